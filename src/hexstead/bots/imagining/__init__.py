"""How bots imagine what is hidden: rules over possible worlds and notes of what they hide. No game is named here."""
