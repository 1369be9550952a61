"""The lock files: those for `make play` are parts of the full one, and are all that a table in the browser needs."""

from __future__ import annotations

import os
import re
import venv

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.conftest import ROOT, Installed, dependencies
from tests.server.serving import started

PLAY = ("requirements-play.lock", "requirements-page.lock")


def pinned(file: str) -> dict[str, Requirement]:
    """The requirements of a lock file that apply to this system, by name."""
    lines = re.findall(r"^([a-z0-9].*?) *\\?$", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    found = [line for line in map(Requirement, lines) if line.marker is None or line.marker.evaluate()]
    return {canonicalize_name(line.name): line for line in found}


@pytest.mark.parametrize("file", ["requirements.lock", *PLAY])
def test_every_package_is_pinned_with_hashes_and_no_registry_is_named(file):
    text = (ROOT / file).read_text(encoding="utf-8")
    assert all(str(line.specifier).startswith("==") for line in pinned(file).values())
    assert not re.search(r"^[a-z0-9].*[^\\]$", text, re.MULTILINE), "a package without hashes"
    assert "://" not in text


@pytest.mark.parametrize("file", PLAY)
def test_the_locks_for_playing_have_the_versions_of_the_full_lock(file):
    full = pinned("requirements.lock")
    assert {name: line.specifier for name, line in pinned(file).items()} == {
        name: full[name].specifier for name in pinned(file)
    }


def test_make_play_installs_all_that_a_table_needs(tmp_path):
    """With nothing else installed, the program runs from the sources, as `make play` runs it."""
    names = set(pinned(PLAY[0]))
    assert dependencies("hexstead[table]") == names
    venv.create(tmp_path, with_pip=False)
    installed = Installed(tmp_path)
    installed.link(names)
    environment = installed.environment() | {"PYTHONPATH": os.path.join(ROOT, "src"), "HEXSTEAD_CACHE": str(tmp_path)}
    words = [str(installed.programs / "python"), "-m", "hexstead", "play", "--no-open", "--port", "0"]
    with started(words, cwd=tmp_path, env=environment) as address:
        made = httpx.post(f"{address}/api/tables", json={"game": "germany", "seats": ["engineer"] * 4})
        assert made.status_code == 201
        assert httpx.get(f"{address}/api/health").json()["bots"] == "warming"
