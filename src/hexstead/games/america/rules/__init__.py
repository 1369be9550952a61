"""The rules of America, written once and run as plain or compiled code. Every action enters through `play.py`."""
