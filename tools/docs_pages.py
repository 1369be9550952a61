"""mkdocs hook for `make docs`: generates pages from the code and copies linked files of the repository into the site.

The generated pages are the rules by ID, proofs, commands, names and schemas. A link to a file outside docs/ points to a
copy under `repository/`, so that the site works without a clone.
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
from hexstead.core.translations import messages, rule_sentence  # noqa: E402
from hexstead.env import layout  # noqa: E402
from hexstead.server import create_app  # noqa: E402
from hexstead.server.frames import SERVER_MESSAGES  # noqa: E402
from hexstead.server.messages import CLIENT_MESSAGES  # noqa: E402
from hexstead.server.schema import schema as table_schema  # noqa: E402
from hexstead.stats_schema import schema as statistics_schema  # noqa: E402
from tools import rule_index  # noqa: E402

COPIES = "repository"  # folder of the site
RULES = rule_index.CATALOGUE.name
ALWAYS_COPIED = ("CONTRIBUTING.md", "CHANGELOG.md")  # part of the navigation
LINK = re.compile(r"(?<=\]\()(?!https?:|#|mailto:)([^)\s#]+)")
BLOCK_KIND = re.compile(r"^(```\w+) \w+$", re.M)  # only the tests need the kind of a block
NOT_SEARCHED = "---\nsearch:\n  exclude: true\n---\n"
KNOWN_TO = {"all": "all", "owner": "its seat", "turn": "the turn player", "nobody": "nobody"}

Schema = Mapping[str, Any]


def built_in_games() -> list[str]:
    """The games of this repository, without those of other installed packages."""
    return [game for game in game_names() if (ROOT / rule_index.PACKAGE / "games" / game).is_dir()]


# Events of mkdocs.


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill in the parts of the navigation that mkdocs.yml leaves open: decisions, and pages of each game."""
    decisions = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("*.md"))
    parts = {
        "decisions": [f"decisions/{name}" for name in decisions],
        "names": [f"names/{game}.md" for game in built_in_games()],
        "rules": [f"{RULES}/{game}.md" for game in built_in_games()],
        "rule-index": [f"rule-index/{game}.md" for game in built_in_games()],
    }
    for section in config.nav or []:
        for entries in section.values() if isinstance(section, dict) else []:
            for entry in entries if isinstance(entries, list) else []:
                if isinstance(entry, dict):
                    entry.update({title: parts.get(str(value), value) for title, value in entry.items()})
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    for path, text in generated_pages():
        files.append(File.generated(config, path, content=text))
    for path in sorted(copied_files(ROOT)):
        source = ROOT / path
        if source.suffix == ".md":
            text = NOT_SEARCHED + source.read_text(encoding="utf-8")
            files.append(File.generated(config, f"{COPIES}/{path}", content=text))
        else:
            files.append(File.generated(config, f"{COPIES}/{path}", abs_src_path=str(source)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite links between files of the repository to links between pages of the site."""
    here = page.file.src_uri
    source = here.removeprefix(f"{COPIES}/") if here.startswith(f"{COPIES}/") else f"docs/{here}"

    def rewritten(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), found[1]))
        inside = target.startswith("docs/")
        if not inside and not (ROOT / target).is_file():
            return found[1]  # unchanged: the strict build reports it
        place = target.removeprefix("docs/") if inside else f"{COPIES}/{target}"
        return posixpath.relpath(place, posixpath.dirname(here) or ".")

    plain = BLOCK_KIND.sub(r"\1", LINK.sub(rewritten, markdown))
    if here.startswith(f"{RULES}/"):
        plain = with_anchors(plain)
    return plain.replace("```python\n>>> ", "```pycon\n>>> ")


def copied_files(root: Path) -> set[str]:
    """The files outside docs/ that pages link to, directly or through other copied files."""
    found: set[str] = set()
    waiting = [*ALWAYS_COPIED, *(str(path.relative_to(root)) for path in (root / "docs").rglob("*.md"))]
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


# Generated pages.


def generated_pages() -> Iterator[tuple[str, str]]:
    """Path and content of every generated file."""
    yield "assets/tokens.css", tokens((ROOT / "web/src/art/tokens.css").read_text(encoding="utf-8"))
    yield "commands.md", commands()
    yield "proofs.md", proofs(ROOT / "docs" / "proofs")
    for game in built_in_games():
        yield f"rule-index/{game}.md", index_of_rules(game)
        yield f"names/{game}.md", names(game)
        for name, schema in schemas(game).items():
            yield f"names/{game}.{name}.json", json.dumps(schema, indent=1, ensure_ascii=False)
    yield (
        "schemas/table.md",
        messages_page(
            "Table messages",
            "Every message between a table and its clients, generated from [the schema](../protocol.schema.json). "
            "See also [the protocol](../protocol.md).",
            table_schema(),
            {
                "From client to server": [m.__name__ for m in CLIENT_MESSAGES],
                "From server to client": [m.__name__ for m in SERVER_MESSAGES],
            },
        ),
    )
    yield "schemas/http.md", endpoints(create_app().openapi())
    bots = json.loads((ROOT / "docs" / "bots.schema.json").read_text(encoding="utf-8"))
    lines = [ref["$ref"].rpartition("/")[2] for ref in bots["oneOf"]]
    yield (
        "schemas/bots.md",
        messages_page(
            "Bot messages",
            "Every line between Hexstead and a bot process, generated from [the schema](../bots.schema.json). "
            "See also [the bot guide](../bots.md#a-bot-in-any-language).",
            bots,
            {"Lines": lines},
        ),
    )
    yield (
        "schemas/statistics.md",
        messages_page(
            "Statistics",
            "Statistics of a finished game, as [the schema](../statistics.schema.json) has them; "
            "[Formats](../formats.md#statistics) explains them.",
            statistics_schema(),
            {"The result": ["Statistics"]},
        ),
    )


def tokens(css: str) -> str:
    """The colours of the game's page, for the light and dark schemes of the docs."""
    light, _, rest = css.partition(':root[data-theme="dark"]')
    dark = rest.partition(":root[data-theme")[0]
    return f'{light}[data-md-color-scheme="slate"]{dark}'


def commands() -> str:
    """The command line reference, from the help texts."""
    out = [
        "# Command line",
        "",
        "Every command and option. `python -m hexstead` is equivalent to `hexstead`.",
    ]
    for name, command in sorted(leaves(typer.main.get_command(app), "hexstead")):
        arguments = [p for p in command.params if p.param_type_name == "argument"]
        shown = " ".join([name, *map(shown_name, arguments)])
        out += [
            "",
            f"## {name}",
            "",
            command.help or "",
            "",
            f"`{shown}`",
            "",
            *table(["option", "description", "default"]),
        ]
        for option in command.params:
            names = [shown_name(option)] if option in arguments else option.opts
            spelled = ", ".join(f"`{name}`" for name in names)
            out.append(row([spelled, getattr(option, "help", "") or "", default_of(option)]))
    return "\n".join(out)


def shown_name(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def default_of(option: Any) -> str:
    """The default value of an option, as its help shows it."""
    shown = getattr(option, "show_default", None)
    if isinstance(shown, str):
        return shown
    return "" if option.default is None or option.default is False else f"`{option.default}`"


def leaves(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    if hasattr(command, "commands"):
        for part, inner in command.commands.items():
            yield from leaves(inner, f"{name} {part}")
    else:
        yield name, command


def proofs(folder: Path) -> str:
    """The results of the long proofs."""
    out = [
        "# Proofs", "",
        "Results of `make proof`, which runs for hours; `make test` runs a small sample of the same checks. A result "
        "applies to the sources of its commit.", "",
        *table(["proof", "claim", "result", "counts", "hours", "commit"]),
    ]  # fmt: skip
    for path in sorted(folder.glob("*.json")):
        proof = json.loads(path.read_text(encoding="utf-8"))
        counts = [f"{number_of(count)} {html.escape(what)}" for what, count in largest_first(proof["counts"])]
        most = f"{'<br>'.join(counts[:2])}<details><summary>all {len(counts)}</summary>{'<br>'.join(counts)}</details>"
        hours = f"{proof['seconds'] / 3600:.1f}"
        command = f"{proof['says']}<br>`{proof['command']}`"
        out.append(row([path.stem, command, proof["result"], most, hours, f"`{proof['commit'][:10]}`"]))
    return "\n".join(out)


def largest_first(counts: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Counts in descending order, non-numeric entries last."""
    return sorted(counts.items(), key=lambda item: -item[1] if isinstance(item[1], int | float) else 1)


def number_of(count: Any) -> str:
    return f"{count:,}" if isinstance(count, int | float) else html.escape(str(count))


def index_of_rules(game: str) -> str:
    """The entries of a game's rules catalogue, with the functions that decide them and the tests that cover them."""
    decided, covered = rule_index.index(ROOT, game)
    page = rule_index.catalogue(ROOT, game)
    ids = [id for id in rule_index.entries(page) if rule_index.needs_test(id)]
    out = [
        f"# {game.capitalize()}: rules by ID", "",
        f"{len(ids)} rules, rulings, examples and options of [the catalogue](../rules/{game}.md). A function decides a "
        "rule if it contains the rule's ID or returns its refusal; a test covers the rules in its docstring. A dash "
        "means that no code decides the rule: it is a fact of the map, or states what the game does not have. "
        "`hexstead.rule(ID)` returns a rule's sentence.",
    ]  # fmt: skip
    for heading, text in re.findall(r"^##+ (.+)\n((?:(?!##).*\n?)*)", page, re.M):
        listed = [id for id in rule_index.entries(text) if rule_index.needs_test(id)]
        if listed:
            out += ["", f"## {heading}", "", *table(["rule", "decided in", "covered by"])]
        for id in listed:
            sentence = rule_sentence(id, "en") if rule_index.has_sentence(id) else ""
            link = f"[**{id}**](../rules/{game}.md#{anchor_of(id)}) {sentence}"
            out.append(row([link, "<br>".join(decided.get(id, ["–"])), folded(covered.get(id, []))]))
    return "\n".join(out)


def anchor_of(id: str) -> str:
    return id.strip("`")


def with_anchors(page: str) -> str:
    """A page of the rules catalogue with an anchor before each entry."""

    def anchored(found: re.Match[str]) -> str:
        start, text = ("| ", found[0][2:]) if found[0].startswith("| ") else ("", found[0])
        return f'{start}<a id="{anchor_of(next(filter(None, found.groups())))}"></a>{text}'

    return rule_index.ENTRY.sub(anchored, page)


def folded(tests: Sequence[str]) -> str:
    """Tests by name, folded if there are more than two."""
    listed = "<br>".join(f"<code>{html.escape(test.strip('`'))}</code>" for test in tests)
    if len(tests) <= 2:
        return listed or "–"
    return f"<details><summary>{len(tests)} tests</summary>{listed}</details>"


def names(game: str) -> str:
    """All actions, events, position fields and options of a game."""
    found, known, words = definition(game), schemas(game), messages(game, "en")
    out = [
        f"# {game.capitalize()} reference", "",
        f"Every name in the [actions, events, positions and records](../formats.md) of {game.capitalize()}, rules "
        f"version {found.rules_version}. JSON schemas (draft 2020-12): "
        + ", ".join(f"[{name}]({game}.{name}.json)" for name in known) + ".",
        "", "## Actions", "", *table(["type", "description", "arguments", "codes"]),
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
    out += ["", "## Events", "", *table(["type", "description", "columns"])]
    for schema in known["event"]["oneOf"]:
        out.append(
            row([f"`{schema['properties']['type']['const']}`", schema["description"], described(schema, {"type"})])
        )
    out += ["", "## Fields of a position", "", *table(["field", "description", "value", "visible to"])]
    properties = known["position"]["properties"]
    for part in layout(game):
        out.append(row([f"`{part.name}`", part.meaning, value_of(properties[part.name]), KNOWN_TO[part.who]]))
    out += ["", "## Options", "", *table(["option", "description", "values", "default"])]
    for option in found.options:
        key = f"option-{option.name.replace('.', '-')}"
        about = f"{words[key]}: {words.get(f'{key}-about', '')}"
        out.append(row([f"`{option.name}`", about, option.describe_values(), f"`{json.dumps(option.default)}`"]))
    for name in ("record", "map"):
        out += ["", f"## A {name}", "", *fields(known[name], {})]
    return "\n".join(out)


def messages_page(title: str, says: str, schema: Schema, groups: Mapping[str, Sequence[str]]) -> str:
    """The messages of a schema in groups, followed by the types they use."""
    parts = schema["$defs"]
    listed = {name for group in groups.values() for name in group}
    out = [f"# {title}", "", says]
    for heading, group in [*groups.items(), ("Types", sorted(set(parts) - listed))]:
        if group:
            out += ["", f"## {heading}"]
        for name in group:
            description = parts[name].get("description", "")
            out += ["", f"### {name}", "", description, "", *fields(parts[name], parts)]
    return "\n".join(out)


def endpoints(api: Schema) -> str:
    """The HTTP endpoints, from the OpenAPI description."""
    out = [
        "# HTTP endpoints", "",
        "Every endpoint, generated from the OpenAPI description (`GET /api/openapi.json`). See also "
        "[the protocol](../protocol.md#http).", "",
        *table(["endpoint", "description", "parameters"]),
    ]  # fmt: skip
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            parameters = [
                f"`{entry['name']}`: {value_of(entry['schema'])}" for entry in operation.get("parameters", [])
            ]
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            parameters += [f"body: `{body['$ref'].rpartition('/')[2]}`"] if body else []
            out.append(
                row([f"`{method.upper()} {path}`", operation.get("description", ""), "<br>".join(parameters) or "–"])
            )
    return "\n".join(out)


def fields(schema: Schema, parts: Mapping[str, Schema]) -> list[str]:
    """The properties of an object as a table."""
    if "properties" not in schema:
        return [value_of(schema)]
    needed = schema.get("required", [])
    out = table(["key", "value", "description"])
    for name, value in schema["properties"].items():
        optional = "" if name in needed else " *(optional)*"
        out.append(row([f"`{name}`{optional}", value_of(value), value.get("description", "")]))
    return out


def described(schema: Schema, without: set[str]) -> str:
    """The properties of an object in one cell, with their viewers if not public."""
    listed = []
    for name, value in schema["properties"].items():
        if name not in without:
            says = str(value.get("description", ""))
            listed.append(f"`{name}`: {value_of(value)}" + (f", {says}" if says.startswith("known to") else ""))
    return "<br>".join(listed) or "–"


def value_of(schema: Schema) -> str:
    """A short description of a value's type and range."""
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
