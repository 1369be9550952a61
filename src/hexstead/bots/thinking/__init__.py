"""How bots think: rules over the masked record, the board and a mind. No game is named here."""
