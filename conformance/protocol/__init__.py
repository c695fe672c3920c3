"""What travels between the suite and an adapter, and the shape of every document in it."""
