"""`hexstead map check` and `hexstead map draw`."""

import json

import pytest

from hexstead.board import check_map, shipped_map
from hexstead.drawing import draw_map


@pytest.mark.parametrize("game", ["germany", "america"])
def test_shipped_map_is_valid(cli, game):
    assert cli("map", "check", game).startswith(f"{game} is valid: a map for {game} with ")


def test_every_error_in_a_map_is_one_line(cli_fails, tmp_path):
    data = dict(shipped_map("germany").data)
    data["hexes"] = [{**tile, "terrain": "lava"} if i < 2 else tile for i, tile in enumerate(data["hexes"])]
    file = tmp_path / "map.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    faults = check_map(data)
    assert len(faults) >= 2
    assert cli_fails("map", "check", file).splitlines() == faults
    assert cli_fails("map", "draw", file)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_map_is_drawn_to_a_file_or_to_stdout(cli, tmp_path, theme):
    file = tmp_path / "map.svg"
    assert cli("map", "draw", "germany", "--theme", theme, "-o", file) == ""
    drawn = draw_map(shipped_map("germany"), theme=theme)
    assert file.read_text(encoding="utf-8") == drawn
    assert cli("map", "draw", "germany", "--theme", theme) == drawn + "\n"
