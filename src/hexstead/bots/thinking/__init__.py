"""How bots choose moves: rules over the masked state, the board and a mind, shared by all games."""
