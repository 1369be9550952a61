"""The island's rules. action_specs.py declares which function checks, applies and enumerates each action."""
