"""The documents hold: their Python runs, their JSON is read, their tables match the code, their links lead somewhere.

Python in a fence is a doctest where it has prompts, a program where it has none. JSON in a fence says what it is:
`json action`, `json outcome`, `json event`, `json line`, `json position`, `json record`, `json prompt`; plain `json`
need only be JSON.
"""

import dataclasses
import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import hexstead
from hexstead.core.definition import definition
from hexstead.core.log import Speaker
from hexstead.core.record import KEYS, PROOF, without_proof

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
DOCUMENTS += [*sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "src/hexstead/games").glob("*/README.md"))]
FENCE = re.compile(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", re.M | re.S)
FORMATS = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
GERMANY = definition("germany")


def fences(text: str, language: str) -> list[tuple[str, str, int]]:
    """(kind, content, line) of every fenced block in a language."""
    return [
        (found[2] or "", found[3], text.count("\n", 0, found.start()) + 1)
        for found in FENCE.finditer(text)
        if found[1] == language
    ]


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_python_in_documents_runs(path):
    """One run per document, so that a later snippet goes on from an earlier one."""
    space: dict[str, Any] = {}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    told: list[str] = []
    for _, code, line in fences(path.read_text(encoding="utf-8"), "python"):
        if ">>> " in code:
            example = doctest.DocTestParser().get_doctest(code, space, named(path), named(path), line)
            runner.run(example, out=told.append, clear_globs=False)
            space = example.globs
        else:
            exec(compile("\n" * line + code, named(path), "exec"), space)
    assert runner.failures == 0, "".join(told)


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
    (record,) = [json.loads(text) for kind, text, _ in fences(FORMATS, "json") if kind == "record"]
    assert hexstead.replay(record).prompt(data["seat"]) == data


CHECKS = {
    "action": check_action, "event": check_event, "position": check_position, "record": check_record,
    "outcome": check_outcome, "line": check_line, "prompt": check_prompt, "": lambda data: None,
}  # fmt: skip
EXAMPLES = [
    pytest.param(kind, text, id=f"{named(path)}:{line}")
    for path in DOCUMENTS
    for kind, text, line in fences(path.read_text(encoding="utf-8"), "json")
]


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_json_in_documents_is_what_it_says(kind, text):
    CHECKS[kind](json.loads(text))


def test_every_kind_of_json_has_an_example():
    shown = {kind for kind, _, _ in fences(FORMATS, "json")}
    assert shown >= {kind for kind in CHECKS if kind}


def ticked(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "–"


def test_the_table_of_actions_is_that_of_the_code():
    table = GERMANY.actions
    lines = []
    for cls in sorted(table.classes, key=lambda cls: table.start[table.kinds[cls]]):
        kind = table.kinds[cls]
        first, last = table.start[kind], table.start[kind] + table.size_x[kind] * table.size_y[kind] - 1
        codes = f"{first}–{last}" if last > first else str(first)
        names = [f.name for f in dataclasses.fields(cls) if f.name != "seat"]
        lines.append(f"| `{cls.type_name()}` | {ticked(names)} | {codes} |")
    wanted = "\n".join(["| type | arguments | codes |", "| --- | --- | --- |", *lines, ""])
    assert wanted in FORMATS, f"docs/formats.md should have this table:\n{wanted}"


def test_the_table_of_events_is_that_of_the_code():
    lines = []
    for cls in GERMANY.events.classes:
        names = [f.name for f in dataclasses.fields(cls)]
        secret = "".join(f" `{column}`: known to {ticked(list(knowers))}" for column, knowers in cls.secret.items())
        lines.append(f"| `{cls.type_name()}` | {ticked(names)} |{secret} |")
    wanted = "\n".join(["| type | columns | secret |", "| --- | --- | --- |", *lines, ""])
    assert wanted in FORMATS, f"docs/formats.md should have this table:\n{wanted}"


def test_the_keys_of_a_record_are_told():
    told = FORMATS.partition("## Records")[2].partition("## Chance")[0]
    assert [key for key in KEYS if f"`{key}`" not in told] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_links_lead_somewhere(path):
    text = path.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert [link for link in links if not (path.parent / link).exists()] == []
