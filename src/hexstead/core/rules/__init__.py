"""Rules shared by all games, as functions over the structs of `core/common_fields.py`."""
