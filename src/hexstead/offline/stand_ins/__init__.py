"""Replacements for libraries that are missing in the browser; `use_stand_ins` makes them importable."""
