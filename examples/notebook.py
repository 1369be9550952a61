"""A first notebook: play a game, inspect it, plot it. VS Code and Jupytext recognise the cells (# %%).

python examples/notebook.py            # writes notebook.html
python examples/notebook.py 5 out.html # five games, another file
"""

# %% Play one game: the seed determines chance, and random players take the seats.
import sys
from collections import Counter
from pathlib import Path
from random import Random

import hexstead
from hexstead.core.events import Produced, Rolled
from hexstead.sim.playout import play_out
from hexstead.sim.plots import histogram, stacks
from hexstead.sim.report import STYLE

games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
file = Path(sys.argv[2] if len(sys.argv) > 2 else "notebook.html")
game = hexstead.new("germany", players=3, seed=7)
play_out(game, Random(7))
print(f"{game!r}: {len(game.history)} actions, seat {game.winner} won.")

# %% Inspect it: `game` as the last line of a cell shows the board. Replay the record to any earlier position.
final = game.svg()
half = hexstead.replay(game.record(), len(game.history) // 2)
print(f"Halfway, in turn {half.turn}, the phase was {half.phase}. Seat 0 saw only its own hand:")
print(half.view(0).position["hand"])

# %% Count rolls by sum, and cards by seat.
rolled = Counter(event.a + event.b for event in game.events_since(0) if isinstance(event, Rolled))
dice = histogram("Rolls by sum", rolled, "sum of the dice")
made: dict[str, Counter[str]] = {seat: Counter() for seat in game.seats}
for event in game.events_since(0):
    if isinstance(event, Produced):
        made[game.seats[event.seat]][event.resource] += event.count
kinds = sorted({kind for seat in made.values() for kind in seat})
income = stacks("Cards by seat and kind", made, kinds)

# %% Play many games and plot their length.
lengths: Counter[int] = Counter()
for seed in range(games):
    other = hexstead.new("germany", players=3, seed=seed, options={"trade.offers": 2})
    play_out(other, Random(seed))
    lengths[other.turn] += 1
long = histogram("Games by number of turns", lengths, "turns")
print(f"{games} games took {min(lengths)} to {max(lengths)} turns.")

# %% Save the plots as a web page.
sections = {"Final board": final, "Rolls": dice, "Cards": income, "Game length": long}
body = "".join(f"<section><h2>{title}</h2>{picture}</section>" for title, picture in sections.items())
page = f'<!doctype html><meta charset="utf-8"><title>Hexstead</title><style>{STYLE}</style><main>{body}</main>'
file.write_text(page, encoding="utf-8")
print(f"Saved as {file}.")
