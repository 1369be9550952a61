"""The build of the page: games of other packages, and the list of languages."""

import pytest

import hatch_build
from hexstead.core.translations import LANGUAGES
from tests.random_play import BUILT_IN

ROOT = hatch_build.ROOT.resolve()


@pytest.fixture
def island(tmp_path):
    """The folder of a game with text and one file of a page part."""
    folder = tmp_path / "island"
    (folder / "text").mkdir(parents=True)
    (folder / "page").mkdir()
    (folder / "text" / "en.ftl").write_text("game = Island\n", encoding="utf-8")
    (folder / "page" / "start.json").write_text('{"short": {"game.points": 5}}', encoding="utf-8")
    return folder


def generated(folder, island):
    games = hatch_build.game_folders(ROOT, [island])
    return games, hatch_build._games(folder, games), hatch_build._text(ROOT, folder, games, "de", "base")


def test_an_extra_game_is_part_of_the_page(island, tmp_path):
    games, registry, text = generated(tmp_path / "out", island)
    assert sorted(games) == sorted([*BUILT_IN, "island"])
    assert '"island": {\n    start: {"short": {"game.points": 5}},\n    face: null,' in registry
    assert '"../island/text/en.ftl?names"' in text  # there is no German: English is used


def test_extra_games_can_be_named_in_the_environment(island, monkeypatch):
    monkeypatch.setenv("HEXSTEAD_EXTRA_GAMES", str(island))
    assert hatch_build.game_folders(ROOT)["island"] == island


def test_an_unknown_game_folder_is_reported(tmp_path):
    with pytest.raises(SystemExit, match="There is no game folder"):
        hatch_build.game_folders(ROOT, [tmp_path / "nowhere"])


def test_a_game_changes_the_digest_of_the_page(island):
    games = hatch_build.game_folders(ROOT, [island])
    before = hatch_build.digest(ROOT, games)
    (island / "page" / "start.json").write_text("{}", encoding="utf-8")
    assert hatch_build.digest(ROOT, games) != before


def test_the_page_has_the_languages_of_the_engine():
    assert hatch_build.languages(ROOT) == LANGUAGES
    module = hatch_build._languages(LANGUAGES)
    for code, name in LANGUAGES.items():
        assert f'{{"code": "{code}", "name": "{name}"}}' in module
