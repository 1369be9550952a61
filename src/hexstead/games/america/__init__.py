"""America: settlers, rails and trains across the continent."""
