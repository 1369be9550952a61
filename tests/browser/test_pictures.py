"""The documented command for the screenshots in docs/pictures works."""

import os
import shlex
import subprocess
import sys

from tests.docs.blocks import ROOT
from tests.docs.commands import documented


def test_a_screenshot_is_taken(tmp_path):
    (command,) = documented(r"HEXSTEAD_PICTURES=\S+ .+ -m pytest .+")
    setting, _, *words = shlex.split(command)
    name, _, folder = setting.partition("=")
    assert (ROOT / folder).is_dir()
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, *words, "-k", "test_discarding_after_a_seven", "--ignore-glob=*/test_[!s]*"], cwd=ROOT,
        env=environment | {name: str(tmp_path)}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert (tmp_path / "discard-light-1280.jpg").read_bytes()[:2] == b"\xff\xd8"
