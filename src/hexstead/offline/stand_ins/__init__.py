"""Modules in place of libraries that a browser does not have; `use_stand_ins` makes them importable."""
