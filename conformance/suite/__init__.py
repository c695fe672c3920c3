"""The specification as data: features, rules, rulings, and the cases that scenarios compile to."""
