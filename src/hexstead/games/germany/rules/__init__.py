"""The rules of Germany, written once and run as plain or compiled code. Every action enters through `play.py`."""
