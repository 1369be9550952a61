"""Discovery of games that other distributions provide through the entry-point group `hexstead.games`."""

import sys

import pytest

import hexstead
from hexstead.game_packages import GROUP, game_folder, game_module, game_packages

CACHED = (game_packages, game_folder)


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Function that puts a distribution with a game on `sys.path`."""

    def add(distribution: str, game: str, package: str) -> None:
        folder = tmp_path / distribution
        info = folder / f"{distribution}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{game} = {package}\n")
        (folder / package).mkdir()
        (folder / package / "__init__.py").write_text(f'TITLE = "{distribution}"\n')
        monkeypatch.syspath_prepend(folder)
        for function in CACHED:
            function.cache_clear()

    yield add
    for function in CACHED:
        function.cache_clear()
    sys.modules.pop("atlantis_rules", None)


def test_a_game_of_another_distribution_is_found(install, tmp_path):
    before = hexstead.game_names()
    install("atlantis", "atlantis", "atlantis_rules")
    assert hexstead.game_names() == sorted([*before, "atlantis"])
    assert game_module("atlantis").TITLE == "atlantis"
    assert game_folder("atlantis") == tmp_path / "atlantis" / "atlantis_rules"


def test_two_packages_cannot_provide_the_same_game(install):
    install("atlantis", "atlantis", "atlantis_rules")
    install("lemuria", "atlantis", "lemuria_rules")
    with pytest.raises(ValueError, match="Two packages provide a game called 'atlantis'"):
        game_packages()


def test_a_distribution_cannot_replace_a_built_in_game(install):
    install("other", hexstead.game_names()[0], "other_rules")
    with pytest.raises(ValueError, match="Two packages provide a game called"):
        game_packages()


def test_an_unknown_game_is_an_error():
    with pytest.raises(KeyError):
        game_module("atlantis")
