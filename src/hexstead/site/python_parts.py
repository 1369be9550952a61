"""What Python needs in the browser: the modules of the worker, found by tracing imports, as archives of bytecode.

The build runs this in Pyodide (pack_python.py), whose Python parses its own standard library and writes the bytecode.
"""

from __future__ import annotations

import io
import py_compile
import re
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from .imports import GUARDED, REQUIRED, Source, imports, trace
from .node import SiteError

PACKAGE = Path(__file__).parents[1]
WORKER = "hexstead.offline"
STAND_INS = ("offline", "stand_ins")
GAMES = "hexstead.games"  # games are found at run time, so their packages are roots of the trace
NOT_SHIPPED = ("games/*/page/*", "server/static/*", "server/migrations/*", "server/notices/*")  # data of the server
ENCODINGS = ("utf_8", "ascii", "latin_1", "cp437")  # encodings that Python itself uses
ENCODING = re.compile(r"""(?:encoding=|\.encode\(|\.decode\()["']([\w-]+)""")  # named in the sources
FROM_JAVASCRIPT = {"js", "pyodide_js"}  # modules that Pyodide makes


@dataclass(frozen=True)
class Modules:
    """The sources by module name: of the package, and of the standard library."""

    package: Mapping[str, Path]
    library: Mapping[str, str]
    left_out: Mapping[str, str]  # optional modules of the package, each with the missing package that it needs


class Library:
    """The standard library of Pyodide."""

    def __init__(self, archive: Path):
        with zipfile.ZipFile(archive) as packed:
            self.files = {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}

    def file(self, module: str) -> str | None:
        path = module.replace(".", "/")
        return next((name for name in (f"{path}/__init__.py", f"{path}.py") if name in self.files), None)

    def find(self, module: str) -> Source | None:
        name = self.file(module)
        if name is None:
            return None
        return Source(module, self.files[name].decode(), name.endswith("__init__.py"))


def own_file(module: str) -> Path | None:
    """The file of a module of this package."""
    top, *parts = module.split(".")
    if top != PACKAGE.name:
        return None
    path = PACKAGE.joinpath(*parts)
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


def own_source(module: str) -> Source | None:
    file = own_file(module)
    return Source(module, file.read_text(encoding="utf-8"), file.name == "__init__.py") if file else None


def modules_in(package: str) -> list[str]:
    """The names of a package of Hexstead and of all its modules."""
    folder = PACKAGE.joinpath(*package.split(".")[1:])
    files = sorted(folder.rglob("*.py"))
    names = [".".join([PACKAGE.name, *file.relative_to(PACKAGE).with_suffix("").parts]) for file in files]
    return [name.removesuffix(".__init__") for name in names]


def find_modules(library: Library, builtin: Iterable[str], loaded: Iterable[str], roots: Iterable[str] = ()) -> Modules:
    """Trace the imports of the worker. `builtin` are the modules inside Pyodide's binary, `loaded` those that Pyodide
    imports itself. Raises SiteError if the worker would import a package that is not there."""
    stand_ins = PACKAGE.joinpath(*STAND_INS)  # small modules with the names of libraries, on the worker's path
    inside = {*builtin, *loaded, *FROM_JAVASCRIPT, ".".join([PACKAGE.name, *STAND_INS])}
    inside |= {file.stem for file in stand_ins.glob("*.py")}
    roots = [*(roots or modules_in(WORKER)), *modules_in(GAMES)]

    def is_available(name: str) -> bool:
        return name in inside or library.file(name) is not None

    found: set[str] = set()
    left_out: dict[str, str] = {}
    queue = list(roots)
    required = True
    while queue:
        traced = trace(queue if required else [queue.pop()], own_source)
        absent = {name: by for name, by in traced.missing.items() if not is_available(name)}
        if required and absent:
            chain = "; ".join(f"{by or 'the build'} imports {name}" for name, by in sorted(absent.items()))
            raise SiteError(f"The worker needs packages that are not in the browser: {chain}.")
        if required:
            queue, required = [], False
        if absent:
            left_out[next(iter(traced.modules))] = ", ".join(sorted(absent))
            continue
        for name in traced.modules.keys() - found:
            found.add(name)
            source = own_source(name)
            assert source is not None
            for wanted in imports(source):
                if wanted.kind != REQUIRED:
                    names = [wanted.module, *(f"{wanted.module}.{part}" for part in wanted.names)]
                    queue += [name for name in names if name not in found and own_file(name) and name not in left_out]
    return Modules(
        {name: file for name in sorted(found) if (file := own_file(name))},
        _library_modules(library, found, loaded),
        left_out,
    )


def _library_modules(library: Library, package: Iterable[str], loaded: Iterable[str]) -> dict[str, str]:
    """The files of the standard library that the package and Pyodide use: all imports of the package are followed, and
    those of the library that are outside functions."""
    roots = [name for name in loaded if library.file(name)] + [f"encodings.{name}" for name in ENCODINGS]
    for module in package:
        source = own_source(module)
        assert source is not None
        names = [f"encodings.{name.lower().replace('-', '_')}" for name in ENCODING.findall(source.text)]
        for wanted in imports(source):
            names += [wanted.module, *(f"{wanted.module}.{part}" for part in wanted.names)]
        roots += [name for name in names if library.file(name)]
    traced = trace(roots, library.find, (REQUIRED, GUARDED))
    return {name: file for name in sorted(traced.modules) if (file := library.file(name))}


def data_files(modules: Mapping[str, Path]) -> list[Path]:
    """The files beside the modules that are not Python."""
    folders = {file.parent for file in modules.values()} - {PACKAGE}
    folders |= {
        path
        for folder in folders
        for path in folder.rglob("*")
        if path.is_dir() and not (path / "__init__.py").exists()
    }
    files = [
        file for folder in folders for file in folder.iterdir() if file.is_file() and file.suffix not in (".py", ".pyc")
    ]
    return sorted(file for file in files if _is_shipped(file) and "__pycache__" not in file.parts)


def _is_shipped(file: Path) -> bool:
    path = file.relative_to(PACKAGE)
    return file.suffix != ".md" and not any(
        path.match(pattern) or any(up.match(pattern) for up in path.parents) for pattern in NOT_SHIPPED
    )


def pack(library: Library, builtin: Iterable[str], loaded: Iterable[str], out: Path) -> dict[str, Any]:
    """Write package.zip and library.zip: bytecode of this Python, and data; return what is in them."""
    modules = find_modules(library, builtin, loaded)
    own = [(file, file.relative_to(PACKAGE.parent).as_posix()) for file in modules.package.values()]
    package = {f"{name}c": _bytecode(file.read_bytes(), name) for file, name in own}
    data = data_files(modules.package)
    package |= {file.relative_to(PACKAGE.parent).as_posix(): file.read_bytes() for file in data}
    names = modules.library.values()
    (out / "package.zip").write_bytes(archive(package))
    (out / "library.zip").write_bytes(archive({f"{name}c": _bytecode(library.files[name], name) for name in names}))
    return {"package": list(modules.package), "library": list(modules.library), "left out": dict(modules.left_out)}


def _bytecode(source: bytes, name: str) -> bytes:
    """A module's bytecode, which is never compared with its source."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "module.py")
        file.write_bytes(source)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        made = py_compile.compile(str(file), str(file) + "c", name, doraise=True, invalidation_mode=mode)
        return Path(str(made)).read_bytes()


def archive(files: Mapping[str, bytes]) -> bytes:
    """An uncompressed archive; its copies are compressed instead. Equal files give equal bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as made:
        for name, data in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name), data)
    return packed.getvalue()
