"""Rules that games share, as functions over the records of `core/table.py`."""
