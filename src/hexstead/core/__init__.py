"""What every game shares: records, both back ends, actions, events, chance, cards, trade, views. Names no game."""
