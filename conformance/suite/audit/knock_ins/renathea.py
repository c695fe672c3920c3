"""TODO"""
KNOCK_INS: dict = {}
