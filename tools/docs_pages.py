"""A hook of mkdocs (`make docs`): pages that are made from code, and the files of the house that pages link to.

Made pages are rules by ID, proofs, commands, names and schemas: what they say is read from the code at every build. A
link that leaves docs/ leads to a copy under `house/`, so that the pages are whole without the repository.
"""

from __future__ import annotations

import html
import json
import posixpath
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import typer  # noqa: E402

from hexstead.cli.app import app  # noqa: E402
from hexstead.core.definition import definition, game_names  # noqa: E402
from hexstead.core.schemas import schemas  # noqa: E402
from hexstead.core.words import messages, rule_sentence  # noqa: E402
from hexstead.env import layout  # noqa: E402
from hexstead.server import create_app  # noqa: E402
from hexstead.server.messages import TO_CLIENT, TO_SERVER  # noqa: E402
from hexstead.server.messages import schema as table_schema  # noqa: E402
from tools import rule_index  # noqa: E402

HOUSE = "house"
ALWAYS = ("CONTRIBUTING.md", "CHANGELOG.md")  # in the navigation
LINK = re.compile(r"(?<=\]\()(?!https?:|#|mailto:)([^)\s#]+)")
KIND = re.compile(r"^(```\w+) \w+$", re.M)  # what a block is, for the tests
NOT_SEARCHED = "---\nsearch:\n  exclude: true\n---\n"
KNOWN_TO = {"all": "all", "owner": "its seat", "turn": "the turn player", "nobody": "nobody"}

Schema = Mapping[str, Any]


# What mkdocs calls.


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The decisions stand in the navigation without being listed."""
    decisions = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("*.md"))
    for part in config.nav or []:
        for entry in part.get("House", []) if isinstance(part, dict) else []:
            if isinstance(entry, dict) and "Decisions" in entry:
                entry["Decisions"] = [f"decisions/{name}" for name in decisions]
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    for path, text in made_pages():
        files.append(File.generated(config, path, content=text))
    for path in sorted(left_for(ROOT)):
        source = ROOT / path
        if source.suffix == ".md":
            text = NOT_SEARCHED + source.read_text(encoding="utf-8")
            files.append(File.generated(config, f"{HOUSE}/{path}", content=text))
        else:
            files.append(File.generated(config, f"{HOUSE}/{path}", abs_src_path=str(source)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as they are in the repository, turned to where the pages stand."""
    here = page.file.src_uri
    source = here.removeprefix(f"{HOUSE}/") if here.startswith(f"{HOUSE}/") else f"docs/{here}"

    def turned(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), found[1]))
        inside = target.startswith("docs/")
        if not inside and not (ROOT / target).is_file():
            return found[1]  # left as it is: the strict build tells of it
        place = target.removeprefix("docs/") if inside else f"{HOUSE}/{target}"
        return posixpath.relpath(place, posixpath.dirname(here) or ".")

    plain = KIND.sub(r"\1", LINK.sub(turned, markdown))
    return plain.replace("```python\n>>> ", "```pycon\n>>> ")


def left_for(root: Path) -> set[str]:
    """The files outside docs/ that pages link to, and those that these link to."""
    found: set[str] = set()
    waiting = [*ALWAYS, *(str(path.relative_to(root)) for path in (root / "docs").rglob("*.md"))]
    while waiting:
        path = waiting.pop()
        if not path.startswith("docs/"):
            found.add(path)
        if path.endswith(".md"):
            for link in LINK.findall((root / path).read_text(encoding="utf-8")):
                target = posixpath.normpath(posixpath.join(posixpath.dirname(path), link))
                if not target.startswith("docs/") and target not in found and (root / target).is_file():
                    waiting.append(target)
    return found


# What is made.


