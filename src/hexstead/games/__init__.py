"""The games: one folder each. A game is found by its folder's name."""
