"""The third game on the command line, where its package is found by its entry point."""

import json
import subprocess
import sys

import pytest

from hexstead.sim import play_many


def hexstead(*arguments: object) -> str:
    command = [sys.executable, "-m", "hexstead", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=280).stdout


def without_speed(summary):
    return {key: value for key, value in summary.items() if key != "speed"}


@pytest.mark.parametrize("players", [2, 4])
def test_simulate_plays_random_games(players):
    arguments = ("--players", players, "--games", 20, "--seed", 3, "--plain", "--json")
    data = json.loads(hexstead("simulate", "island", *arguments))
    assert data["endings"] == {"won": 20, "drawn": 0, "cut": 0}
    assert without_speed(data) == without_speed(play_many("island", 20, players, 3, engine="plain").to_json())


@pytest.mark.compiled
def test_simulate_compiles_the_game():
    data = json.loads(hexstead("simulate", "island", "--games", 100, "--seed", 1, "--json"))
    assert data["speed"]["engine"] == "fast"
    assert without_speed(data) == without_speed(play_many("island", 100, seed=1, engine="plain").to_json())


def test_levels_play_without_faults():
    """Without a bot mind every level plays at random."""
    arguments = ("--players", 3, "--bot", "settler", "--bot", "random", "--games", 6, "--plain", "--json")
    data = json.loads(hexstead("tournament", "island", *arguments))
    assert (data["games"], data["endings"]["won"], data["faults"]) == (6, 6, [])


def test_the_map_is_valid_and_can_be_drawn():
    assert hexstead("map", "check", "island").startswith("island is valid: a map for island with 7 hexes")
    assert hexstead("map", "draw", "island").startswith("<svg")


def test_the_help_lists_the_game():
    assert "america, germany, island" in " ".join(hexstead("simulate", "--help").split())
