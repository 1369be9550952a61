"""What the documents show is so: every block of code is run, read or checked, and every table that copies code agrees.

How a block is treated follows from its language, and a block of any other kind fails:

| block | treatment |
| --- | --- |
| `python` | run here, one document in one go: a doctest where it has prompts, a program where it has none |
| `python bot` | run as a bot's process through a part of a game, here |
| `json KIND` | read here as the kind it says |
| `sh` | every command is run: test_commands.py |
| `nginx`, `caddy`, `ini` | servers are run by them: test_hosting.py |
| `text` | drawings; no line of one may be a command |
"""

import contextlib
import dataclasses
import doctest
import json
import pkgutil
import re
import shlex
import sys
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from pydantic import ValidationError

import hexstead
from hexstead.board import check
from hexstead.board.shapes import LONGEST_NAME
from hexstead.bots.process import ProcessBot
from hexstead.core.definition import Definition, definition
from hexstead.core.record import KEYS, PROOF, without_proof
from hexstead.core.speaking import Speaker
from hexstead.games.america import meta as america
from hexstead.games.germany import meta as germany
from hexstead.server import create_app
from hexstead.server.messages import Refused, TableWish
from hexstead.server.reading import read_message
from hexstead.sim.jobs import Plan
from hexstead.sim.match import MatchResult
from tests.bots.tables import play
from tests.docs.blocks import DOCUMENTS, ROOT, all_blocks, blocks, inline_code, named, read

TREATED = {"python": {"", "bot"}, "sh": {""}, "text": {""}, "nginx": {""}, "caddy": {""}, "ini": {""}}
PROGRAMS = re.compile(r"^\$?\s*(hexstead|make|pip|python|mkdocs|git|docker|pytest)\b", re.M)
FORMATS = ROOT / "docs" / "formats.md"
GERMANY = definition("germany")
BOT_LINES = jsonschema.Draft202012Validator(
    json.loads((ROOT / "docs" / "bots.schema.json").read_text(encoding="utf-8"))
)


def test_every_block_is_of_a_kind_that_is_treated():
    known = TREATED | {"json": set(CHECKS)}
    assert [str(block) for block in all_blocks() if block.kind not in known.get(block.language, ())] == []


def test_no_command_hides_in_a_drawing():
    assert [str(block) for block in all_blocks("text") if PROGRAMS.search(block.text)] == []


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if blocks(path, "python")], ids=named)
def test_python_in_documents_runs(path, tmp_path, monkeypatch):
    """One run per document, so that a later snippet goes on from an earlier one, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {"__name__": "document"}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    told: list[str] = []
    for block in blocks(path, "python"):
        if block.kind == "bot":
            continue
        if ">>> " in block.text:
            example = doctest.DocTestParser().get_doctest(block.text, space, named(path), named(path), block.line)
            runner.run(example, out=told.append, clear_globs=False)
            space = example.globs
        else:
            exec(compile("\n" * block.line + block.text, named(path), "exec"), space)
    assert runner.failures == 0, "".join(told)


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
    position = hexstead.from_position(data).position()
    assert {key: position[key] for key in data if key != "options"} == {k: v for k, v in data.items() if k != "options"}
    assert data.get("options", {}).items() <= position["options"].items()
    assert hexstead.from_position(position).position() == position


def check_record(data: Any) -> None:
    assert hexstead.replay(data, seed=7).record() == data


def check_outcome(data: Any) -> None:
    assert set(PROOF) < set(data)
    check_action(without_proof(data))


def check_line(data: Any) -> None:
    assert Speaker("germany", "en", ["Ada", "Ben", "Cleo"]).say(data) == "Cleo gets 2 lumber, 1 ore."


def check_prompt(data: Any) -> None:
    (record,) = [json.loads(block.text) for block in blocks(FORMATS, "json") if block.kind == "record"]
    assert hexstead.replay(record).prompt(data["seat"]) == data


CHECKS = {
    "action": check_action, "event": check_event, "position": check_position, "record": check_record,
    "outcome": check_outcome, "line": check_line, "prompt": check_prompt, "bot": BOT_LINES.validate,
    "message": lambda data: read_message(json.dumps(data)), "wish": TableWish.model_validate,
}  # fmt: skip


@pytest.mark.parametrize("block", all_blocks("json"), ids=str)
def test_json_in_documents_is_what_it_says(block):
    CHECKS[block.kind](json.loads(block.text))


def test_every_kind_of_json_has_an_example():
    assert {block.kind for block in all_blocks("json")} == set(CHECKS)
    lines = [json.loads(block.text) for block in all_blocks("json") if block.kind == "bot"]
    shown = {line.get("type") or "/".join(sorted(line)) for line in lines}
    assert shown == {"hello", "decide", "end", "ready", "choose/id", "action/id"}


def test_what_is_no_example_is_noticed():
    """Those checks that are somebody else's."""
    for kind, data in (("bot", {"choose": -1}), ("message", {"type": "act"}), ("wish", {"players": "four"})):
        with pytest.raises((jsonschema.ValidationError, Refused, ValidationError)):
            CHECKS[kind](data)


