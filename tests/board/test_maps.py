"""Map files: the shipped ones are valid, and every kind of fault is reported in a sentence."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexstead.board import check_map, load_map, read_map, shipped_map
from hexstead.core.definition import definition
from hexstead.errors import BadMap
from tests.random_play import BUILT_IN, GAMES

FILES = {game: Path(definition(game).folder) / "map.json" for game in GAMES}
MAPS = {game: json.loads(file.read_text("utf-8")) for game, file in FILES.items()}


@pytest.fixture
def germany() -> dict[str, Any]:
    return copy.deepcopy(MAPS["germany"])


@pytest.fixture
def america() -> dict[str, Any]:
    return copy.deepcopy(MAPS["america"])


@pytest.mark.parametrize("game", MAPS)
def test_the_shipped_maps_are_valid(game):
    assert check_map(MAPS[game]) == []
    assert load_map(FILES[game]).data == MAPS[game]
    assert load_map(str(FILES[game])).game == load_map(MAPS[game]).game == game


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_shipped_maps_state_their_provenance(game):
    provenance = shipped_map(game).data["provenance"]
    assert {"documented", "reconstructed"} <= provenance.keys()


def test_unsure_marks_are_kept():
    board = shipped_map("germany")
    unsure = {name for name, entry in board.place_data.items() if entry.get("unsure")}
    assert {"Regensburg", "Rostock", "Ulm", "Bremen", "Schwerin"} <= unsure
    assert not {"Kassel", "Trier"} & unsure
    assert shipped_map("america").paths[shipped_map("america").path("g0y7-g0y8")].data["unsure"] is True


def test_edge_hexes_of_america_are_not_part_of_the_graph():
    board = shipped_map("america")
    assert len(board.data["edge_hexes"]) == 22
    assert not {entry["id"] for entry in board.data["edge_hexes"]} & {tile.id for tile in board.hexes}


# Changes that make the Germany map invalid: path of the entry, new value (or GONE), expected sentence.
GONE = object()
FAULTS: list[tuple[list[Any], Any, str]] = [
    (["format"], 2, "format should be 1, not 2"),
    (["format"], True, "format should be 1, not true"),
    (["game"], "atlantis", "for the game 'atlantis', which does not exist"),
    (["game"], "../../etc", "which does not exist"),
    (["game"], "__pycache__", "which does not exist"),
    (["game"], None, "game should be a printable text of 1 to 80 characters, not null"),
    (["title"], "x" * 81, "title should be a printable text of 1 to 80 characters, not a text of 81"),
    (["title"], "two\nlines", "title should be a printable text"),
    (["grid"], "square", "grid should be one of flat, pointy, not 'square'"),
    (["hexes"], {}, "list of hexes should be a list, not an object"),
    (["hexes"], [], "list of hexes should have 1 to 200 entries, not 0"),
    (["nodes"], [0] * 401, "list of nodes should have 1 to 400 entries, not 401"),
    (["paths"], [0] * 601, "list of paths should have 1 to 600 entries, not 601"),
    (["hexes", 3], "B3", "Hex number 4 should be an object, not 'B3'"),
    (["hexes", 0, "terrain"], "lava", "Hex A1: terrain should be one of .*fields.*, not 'lava'"),
    (["hexes", 0, "terrain"], ["forest"], "Hex A1: terrain should be a printable text .* not a list of 1"),
    (["hexes", 0, "number"], 13, "Hex A1: number should be a whole number from 2 to 12, not 13"),
    (["hexes", 0, "number"], 1e300, "Hex A1: number should be a whole number .*, not 1e.300"),
    (["hexes", 0, "number"], float("nan"), "Hex A1: number should be a whole number .*, not nan"),
    (["hexes", 0, "number"], 7, "Hex A1 has the number 7"),
    (["hexes", 0, "number"], GONE, "Hex A1 has no number"),
    (["hexes", 0, "col"], 10**5000, "Hex A1: col should be a whole number .*, not a huge number"),
    (["hexes", 0, "col"], 6, "Hex B1 at col 4, row -6 does not fit the other hexes"),
    (["hexes", 1, "col"], 5, "Hex B1 at col 5, row -6 does not fit the other hexes"),
    (["hexes", 1, "id"], "A1", "Hex A1 is listed twice"),
    (["hexes", 1, "corners", 2], "v99", "Hex B1 lists corners that do not exist: v99"),
    (["hexes", 1, "corners", 2], "v81", "Hex B1 lists the corners .*v81.* but by its position they are v03, v07, v11"),
    (["hexes", 1, "corners"], [], "Hex B1: corners should have 1 to 6 entries, not 0"),
    (["hexes", 0, "terain"], "forest", "Hex number 1 has an unknown key 'terain'"),
    (["hexes", 0, "region"], 5, "Hex A1: region should be a printable text"),
    (["hexes", 0, "unsure"], "yes", "unsure mark of Hex A1 should be true, false or a list of words, not 'yes'"),
    (["nodes", 1, "id"], "v00", "Node v00 is listed twice"),
    (["nodes", 1], {"id": "v01", "col": 5, "row": -11}, "Node v01 is on the same spot as v00: col 5, row -11"),
    (["nodes", 1, "row"], -9, "Node v01 at col 4, row -9 is not a corner of a hex"),
    (["nodes", 1, "col"], GONE, "Node number 2 is missing col"),
    (["paths", 0, "b"], "v77x", "Path v00-v77x leads to v77x, which is not a node"),
    (["paths", 0, "b"], "v81", "Path v00-v81 is not one edge long"),
    (["paths", 0, "b"], "v00", "Path v00-v00 starts and ends at the same node"),
    (["paths", 1], {"a": "v01", "b": "v00"}, "Path v01-v00 is listed twice"),
    (["paths", 0, "a"], {}, "Path number 1: end a should be a printable text .*, not an object"),
    (["paths", 0, "track"], True, "Path number 1 has an unknown key 'track'"),
    (["places", 0, "at"], "v99", "Aachen is at v99, which is not a node"),
    (["places", 0, "at"], "v38", "Kassel and Aachen are at the same node, v38"),
    (["places", 0, "name"], "Kassel", "The place Kassel is listed twice"),
    (["places", 0, "name"], "v12", "The place v12 has the same name as a node"),
    (["places", 0, "name"], "", "Place number 1: name should be a printable text"),
    (["places", 0, "kind"], "harbour", "Aachen: kind should be one of city, landmark, not 'harbour'"),
    (["places", 0, "kind"], "landmark", "Aachen is a landmark town without a landmark"),
    (["provenance"], {}, "provenance is empty"),
    (["provenance"], "ours", "provenance should be an object, not 'ours'"),
    (["provenance", "documented"], ["all"], "provenance 'documented' should be a text"),
    (["provenance", "documented"], "x" * 4001, "provenance 'documented' should be a text of at most 4000 characters"),
    (["landmarks"], GONE, "The map is missing landmarks"),
    (["landmarks"], [], "list of landmarks should have 1 to 12 entries, not 0"),
    (["landmarks", 0], GONE, "Berlin is a landmark town without a landmark"),
    (["landmarks", 0], "Berlin", "Landmark number 1 should be an object, not 'Berlin'"),
    (["landmarks", 0, "city"], "Kassel", "Landmark number 1 is at 'Kassel', which is not a landmark town"),
    (["landmarks", 0, "city"], "Bremen", "Bremen has two landmarks"),
    (["landmarks", 0, "reward", "type"], "castle", "type should be one of road, resources, development, not 'castle'"),
    (["landmarks", 0, "reward", "count"], 0, "count should be a whole number from 1 to 2, not 0"),
    (["landmarks", 0, "reward", "choice"], "ore", "choice should be one of any, not 'ore'"),
    (["landmarks", 0, "reward"], [], "The reward of Landmark number 1 should be an object, not an empty list"),
    (["gotz_start"], "Z9", "Götz starts on 'Z9', which is not a hex"),
    (["gotz_start"], [], "Götz starts on an empty list"),
    (["development_cards", 0, "id"], "trade", "The development card trade is listed twice"),
    (["development_cards", 0, "count"], -1, "count should be a whole number from 0 to 40, not -1"),
    (["start_cards", 0], GONE, "list of start cards should have 4 entries, not 3"),
    (["start_cards", 0], "Hof", "Start card 1 should be an object, not 'Hof'"),
    (["start_cards", 0, "cities", 0], GONE, "Start card 1: cities should have 3 entries, not 2"),
    (["start_cards", 0, "cities", 0], "Trier", "Start card 1 names 'Trier', which is not a city of the map"),
    (["start_cards", 3, "cities", 0], "Hof", "Start card 4 names Hof, which is already on a start card"),
    (["start_cards", 0, "resources", 0], "gold", "resource should be one of .*, not 'gold'"),
    (["harbours"], [], "The map has an unknown key 'harbours'"),
]


def broken(data: Any, where: list[Any], value: Any) -> Any:
    inner = data
    for key in where[:-1]:
        inner = inner[key]
    if value is GONE:
        del inner[where[-1]]
    else:
        inner[where[-1]] = value
    return data


@pytest.mark.parametrize(("where", "value", "sentence"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_every_fault_is_reported(germany, where, value, sentence):
    broken(germany, where, value)
    with pytest.raises(BadMap, match=sentence) as caught:
        load_map(germany)
    assert caught.value.faults == check_map(germany)
    assert all(fault.endswith(".") for fault in caught.value.faults)


@pytest.mark.parametrize(
    ("where", "value", "sentence"),
    [
        (["hexes", 0, "mark"], "???", r"Hex c1y1: mark should be one of \?, \?\?, not '\?\?\?'"),
        (["hexes", 0, "mark"], GONE, "Hex c1y1 should have a number or a mark unless it is desert"),
        (["hexes", 0, "number"], 4, "Hex c1y1 has both a number and a mark"),
        (["hexes", 33, "number"], 7, "Hex c7y1 has the number 7, but a 7 moves the outlaw"),
        (["number_tokens", "9"], 5, "There are 13 number tokens for 12 hexes marked"),
        (["number_tokens", "7"], 1, "number tokens should be an object of counts by number"),
        (["token_order", 0], "c1y1", r"token order should name every hex marked \? once"),
        (["token_order"], "c13y5", "token order should be a list of hex ids, not 'c13y5'"),
        (["places", 0, "gold"], -1, "Seattle: gold should be a whole number from 0 to 3, not -1"),
        (["paths", 2, "track"], 1, "Path g0y2-g1y2: track should be true or false, not 1"),
        (["outlaw_start"], "c0y2", "The outlaw starts on 'c0y2', which is not a hex"),
        (["edge_hexes", 0, "col"], 3, "Edge hex number 1 does not fit the other hexes"),
        (["edge_hexes"], {}, "list of edge hexes should be a list, not an object"),
        (["edge_hexes", 0], "c0y2", "Edge hex number 1 should be an object, not 'c0y2'"),
        (["edge_hexes", 1, "row"], 2, "Edge hex number 2 is on the same spot as Edge hex number 1"),
        (["suggested_setup"], [], "suggested set-up should be an object, not an empty list"),
        (["suggested_setup", "hands"], 3, "suggested set-up: hands should be an object, not 3"),
        (["suggested_setup", "tokens", "c13y5"], 13, "suggested set-up places 13 on 'c13y5'"),
        (["suggested_setup", "tokens", "c13y5"], GONE, r"should place one token on every hex marked \?"),
        (["suggested_setup", "tokens", "c13y5"], 10, "does not place exactly the number tokens"),
        (["suggested_setup", "cities", "red", 0], "Seattle", "names? 'Seattle', which is not a start site"),
        (["suggested_setup", "cities", "red"], ["Boston"] * 4, "suggested cities of red should be 3, not 4"),
        (["suggested_setup", "rails", "red"], "g10y5-g10y6", "suggested rails of red should be a list of names"),
        (["suggested_setup", "rails", "red"], ["g10y5", "g12y2"], "the two ends of one path"),
        (["suggested_setup", "hands", "red", "gold"], 1, "suggested hands of red should count resource cards"),
        (["development_cards", 0, "id"], "knight", "id should be one of cavalry"),
    ],
    ids=lambda value: "gone" if value is GONE else str(value)[:40],
)
def test_every_fault_of_america_is_reported(america, where, value, sentence):
    with pytest.raises(BadMap, match=sentence):
        load_map(broken(america, where, value))


def test_an_unreachable_node_is_reported(germany):
    germany["paths"] = [path for path in germany["paths"] if "v81" not in path.values()]
    assert check_map(germany) == ["Node v81 cannot be reached from v00."]


def test_two_paths_with_the_same_name_are_reported(germany):
    renamed = {"v00": "p", "v01": "q-r", "v02": "p-q", "v04": "r"}
    for node in germany["nodes"]:
        node["id"] = renamed.get(node["id"], node["id"])
    for tile in germany["hexes"]:
        tile["corners"] = [renamed.get(corner, corner) for corner in tile["corners"]]
    for path in germany["paths"]:
        path["a"], path["b"] = renamed.get(path["a"], path["a"]), renamed.get(path["b"], path["b"])
    assert check_map(germany) == ["Two paths are named p-q-r; rename one of their ends."]


def test_a_hex_without_corners_is_reported(germany):
    germany["hexes"].append({"id": "Z1", "col": 25, "row": 15, "terrain": "forest", "number": 4})
    assert "None of the corners of hex Z1 exists as a node." in check_map(germany)


def test_a_map_that_exceeds_the_layout_is_reported(germany):
    germany["hexes"].append({"id": "Z1", "col": 3, "row": -9, "terrain": "forest", "number": 4})
    assert check_map(germany) == ["The map has 31 hexes; a map of Germany has at most 30."]


def test_a_map_of_america_that_exceeds_the_layout_is_reported(america):
    edge = america["edge_hexes"].pop(0)
    america["hexes"].append({"id": "Z1", "col": edge["col"], "row": edge["row"], "terrain": "forest", "mark": "?"})
    america["token_order"].append("Z1")
    america["suggested_setup"]["tokens"]["Z1"] = 8
    america["number_tokens"]["8"] = 1
    assert check_map(america) == [
        f"The map has {count}; a map of America has at most {most}."
        for count, most in (
            ("72 hexes", 71), ("13 hexes marked ?", 12), ("27 hexes with a mark", 26),
            ("4 different numbers on its tokens", 3),
        )
    ]  # fmt: skip


def test_a_smaller_map_is_valid(germany):
    germany["hexes"] = germany["hexes"][1:]
    assert check_map(germany) == []


def test_a_long_list_of_faults_is_truncated(germany):
    for tile in germany["hexes"]:
        tile["number"] = 99
    faults = check_map(germany)
    assert len(faults) == 21
    assert faults[-1] == "and 10 more."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "not JSON: Expecting value at line 1, column 1"),
        (b"{", "not JSON"),
        (b'{"title": NaN}', "contains NaN, which is not a number"),
        (b'{"a": 1, "a": 2}', "has the key 'a' twice"),
        (b"[" * 100_000, "nested too deeply"),
        (b"1" * 5000, "number with too many digits"),
        (b"\xff\xfe", "not UTF-8"),
        (b" " * 2_000_001, "larger than 2000000 bytes"),
        (b"[]", "The map should be an object, not an empty list"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_file_that_is_not_a_map_is_rejected(tmp_path, text, sentence):
    file = tmp_path / "map.json"
    file.write_bytes(text)
    with pytest.raises(BadMap, match=sentence):
        load_map(file)


def test_a_missing_file_is_rejected(tmp_path):
    with pytest.raises(BadMap, match="cannot be read: No such file"):
        read_map(tmp_path / "nowhere.json")
    with pytest.raises(BadMap, match="cannot be read"):
        read_map("nul\0byte")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(JSON)
def test_arbitrary_json_gives_sentences(data):
    faults = check_map(data)
    assert faults
    assert all(isinstance(fault, str) for fault in faults)


def key_paths(data: Any, where: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Path of keys to every entry of a JSON value."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [where] * bool(where) + [path for key, value in inner for path in key_paths(value, (*where, key))]


ENTRIES = [(game, path) for game, data in MAPS.items() for path in key_paths(data)]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(ENTRIES), st.just(GONE) | JSON | st.sampled_from(["v00", "Kassel", "A1", 0, 7, -5, "city"]))
def test_a_map_changed_anywhere_is_valid_or_reported(entry, value):
    game, where = entry
    data = broken(copy.deepcopy(MAPS[game]), list(where), value)
    faults = check_map(data)
    assert all(isinstance(fault, str) and fault for fault in faults)
    if not faults:
        assert load_map(data).game == game
