"""`make docs`: the pages build strictly, fetch nothing, and hold what is read from the code."""

import html
import json
import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from hexstead.core.definition import definition, game_names
from tests.docs.blocks import ROOT
from tests.making import copy, make
from tools import rule_index

FETCHED = re.compile(r'<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)="((?:https?:)?//[^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    house = copy(tmp_path_factory.mktemp("copy"))
    assert "open site/index.html" in make("make docs", house)
    return house / "site"


def words(path: Path) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", path.read_text(encoding="utf-8")))


def test_every_page_is_built_and_nothing_is_fetched_from_elsewhere(site):
    pages = {str(path.relative_to(site)) for path in site.rglob("*.html")}
    written = {str(path.relative_to(ROOT / "docs").with_suffix(".html")) for path in (ROOT / "docs").rglob("*.md")}
    readmes = {page.replace("README.html", "index.html") for page in written}
    assert readmes <= pages
    fetched = {name: FETCHED.findall((site / name).read_text(encoding="utf-8")) for name in pages}
    assert {name: found for name, found in fetched.items() if found} == {}
    styles = [path.read_text(encoding="utf-8") for path in (site / "assets").glob("*.css")]
    assert len(styles) == 2
    assert not any("url(http" in style or "@import" in style for style in styles)


def test_no_block_is_left_as_text(site):
    assert [path.name for path in site.rglob("*.html") if "```" in words(path)] == []


@pytest.mark.parametrize("game", game_names())
def test_every_rule_stands_on_its_page_with_what_carries_it(site, game):
    page = (site / "rules" / f"{game}.html").read_text(encoding="utf-8")
    decided, shown = rule_index.index(ROOT, game)
    text = (ROOT / rule_index.PACKAGE / "games" / game / "text/en.ftl").read_text(encoding="utf-8")
    ids, places = rule_index.rule_ids(text), set(re.findall(r'<a id="([^"]+)">', page))
    assert len(ids) > 100
    assert set(ids) <= places
    told = {html.unescape(code) for code in re.findall(r"<code>([^<]+)</code>", page)}
    carried = {name.strip("`") for id in ids for name in decided.get(id, []) + shown.get(id, [])}
    assert carried - told == set()


@pytest.mark.parametrize("game", game_names())
def test_all_names_of_a_game_stand_on_its_page(site, game):
    page, found = words(site / "names" / f"{game}.html"), definition(game)
    named = [cls.type_name() for cls in found.actions.classes] + [cls.type_name() for cls in found.events.classes]
    named += [field.name for field in found.state.FIELDS] + [option.name for option in found.options]
    assert [name for name in named if name not in page] == []
    assert (
        json.loads((site / "names" / f"{game}.record.json").read_text(encoding="utf-8"))["title"] == f"{game}: record"
    )


def test_commands_proofs_and_messages_have_their_pages(site):
    commands, proofs, messages = (words(site / f"{name}.html") for name in ("commands", "proofs", "schemas/table"))
    assert all(f"hexstead {name}" in commands for name in ("serve", "tournament", "map check", "verify"))
    assert all(option in commands for option in ("--trust", "--database", "--generations", "--viewer"))
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "docs/proofs").glob("*.json")]
    assert all(proof["commit"][:10] in proofs and proof["says"] in proofs for proof in kept)
    assert "Do all of these actions, in answer to the seat's prompt" in messages


@pytest.mark.parametrize("text", ["[gone](gone.md)", "[gone](#gone)", "[gone](../../gone.txt)"])
def test_a_link_that_leads_nowhere_breaks_the_build(tmp_path, text):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Page\n\n{text}\n", encoding="utf-8")
    config = load_config(
        str(ROOT / "mkdocs.yml"), docs_dir=str(tmp_path / "docs"), site_dir=str(tmp_path / "site"), nav=["index.md"],
        hooks=[], plugins=[], theme={"name": "mkdocs"}, extra_css=[], not_in_nav=None, strict=True,
    )  # fmt: skip
    with pytest.raises(Abort):
        build(config)
