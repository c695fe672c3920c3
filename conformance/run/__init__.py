"""Running cases against an adapter, judging, reporting."""