def test_the_keys_of_a_record_are_told():
    told = read(FORMATS).partition("## Records")[2].partition("## Chance")[0]
    assert [key for key in KEYS if f"`{key}`" not in told] == []


def test_every_endpoint_is_told():
    names = {"seat": "N", "id": "ID", "game": "GAME", "name": "NAME", "place": "CODE@N"}
    paths = [
        re.sub(r"\{(\w+)\}", lambda found: names.get(found[1], "CODE"), path)
        for path in create_app().openapi()["paths"]
    ]
    told = read(ROOT / "docs" / "protocol.md").partition("## HTTP")[2].partition("### Making a table")[0]
    assert [path for path in paths if path not in told] == []
    in_sentences = {code for _, code in inline_code() if re.match(r"(GET|POST|PUT|DELETE) /api/", code)}
    assert [code for code in in_sentences if re.split(r"[ ?]", code)[1] not in {*paths, create_app().openapi_url}] == []


def test_names_of_the_package_in_sentences_are_names():
    named = {found[0] for _, code in inline_code() if (found := re.match(r"hexstead(\.\w+)+", code))}
    asked = {found[1] for _, code in inline_code() if (found := re.match(r"game\.(\w+)", code))}
    assert all(map(pkgutil.resolve_name, named))  # raises where there is none
    assert [name for name in asked if not hasattr(hexstead.new("germany"), name)] == []


def in_first_column(text):
    """What stands between backticks in the first column of tables."""
    return {name for cell in re.findall(r"^\|(.*?)\|", text, re.M) for name in re.findall(r"`([^`]+)`", cell)}


def test_every_room_is_on_the_plan_of_the_house_and_no_other():
    plan = read(ROOT / "docs" / "architecture.md").partition("## The rooms")[2].partition("\n## ")[0]
    told = in_first_column(plan)
    package = ROOT / "src" / "hexstead"
    rooms = {f"{path.name}/" for path in package.iterdir() if (path / "__init__.py").exists()} - {"core/", "games/"}
    files = {path.name for folder in (package, package / "core") for path in folder.glob("[a-z]*.py")}
    assert {name.removeprefix("core/") for name in told} == rooms | files | {
        "rules/",
        "games/<game>/",
        "web/",
        "tools/",
    }


@pytest.mark.parametrize(
    "words",
    [
        "At most {hexes} hexes, {nodes} nodes, {paths} paths, {cities} cities and {landmarks} landmark towns".format(
            **germany.SIZES
        ),
        "At most {hexes} hexes, {nodes} nodes, {paths} paths and {sites} sites; {marks} marks, {tokens} of them `?`, "
        "and tokens of {token_numbers} different numbers".format(**america.SIZES),
        f'1 to {check.MOST_HEXES} of `{{"id", "col", "row", "terrain"}}`',
        f"1 to {check.MOST_NODES} of",
        f"1 to {check.MOST_PATHS} of",
        f"printable, 1 to {LONGEST_NAME} characters",
    ],
)
def test_bounds_of_maps_are_told(words):
    assert words in " ".join(read(ROOT / "docs" / "maps.md").split())


def test_whatever_a_game_may_say_of_itself_is_told():
    told = read(ROOT / "docs" / "adding-a-game.md")
    nothing = (dataclasses.MISSING, dataclasses.MISSING)
    optional = [
        field.name for field in dataclasses.fields(Definition) if (field.default, field.default_factory) != nothing
    ]
    assert len(optional) > 5
    assert [name for name in optional if f"`{name}`" not in told] == []


def test_the_lines_of_a_run_are_told():
    told = read(ROOT / "docs" / "tournaments.md").partition("The first line is the head")[2].partition("\n## ")[0]
    head = Plan("germany", 1, bots=("random",), field="mixed").to_json()
    assert [key for key in head if not re.search(rf"\b{key}\b", told)] == []
    assert [field.name for field in dataclasses.fields(MatchResult) if f"`{field.name}`" not in told] == []


@pytest.mark.parametrize(
    ("readme", "folder"),
    [
        ("src/hexstead/games/america/README.md", ""),
        ("src/hexstead/games/germany/README.md", ""),
        ("src/hexstead/server/README.md", ""),
        ("web/README.md", "src/"),
    ],
)
def test_a_readme_names_everything_in_its_folder(readme, folder):
    """Every folder and file; of the page every folder."""
    told = in_first_column(read(ROOT / readme))
    place = (ROOT / readme).parent / folder
    made = {"__pycache__", "static", "__init__.py", "README.md"}  # and what every folder has
    there = {f"{folder}{path.name}/" for path in place.iterdir() if path.is_dir() and path.name not in made}
    there |= {path.name for path in place.iterdir() if path.is_file() and path.name not in made and not folder}
    assert there <= told
    assert [name for name in told if not ((ROOT / readme).parent / name).exists()] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_links_lead_somewhere(path):
    """In the repository; test_site.py has those between the pages, with their headings."""
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", read(path))
    assert [link for link in links if not (path.parent / link).exists()] == []
