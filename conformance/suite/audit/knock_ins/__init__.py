"""Engines that break a rule of absence, one module a game: `KNOCK_INS`, a context manager by rule id."""
