"""Every code block in the documents is run or validated, and the names in running text exist.

The language of a block decides how it is checked; a block in any other language fails:

| block | check |
| --- | --- |
| `python` | executed here, one namespace per document: as a doctest if it has prompts, else as a program |
| `python bot` | played as a bot process for a few turns, here |
| `json KIND` | parsed here as the kind it states |
| `sh` | test_commands.py and others run the commands |
| `nginx`, `caddy`, `ini` | test_hosting.py starts servers with them |
| `text` | diagrams; must not contain commands |
"""

import contextlib
import doctest
import json
import pkgutil
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from pydantic import ValidationError

import hexstead
from hexstead.bots.process import ProcessBot
from hexstead.core.definition import definition
from hexstead.core.game import Game, from_position
from hexstead.core.game_file import PROOF, without_proof
from hexstead.core.log_text import LogFormatter
from hexstead.server import create_app
from hexstead.server.messages import Refused, TableRequest
from hexstead.server.parsing import read_message
from tests.bots.tables import play
from tests.docs.blocks import DOCUMENTS, ROOT, all_blocks, blocks, inline_code, read, relative
from tests.docs.reachable import game_that_reaches, germany_question
from tests.random_play import BUILT_IN

KINDS = {"python": {"", "bot"}, "sh": {""}, "text": {""}, "nginx": {""}, "caddy": {""}, "ini": {""}}
PROGRAMS = re.compile(r"^\$?\s*(hexstead|make|pip|python|mkdocs|git|docker|pytest)\b", re.M)
FORMATS = ROOT / "docs" / "formats.md"
GERMANY = definition("germany")
BOT_LINES = jsonschema.Draft202012Validator(
    json.loads((ROOT / "docs" / "bots.schema.json").read_text(encoding="utf-8"))
)


def test_every_block_has_a_checked_kind():
    known = KINDS | {"json": set(CHECKS)}
    assert [str(block) for block in all_blocks() if block.kind not in known.get(block.language, ())] == []


def test_text_blocks_contain_no_commands():
    assert [str(block) for block in all_blocks("text") if PROGRAMS.search(block.text)] == []


def from_reached_position(position: Any) -> Game:
    """Like hexstead.from_position, but the position must be one that legal play reaches."""
    game = from_position(position)
    game_that_reaches(game)
    return game


