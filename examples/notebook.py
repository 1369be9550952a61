"""A first hour as a notebook: play a game, look at it, plot it. The cells (# %%) open as such in VS Code or Jupytext.

python examples/notebook.py            # writes notebook.html
python examples/notebook.py 5 out.html # of five games, into another file
"""

# %% Play one game: chance acts by the seed, the seats by a bot each.
import sys
from collections import Counter
from pathlib import Path
from random import Random

import hexstead
from hexstead.core.events import Produced, Rolled
from hexstead.sim.player import play_out
from hexstead.sim.plots import histogram, stacks
from hexstead.sim.report import STYLE

games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
file = Path(sys.argv[2] if len(sys.argv) > 2 else "notebook.html")
game = hexstead.new("germany", players=3, seed=7)
play_out(game, Random(7))
print(f"{game!r}: {len(game.history)} actions, seat {game.winner} won.")

# %% Look at it: `game` alone in a cell shows the board. Any earlier moment is there as well.
final = game.svg()
half = hexstead.replay(game.record(), len(game.history) // 2)
print(f"Half way, in turn {half.turn}, it was {half.phase}; seat 0 knew its own hand only:")
print(half.view(0).position["hand"])

# %% Count: how often each sum was rolled, and what brought the cards.
rolled = Counter(event.a + event.b for event in game.events_since(0) if isinstance(event, Rolled))
dice = histogram("Rolls by their sum", rolled, "sum of the dice")
made: dict[str, Counter[str]] = {seat: Counter() for seat in game.seats}
for event in game.events_since(0):
    if isinstance(event, Produced):
        made[game.seats[event.seat]][event.resource] += event.count
kinds = sorted({kind for seat in made.values() for kind in seat})
income = stacks("Cards by seat and kind", made, kinds)

# %% Play many, and plot how long they are.
lengths: Counter[int] = Counter()
for seed in range(games):
    other = hexstead.new("germany", players=3, seed=seed, options={"trade.offers": 2})
    play_out(other, Random(seed))
    lengths[other.turn] += 1
long = histogram("Games by number of turns", lengths, "turns")
print(f"{games} games took {min(lengths)} to {max(lengths)} turns.")

# %% Keep it as a page.
sections = {"The board at its end": final, "Rolls": dice, "Cards": income, "Length of games": long}
body = "".join(f"<section><h2>{title}</h2>{picture}</section>" for title, picture in sections.items())
page = f'<!doctype html><meta charset="utf-8"><title>Hexstead</title><style>{STYLE}</style><main>{body}</main>'
file.write_text(page, encoding="utf-8")
print(f"The page is {file}.")
