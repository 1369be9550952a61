"""The particle filter that determinizations are drawn from: rules shared by all games."""
