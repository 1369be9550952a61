"""The games, one folder each; a new game is a new folder here and nothing else."""
