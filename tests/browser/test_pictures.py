"""The pictures of docs/pictures are made by the command that is told there; here one of them, into another folder."""

import os
import shlex
import subprocess
import sys

from tests.docs.blocks import ROOT
from tests.docs.register import told


def test_a_picture_is_taken(tmp_path):
    (command,) = told("pictures")
    setting, _, *words = shlex.split(command)
    name, _, folder = setting.partition("=")
    assert (ROOT / folder).is_dir()
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, *words, "-k", "test_discards_are_chosen_together", "--ignore-glob=*/test_[!d]*"], cwd=ROOT,
        env=environment | {name: str(tmp_path)}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert (tmp_path / "discard-light-1280.jpg").read_bytes()[:2] == b"\xff\xd8"
