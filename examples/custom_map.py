"""Build a custom map, check it, draw it and play on it: an island of nineteen hexes with Germany's rules.

python examples/custom_map.py --out FOLDER      # writes island.json and island.svg
hexstead map check island.json                  # checks the file
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import hexstead
from hexstead.board import check_map
from hexstead.drawing import draw_map
from hexstead.sim.playout import play_out

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))  # of a hex with a corner at the top; see docs/maps.md
TERRAINS = ("fields", "forest", "hills", "mountains", "pasture")
NUMBERS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11, 6)
CITIES = ("Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Ivy", "Juniper", "Larch", "Maple",
          "Nutmeg", "Oak", "Pine", "Rowan", "Spruce", "Teak")  # fmt: skip
CARDS = {"mercenary": 14, "road_building": 3, "banking": 3, "trade": 3, "victory_point": 3}
TOWNS = ("Upper Light", "Lower Light", "Old Mill", "Stone Ring")


def island() -> dict[str, Any]:
    """The map as JSON data: hexes row by row, their nodes and paths, then places and cards."""
    rows = ((-6, 3), (-3, 4), (0, 5), (3, 4), (6, 3))
    centres = [(2 * i - count + 1, row) for row, count in rows for i in range(count)]
    spots = sorted({(c + dc, r + dr) for c, r in centres for dc, dr in CORNERS}, key=lambda spot: (spot[1], spot[0]))
    names = {spot: f"n{number:02}" for number, spot in enumerate(spots)}
    around = [[(c + dc, r + dr) for dc, dr in CORNERS] for c, r in centres]
    sides = [pair for ring in around for pair in zip(ring, ring[1:] + ring[:1], strict=True)]
    edges = sorted({tuple(sorted((names[a], names[b]))) for a, b in sides})
    chosen = [names[spot] for spot in spots[1::2]]  # no two neighbours within a row
    cities = dict(zip(CITIES, chosen, strict=False))
    towns = dict(zip(TOWNS, chosen[len(CITIES) :], strict=False))
    return {
        "format": 1,
        "game": "germany",
        "title": "Island",
        "grid": "pointy",
        "hexes": [
            {"id": f"h{i}", "col": c, "row": r, "terrain": TERRAINS[i * 2 % 5], "number": NUMBERS[i]}
            for i, (c, r) in enumerate(centres)
        ],
        "nodes": [{"id": names[spot], "col": spot[0], "row": spot[1]} for spot in spots],
        "paths": [{"a": a, "b": b} for a, b in edges],
        "places": [
            *({"name": name, "at": at, "kind": "city"} for name, at in cities.items()),
            *({"name": name, "at": at, "kind": "landmark"} for name, at in towns.items()),
        ],
        "landmarks": [
            {"city": town, "name": f"The {town}", "reward": {"type": "resources", "count": 1, "choice": "any"}}
            for town in TOWNS
        ],
        "gotz_start": "h9",
        "development_cards": [{"id": card, "count": count} for card, count in CARDS.items()],
        "start_cards": [{"cities": list(CITIES[seat:12:4]), "resources": ["brick", "lumber"]} for seat in range(4)],
        "provenance": {"documented": "nothing", "reconstructed": "an example"},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Build, check, draw and play a custom map.")
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--seed", type=int, default=3)
    options = parser.parse_args()
    data = island()
    print("\n".join(check_map(data)) or "The map is valid.")
    (options.out / "island.json").write_text(json.dumps(data, indent=1), encoding="utf-8")
    (options.out / "island.svg").write_text(draw_map(hexstead.load_map(data)), encoding="utf-8")
    print(f"An invalid map is reported in a sentence: {check_map(data | {'gotz_start': 'nowhere'})[0]}")
    game = hexstead.new("germany", players=3, seed=options.seed, board=data)
    play_out(game, Random(options.seed), limit=20_000)
    print(f"Seat {game.winner} won on it in turn {game.turn}." if game.is_over else "Nobody has won yet.")
    again = hexstead.replay(json.loads(json.dumps(game.record())))  # the record includes the map
    print(f"Its record replays: {again.position() == game.position()}.")


if __name__ == "__main__":
    main()