def test_an_example_that_play_cannot_reach_fails():
    """A reachable road, but opponents without town halls; and a hand that no set-up gives."""
    for position in ({"hall_owner": {"Hof": 0}, "road_owner": {"v45-v51": 0}}, {"hand": [{"ore": 2}, {}, {}, {}]}):
        with pytest.raises(AssertionError, match="reaches this position"):
            from_reached_position({"game": "germany", **position})


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if blocks(path, "python")], ids=relative)
def test_python_in_documents_runs(path, tmp_path, monkeypatch):
    """All blocks of a document share one namespace and one temporary working directory."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(hexstead, "from_position", from_reached_position)
    space: dict[str, Any] = {"__name__": "document"}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    failures: list[str] = []
    for block in blocks(path, "python"):
        if block.kind == "bot":
            continue
        if ">>> " in block.text:
            example = doctest.DocTestParser().get_doctest(block.text, space, relative(path), relative(path), block.line)
            runner.run(example, out=failures.append, clear_globs=False)
            space = example.globs
        else:
            exec(compile("\n" * block.line + block.text, relative(path), "exec"), space)
    assert runner.failures == 0, "".join(failures)


@pytest.mark.parametrize("block", [block for block in all_blocks("python") if block.kind == "bot"], ids=str)
def test_bots_in_documents_play(block, tmp_path):
    source = tmp_path / "bot.py"
    source.write_text(block.text, encoding="utf-8")
    with contextlib.closing(ProcessBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(source))}")) as bot:
        assert play(bot, turns=6).turn == 7
        assert bot.faults == []


def check_action(data: Any) -> None:
    codec = hexstead.new("germany", players=3).engine.codec
    assert codec.from_json(data).to_json() == {k: list(v) if isinstance(v, tuple) else v for k, v in data.items()}


def check_event(data: Any) -> None:
    (cls,) = [cls for cls in GERMANY.events.classes if cls.type_name() == data["type"]]
    arguments = {key: value for key, value in data.items() if key != "type"}
    assert cls(**arguments).to_json() == data
    assert all(arguments[key] is not None or key in cls.secret for key in arguments)


def check_position(data: Any) -> None:
    position = from_reached_position(data).position()
    assert {key: position[key] for key in data if key != "options"} == {k: v for k, v in data.items() if k != "options"}
    assert data.get("options", {}).items() <= position["options"].items()
    assert hexstead.from_position(position).position() == position


def check_record(data: Any) -> None:
    assert hexstead.replay(data, seed=7).record() == data


def check_outcome(data: Any) -> None:
    assert set(PROOF) < set(data)
    check_action(without_proof(data))


def check_line(data: Any) -> None:
    assert LogFormatter("germany", "en", ["Ada", "Ben", "Cleo"]).format(data) == "Cleo gets 2 lumber, 1 ore."


def check_prompt(data: Any) -> None:
    (record,) = [json.loads(block.text) for block in blocks(FORMATS, "json") if block.kind == "record"]
    assert hexstead.replay(record).prompt(data["seat"]) == data


CHECKS = {
    "action": check_action, "event": check_event, "position": check_position, "record": check_record,
    "outcome": check_outcome, "line": check_line, "prompt": check_prompt, "bot": BOT_LINES.validate,
    "message": lambda data: read_message(json.dumps(data)), "wish": TableRequest.model_validate,
}  # fmt: skip


@pytest.mark.parametrize("block", all_blocks("json"), ids=str)
def test_json_in_documents_is_valid(block):
    CHECKS[block.kind](json.loads(block.text))


def test_the_question_to_a_bot_is_one_that_legal_play_reaches():
    """Events, position, legal actions and targets are those of a played game, but not all of them are shown."""
    (asked,) = [data for block in all_blocks("json") if (data := json.loads(block.text)).get("type") == "decide"]
    game, seat = germany_question(), asked["view"]["viewer"]
    view, prompt = game.view(seat).to_json(), game.prompt(seat)
    assert prompt
    known = {**view, "position": {key: view["position"][key] for key in asked["view"]["position"]}}
    assert asked["view"] | {"legal": []} == known | {"legal": []}
    assert [action for action in asked["view"]["legal"] if action not in view["legal"]] == []
    seen = [event.to_json() for event in game.events_since(0, seat)]
    assert [event for event in asked["events"] if event not in seen] == []
    for shown, choice in zip(asked["prompt"]["choices"], prompt["choices"], strict=True):
        assert set(shown.get("targets", [])) <= set(choice.get("targets", []))
        assert shown | {"targets": None} == choice | {"targets": None}


@pytest.mark.parametrize("game", BUILT_IN)
def test_fields_whose_default_is_not_empty_are_listed(game):
    """The table of defaults in formats.md has every field that is set in a position that specifies only its game."""
    rows = read(FORMATS).split("\n| field | default |\n", 1)[1].split("\n\n", 1)[0].splitlines()
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    position = from_position({"game": game}).position()
    filled = {name for name, value in position.items() if not is_empty(value)} - {"game", "players", "options"}
    assert filled <= listed
    assert listed & position.keys() - filled <= {"turn_seat", "hand_size", "card_count"}  # seat 0, and nobody has cards


def is_empty(value: Any) -> bool:
    """Whether a value is zero, null or empty, or consists of such values."""
    if isinstance(value, dict):
        return is_empty(list(value.values()))
    return all(map(is_empty, value)) if isinstance(value, list | tuple) else not value


def test_every_kind_of_json_has_an_example():
    assert {block.kind for block in all_blocks("json")} == set(CHECKS)
    lines = [json.loads(block.text) for block in all_blocks("json") if block.kind == "bot"]
    shown = {line.get("type") or "/".join(sorted(line)) for line in lines}
    assert shown == {"hello", "decide", "end", "ready", "choose/id", "action/id"}


def test_invalid_json_fails_its_check():
    for kind, data in (("bot", {"choose": -1}), ("message", {"type": "act"}), ("wish", {"players": "four"})):
        with pytest.raises((jsonschema.ValidationError, Refused, ValidationError)):
            CHECKS[kind](data)


def test_the_protocol_page_lists_every_endpoint():
    names = {"seat": "N", "id": "ID", "game": "GAME", "name": "NAME", "place": "CODE@N"}
    paths = [
        re.sub(r"\{(\w+)\}", lambda found: names.get(found[1], "CODE"), path)
        for path in create_app().openapi()["paths"]
    ]
    listed = read(ROOT / "docs" / "protocol.md").partition("## HTTP")[2].partition("### Creating a table")[0]
    assert [path for path in paths if path not in listed] == []
    in_sentences = {code for _, code in inline_code() if re.match(r"(GET|POST|PUT|DELETE) /api/", code)}
    assert [code for code in in_sentences if re.split(r"[ ?]", code)[1] not in {*paths, create_app().openapi_url}] == []


def test_python_names_in_sentences_exist():
    qualified = {found[0] for _, code in inline_code() if (found := re.match(r"hexstead(\.\w+)+", code))}
    methods = {found[1] for _, code in inline_code() if (found := re.match(r"game\.(?!py\b)(\w+)", code))}
    options = {option.name.removeprefix("game.") for game in BUILT_IN for option in definition(game).options}
    assert all(map(pkgutil.resolve_name, qualified))  # raises if one does not exist
    assert [name for name in methods - options if not hasattr(hexstead.new("germany"), name)] == []


def source_file(name: str) -> Path:
    """A path as documents write it: from the root of the repository or from src/hexstead."""
    return next((path for path in (ROOT / name, ROOT / "src/hexstead" / name) if path.exists()), ROOT / name)


def test_files_in_sentences_exist():
    folders = "src|web|tests|tools|docs|examples|core|server|bots|board|sim|env|games/germany|games/america"
    pages = (ROOT, ROOT / "docs")
    files = {
        code for path, code in inline_code() if path.parent in pages and re.fullmatch(rf"({folders})/[\w./-]+", code)
    }
    assert len(files) > 30
    assert [name for name in sorted(files) if not source_file(name).exists()] == []


def test_the_functions_of_the_traced_action_exist():
    """The architecture page lists the files and functions that an action passes through."""
    text = read(ROOT / "docs" / "architecture.md")
    steps = re.findall(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", text, re.M)
    assert len(steps) > 15
    assert [step for step in steps if not re.search(rf"{re.escape(step[1])}\b", read(source_file(step[0])))] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=relative)
def test_links_point_to_files(path):
    """Links between files of the repository; the strict build in test_site.py also checks anchors."""
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", read(path))
    assert [link for link in links if not (path.parent / link).exists()] == []
