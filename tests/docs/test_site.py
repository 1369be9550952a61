"""`make docs` builds the site in strict mode, with no external resources and with the pages generated from code."""

import html
import json
import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from hexstead.core.definition import definition
from hexstead.server.frames import SERVER_MESSAGES
from hexstead.server.messages import CLIENT_MESSAGES
from tests.docs.blocks import ROOT
from tests.make_runner import copy_repository, make
from tests.random_play import BUILT_IN
from tools import rule_index

EXTERNAL = re.compile(r'<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)="((?:https?:)?//[^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    copied = copy_repository(tmp_path_factory.mktemp("copy"))
    assert "open site/index.html" in make("make docs", copied)
    return copied / "site"


def words(path: Path) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", path.read_text(encoding="utf-8")))


def test_every_page_is_built_without_external_resources(site):
    pages = {str(path.relative_to(site)) for path in site.rglob("*.html")}
    written = {str(path.relative_to(ROOT / "docs").with_suffix(".html")) for path in (ROOT / "docs").rglob("*.md")}
    readmes = {page.replace("README.html", "index.html") for page in written}
    assert readmes <= pages
    external = {name: EXTERNAL.findall((site / name).read_text(encoding="utf-8")) for name in pages}
    assert {name: found for name, found in external.items() if found} == {}
    styles = [path.read_text(encoding="utf-8") for path in (site / "assets").glob("*.css")]
    assert len(styles) == 2
    assert not any("url(http" in style or "@import" in style for style in styles)


def test_every_code_block_is_rendered(site):
    assert [path.name for path in site.rglob("*.html") if "```" in words(path)] == []


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_rule_index_links_every_rule_with_its_functions_and_tests(site, game):
    page = (site / "rule-index" / f"{game}.html").read_text(encoding="utf-8")
    decided, shown = rule_index.index(ROOT, game)
    ids = [id for id in rule_index.entries(rule_index.catalogue(ROOT, game)) if rule_index.needs_test(id)]
    links = set(re.findall(rf'href="../rules/{game}.html#([^"]+)"', page))
    assert len(ids) > 100
    assert {id.strip("`") for id in ids} <= links
    listed = {html.unescape(code) for code in re.findall(r"<code>([^<]+)</code>", page)}
    expected = {name.strip("`") for id in ids for name in decided.get(id, []) + shown.get(id, [])}
    assert expected - listed == set()


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_rules_page_has_an_anchor_for_every_entry(site, game):
    page = (site / "rules" / f"{game}.html").read_text(encoding="utf-8")
    listed = {id.strip("`") for id in rule_index.entries(rule_index.catalogue(ROOT, game))}
    assert listed == set(re.findall(r'<a id="([^"]+)">', page))


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_names_page_lists_every_name_of_the_game(site, game):
    page, found = words(site / "names" / f"{game}.html"), definition(game)
    named = [cls.type_name() for cls in found.actions.classes] + [cls.type_name() for cls in found.events.classes]
    named += [field.name for field in found.state.FIELDS] + [option.name for option in found.options]
    assert [name for name in named if name not in page] == []
    assert (
        json.loads((site / "names" / f"{game}.record.json").read_text(encoding="utf-8"))["title"] == f"{game}: record"
    )


def test_commands_proofs_and_messages_have_pages(site):
    commands, proofs, messages = (words(site / f"{name}.html") for name in ("commands", "proofs", "schemas/table"))
    assert all(f"hexstead {name}" in commands for name in ("serve", "tournament", "map check", "verify"))
    assert all(option in commands for option in ("--trust", "--database", "--generations", "--viewer"))
    results = [json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "docs/proofs").glob("*.json")]
    assert all(proof["commit"][:10] in proofs and proof["says"] in proofs for proof in results)
    assert {model.__name__ for models in (CLIENT_MESSAGES, SERVER_MESSAGES) for model in models} <= set(
        re.findall(r"\w+", messages)
    )


@pytest.mark.parametrize(
    ("term", "entry"),
    [
        ("robber", "Robber"), ("thief", "Robber"), ("knight", "Mercenary, Cavalry"), ("soldier", "Mercenary, Cavalry"),
        ("harbour", "Harbour"), ("port", "Harbour"), ("settlement", "Building"), ("road", "Road"), ("bank", "Supply"),
        ("dev card", "Development card"), ("longest road", "Longest road"), ("largest army", "Largest army"),
        ("dice", "Dice"), ("wood", "Resource"), ("sheep", "Resource"), ("wheat", "Resource"), ("vertex", "Node"),
        ("edge", "Path"), ("tile", "Hex"), ("victory point", "Victory point"), ("domestic trade", "Offer"),
        ("maritime trade", "Exchange"), ("difficulty", "Level"),
    ],
)  # fmt: skip
def test_search_finds_the_usual_terms_of_the_genre(site, term, entry):
    """The search index has the glossary entry that explains the term."""
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = {
        doc["title"]
        for doc in index["docs"]
        if doc["location"].startswith("glossary.html#")
        and re.search(rf"\b{term}s?\b", f"{doc['title']} {doc['text']}", re.IGNORECASE)
    }
    assert entry in found


@pytest.mark.parametrize("text", ["[missing](missing.md)", "[missing](#missing)", "[missing](../../missing.txt)"])
def test_a_broken_link_fails_the_build(tmp_path, text):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Page\n\n{text}\n", encoding="utf-8")
    config = load_config(
        str(ROOT / "mkdocs.yml"), docs_dir=str(tmp_path / "docs"), site_dir=str(tmp_path / "site"), nav=["index.md"],
        hooks=[], plugins=[], theme={"name": "mkdocs"}, extra_css=[], not_in_nav=None, strict=True,
    )  # fmt: skip
    with pytest.raises(Abort):
        build(config)