def made_pages() -> Iterator[tuple[str, str]]:
    """Path and content of everything that is made."""
    yield "assets/tokens.css", tokens((ROOT / "web/src/art/tokens.css").read_text(encoding="utf-8"))
    yield "commands.md", commands()
    yield "proofs.md", proofs(ROOT / "docs" / "proofs")
    for game in game_names():
        yield f"rules/{game}.md", rules(game)
        yield f"names/{game}.md", names(game)
        for name, schema in schemas(game).items():
            yield f"names/{game}.{name}.json", json.dumps(schema, indent=1, ensure_ascii=False)
    yield (
        "schemas/table.md",
        messages_page(
            "The table's messages",
            "Every message between a table and its clients, as [the schema](../protocol.schema.json) has it; "
            "[the protocol](../protocol.md) explains them.",
            table_schema(),
            {
                "What a client sends": [m.__name__ for m in TO_SERVER],
                "What it is sent": [m.__name__ for m in TO_CLIENT],
            },
        ),
    )
    yield "schemas/http.md", endpoints(create_app().openapi())
    bots = json.loads((ROOT / "docs" / "bots.schema.json").read_text(encoding="utf-8"))
    lines = [ref["$ref"].rpartition("/")[2] for ref in bots["oneOf"]]
    yield (
        "schemas/bots.md",
        messages_page(
            "The lines of a bot",
            "Every line between Hexstead and a bot's process, as [the schema](../bots.schema.json) has it; "
            "[the bot guide](../bots.md#by-lines-of-json) explains them.",
            bots,
            {"Lines": lines},
        ),
    )


def tokens(css: str) -> str:
    """The colours of the page for the two schemes of the docs."""
    light, _, rest = css.partition(':root[data-theme="dark"]')
    dark = rest.partition(":root[data-theme")[0]
    return f'{light}[data-md-color-scheme="slate"]{dark}'


def commands() -> str:
    """The command line, from its own help."""
    out = [
        "# The command line",
        "",
        "Every command and option, read from the program. `python -m hexstead` is the same.",
    ]
    for name, command in sorted(leaves(typer.main.get_command(app), "hexstead")):
        arguments = [p for p in command.params if p.param_type_name == "argument"]
        shown = " ".join([name, *map(shown_name, arguments)])
        out += ["", f"## {name}", "", command.help or "", "", f"`{shown}`", "", *table(["option", "what", "default"])]
        for option in command.params:
            names = [shown_name(option)] if option in arguments else option.opts
            told = ", ".join(f"`{name}`" for name in names)
            out.append(row([told, getattr(option, "help", "") or "", default_of(option)]))
    return "\n".join(out)


