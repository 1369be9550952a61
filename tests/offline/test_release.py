"""Files of imported modules are freed in the browser; other modules can still be imported."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from py_compile import compile as write_bytecode

PROGRAM = """
import sys
from pathlib import Path
from hexstead.offline.release import release_modules
folder, archive = map(Path, sys.argv[1:])
sys.path[:0] = map(str, (folder, archive))
import used, packed, packages.used
release_modules(folder, archive)
print(used.NAME, packed.NAME, packages.used.NAME)
import unused, unpacked, packages.unused
print(unused.NAME, unpacked.NAME, packages.unused.NAME)
import pkgutil
print(*sorted(module.name for module in pkgutil.iter_modules([str(folder)])))
"""


def bytecode(source: Path, file: Path) -> Path:
    source.write_text(f"NAME = {file.stem!r}\n")
    file.parent.mkdir(exist_ok=True)
    write_bytecode(str(source), str(file), doraise=True)
    return file


def test_imported_modules_are_freed_and_others_can_be_imported(tmp_path):
    source, folder, archive = tmp_path / "source.py", tmp_path / "package", tmp_path / "library.zip"
    used, unused = (bytecode(source, folder / f"{name}.pyc") for name in ("used", "unused"))
    with zipfile.ZipFile(archive, "w") as packed:
        for name in ("packed", "unpacked", "packages/__init__", "packages/used", "packages/unused"):
            packed.write(bytecode(source, tmp_path / "made" / f"{Path(name).name}.pyc"), f"{name}.pyc")
    size = used.stat().st_size, unused.stat().st_size
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, folder, archive], capture_output=True, text=True, check=True, timeout=60
    )
    assert run.stdout.splitlines() == ["used packed used", "unused unpacked unused", "unused used"]
    assert (used.stat().st_size, unused.stat().st_size) == (0, size[1])
    with zipfile.ZipFile(archive) as packed:
        assert packed.namelist() == ["unpacked.pyc", "packages/unused.pyc"]


def test_the_worker_of_bots_does_not_import_the_server():
    program = (
        "import sys, hexstead.offline.browser_thinking; print(*(name for name in sys.modules if '.server.' in name))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.split() == []
