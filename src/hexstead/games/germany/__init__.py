"""Germany: roads, town halls and landmarks."""