def shown_name(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def default_of(option: Any) -> str:
    """What stands when an option is left out, in the words of its help."""
    told = getattr(option, "show_default", None)
    if isinstance(told, str):
        return told
    return "" if option.default is None or option.default is False else f"`{option.default}`"


def leaves(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    if hasattr(command, "commands"):
        for part, inner in command.commands.items():
            yield from leaves(inner, f"{name} {part}")
    else:
        yield name, command


def proofs(folder: Path) -> str:
    """What the long proofs found, from what they wrote."""
    out = [
        "# Proofs", "",
        "What `make proof` ran, over hours, and what it found; `make test` runs a small sample of the same code. A "
        "proof holds for the sources of the commit that it names.", "",
        *table(["proof", "what it says", "result", "counts", "hours", "commit"]),
    ]  # fmt: skip
    for path in sorted(folder.glob("*.json")):
        told = json.loads(path.read_text(encoding="utf-8"))
        counts = [f"{number_of(count)} {html.escape(what)}" for what, count in largest_first(told["counts"])]
        most = f"{'<br>'.join(counts[:2])}<details><summary>all {len(counts)}</summary>{'<br>'.join(counts)}</details>"
        hours = f"{told['seconds'] / 3600:.1f}"
        command = f"{told['says']}<br>`{told['command']}`"
        out.append(row([path.stem, command, told["result"], most, hours, f"`{told['commit'][:10]}`"]))
    return "\n".join(out)


def largest_first(counts: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Counts by size; what is no number last."""
    return sorted(counts.items(), key=lambda item: -item[1] if isinstance(item[1], int | float) else 1)


def number_of(count: Any) -> str:
    return f"{count:,}" if isinstance(count, int | float) else html.escape(str(count))


def rules(game: str) -> str:
    """The rules of a game by ID, with the functions and tests that carry them."""
    decided, shown = rule_index.index(ROOT, game)
    words = (ROOT / rule_index.PACKAGE / "games" / game / "text" / "en.ftl").read_text(encoding="utf-8")
    ids = rule_index.rule_ids(words)
    out = [
        f"# {game.capitalize()}: rules by ID", "",
        f"{len(ids)} rules and rulings, each with its sentence, the functions that decide it and the tests that show "
        "it, read from the sources when these pages were built. A dash says that no function needs to decide it (a "
        "fact of the map, or something the game does not have) or that no test names it.",
    ]  # fmt: skip
    for line in words.splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ").removeprefix("Rules: ")
        elif found := re.match(r"rule-(\S+) =", line):
            if heading:
                out += ["", f"## {heading[0].upper()}{heading[1:]}", "", *table(["rule", "decided in", "shown by"])]
                heading = ""
            id = found[1]
            sentence = f'<a id="{id}"></a>**{id}** {rule_sentence(id, "en")}'
            out.append(row([sentence, "<br>".join(decided.get(id, ["–"])), folded(shown.get(id, []))]))
    return "\n".join(out)


def folded(tests: Sequence[str]) -> str:
    """Tests by name; many of them behind their number."""
    told = "<br>".join(f"<code>{html.escape(test.strip('`'))}</code>" for test in tests)
    if len(tests) <= 2:
        return told or "–"
    return f"<details><summary>{len(tests)} tests</summary>{told}</details>"


def names(game: str) -> str:
    """All that a game's formats name: actions, events, fields, options."""
    found, known, words = definition(game), schemas(game), messages(game, "en")
    out = [
        f"# {game.capitalize()} by name", "",
        f"What stands in the [actions, events, positions and records](../formats.md) of {game.capitalize()}, read from "
        f"the code. Rules version {found.rules_version}. As JSON schemas (draft 2020-12): "
        + ", ".join(f"[{name}]({game}.{name}.json)" for name in known) + ".",
        "", "## Actions", "", *table(["type", "what", "arguments", "codes"]),
    ]  # fmt: skip
    actions = found.actions
    by_type = {schema["properties"]["type"]["const"]: schema for schema in known["action"]["oneOf"]}
    for cls in sorted(actions.classes, key=lambda cls: actions.start[actions.kinds[cls]]):
        schema, kind = by_type[cls.type_name()], actions.kinds[cls]
        first, last = actions.start[kind], actions.start[kind] + actions.size_x[kind] * actions.size_y[kind] - 1
        arguments = described(schema, {"type", "seat"})
        out.append(
            row(
                [
                    f"`{cls.type_name()}`",
                    schema["description"],
                    arguments,
                    f"{first}–{last}" if last > first else f"{first}",
                ]
            )
        )
    out += ["", "## Events", "", *table(["type", "what", "columns"])]
    for schema in known["event"]["oneOf"]:
        out.append(
            row([f"`{schema['properties']['type']['const']}`", schema["description"], described(schema, {"type"})])
        )
    out += ["", "## Fields of a position", "", *table(["field", "what", "value", "known to"])]
    properties = known["position"]["properties"]
    for part in layout(game):
        out.append(row([f"`{part.name}`", part.meaning, value_of(properties[part.name]), KNOWN_TO[part.who]]))
    out += ["", "## Options", "", *table(["option", "what", "values", "default"])]
    for option in found.options:
        key = f"option-{option.name.replace('.', '-')}"
        about = f"{words[key]}: {words.get(f'{key}-about', '')}"
        out.append(row([f"`{option.name}`", about, option.described(), f"`{json.dumps(option.default)}`"]))
    for name in ("record", "map"):
        out += ["", f"## A {name}", "", *fields(known[name], {})]
    return "\n".join(out)


def messages_page(title: str, says: str, schema: Schema, groups: Mapping[str, Sequence[str]]) -> str:
    """Messages of a schema, group by group, then what they are made of."""
    parts = schema["$defs"]
    listed = {name for group in groups.values() for name in group}
    out = [f"# {title}", "", f"{says} Made from the schema."]
    for heading, group in [*groups.items(), ("What they are made of", sorted(set(parts) - listed))]:
        if group:
            out += ["", f"## {heading}"]
        for name in group:
            told = parts[name].get("description", "")
            out += ["", f"### {name}", "", told, "", *fields(parts[name], parts)]
    return "\n".join(out)


def endpoints(api: Schema) -> str:
    """What a server answers over HTTP, from its own description."""
    out = [
        "# Over HTTP", "",
        "Every endpoint, as a server describes it at `GET /api/openapi.json`; [the protocol](../protocol.md#http) "
        "explains them. Made from that description.", "",
        *table(["endpoint", "what", "asks for"]),
    ]  # fmt: skip
    for path, methods in api["paths"].items():
        for method, told in methods.items():
            asked = [f"`{entry['name']}`: {value_of(entry['schema'])}" for entry in told.get("parameters", [])]
            body = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            asked += [f"body: `{body['$ref'].rpartition('/')[2]}`"] if body else []
            out.append(row([f"`{method.upper()} {path}`", told.get("description", ""), "<br>".join(asked) or "–"]))
    return "\n".join(out)


def fields(schema: Schema, parts: Mapping[str, Schema]) -> list[str]:
    """The entries of an object as a table."""
    if "properties" not in schema:
        return [value_of(schema)]
    needed = schema.get("required", [])
    out = table(["entry", "value", "what"])
    for name, value in schema["properties"].items():
        left_out = "" if name in needed else " *(may be left out)*"
        out.append(row([f"`{name}`{left_out}", value_of(value), value.get("description", "")]))
    return out


def described(schema: Schema, without: set[str]) -> str:
    """The entries of an object in one cell; who may know them where not everybody may."""
    told = []
    for name, value in schema["properties"].items():
        if name not in without:
            says = str(value.get("description", ""))
            told.append(f"`{name}`: {value_of(value)}" + (f", {says}" if says.startswith("known to") else ""))
    return "<br>".join(told) or "–"


def value_of(schema: Schema) -> str:
    """What a value may be, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        shown = [f"`{json.dumps(value)}`" for value in schema["enum"]]
        return ", ".join(shown) if len(shown) <= 8 else f"{', '.join(shown[:3])} … {shown[-1]}"
    if "anyOf" in schema or "oneOf" in schema:
        return " or ".join(dict.fromkeys(value_of(part) for part in schema.get("anyOf") or schema["oneOf"]))
    kind = schema.get("type")
    if kind == "array":
        return f"list of {value_of(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        key = value_of(schema.get("propertyNames", {"type": "string"}))
        return f"by name ({key}): {value_of(schema['additionalProperties'])}"
    if kind == "integer" and "maximum" in schema:
        return f"{schema.get('minimum', '')} to {schema['maximum']:,}"
    if kind == "string" and str(schema.get("description", "")).startswith("one of the "):
        return str(schema["description"])
    if isinstance(kind, list):
        return " or ".join(kind)
    return {"integer": "number", "string": "text", "boolean": "true or false"}.get(str(kind), str(kind or "any"))


def table(heads: Iterable[str]) -> list[str]:
    heads = list(heads)
    return [row(heads), row(["---"] * len(heads))]


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '&#124;').replace(chr(10), ' ') for cell in cells)} |"
