"""Build the static site: page, Python, rules and bots as files, with compressed copies."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..bots.wasm_modules import wasm_modules
from ..cache_home import cache_home
from ..core.definition import game_names
from ..game_packages import GROUP, game_packages
from ..offline.answers import collect
from . import page
from .node import HERE, SiteError, compress, pyodide_folder, run_python
from .python_parts import PACKAGE

PAGE = PACKAGE / "server" / "static"
LEAST_COMPRESSED = 200  # bytes; smaller files fit in one packet uncompressed
COMPRESSED_ALREADY = (".png", ".woff", ".woff2")
NOT_CACHED = (page.WORKER, page.HEADERS)  # files that the service worker does not cache
PART_NAMES = ("page", "Python", "standard library", "Hexstead", "kernels", "answers")
PREFIXES = {
    "offline/python": "Python",
    "offline/hexstead": "Hexstead",
    "offline/kernels": "kernels",
    "offline/": "answers",
}
Report = Callable[[str], None]


@dataclass(frozen=True)
class Part:
    """One kind of file of the site: its size, and its size as a browser downloads it."""

    name: str
    files: int
    size: int
    brotli: int


def build_site(out: Path, built_page: Path = PAGE, report: Report = lambda line: None) -> list[Part]:
    """Write the site to a folder that does not exist yet, is empty or has an earlier site; return its parts.

    Raises SiteError if a program or the page is missing, if the worker would import something that is not in the site,
    or if it does not run; and Unsupported if a rule cannot become WebAssembly.
    """
    check_folder(out)
    games = built_in_games()
    files = page.page_files(built_page)
    pyodide = pyodide_folder()
    report("Emitting the rules and bots as WebAssembly …")
    kernels = {name: data for game in games for name, data in wasm_modules(game).items()}
    report("Packing Python …")
    offline, offline_index = offline_files(pyodide, kernels)
    files |= offline
    files["manifest.webmanifest"] = page.manifest()
    template = (built_page / "index.html").read_text(encoding="utf-8")
    version = page.version_of({**files, "index.html": template.encode(), page.WORKER: page.service_worker("", {})})
    files["index.html"] = page.index(template, version, offline_index).encode()
    files[page.WORKER] = page.service_worker(version, {k: v for k, v in files.items() if k not in NOT_CACHED})
    files[page.HEADERS] = page.headers()
    report("Compressing …")
    twins = compressed(files)
    write_site(out, {**files, **twins})
    return parts(files, twins)


def built_in_games() -> list[str]:
    """The games of this package; raises SiteError for games of other packages, whose files are not traced."""
    others = [game for game, package in game_packages().items() if package != f"{GROUP}.{game}"]
    if others:
        raise SiteError(f"A site cannot have games of other packages yet; uninstall {', '.join(others)} to build it.")
    return game_names()


def check_folder(out: Path) -> None:
    """Raise SiteError if the folder contains anything other than a site."""
    if out.exists() and not out.is_dir():
        raise SiteError(f"{out} is not a folder.")
    if out.is_dir() and any(out.iterdir()) and not (out / page.WORKER).exists():
        raise SiteError(f"The folder {out} is neither empty nor a site that can be replaced.")


def offline_files(pyodide: Path, kernels: Mapping[str, bytes]) -> tuple[dict[str, bytes], str]:
    """The files of the table in the browser by name, and the name of the one that lists them."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        packed = run_python(
            pyodide, HERE / "pack_python.py", {"sources": PACKAGE.parent, "pyodide": pyodide, "out": folder}
        )
        if "error" in packed:
            raise SiteError(packed["error"])
        package, library = (folder / "package.zip").read_bytes(), (folder / "library.zip").read_bytes()
        python = python_files(pyodide, library)
        check_offline(folder, python, package, kernels)
    files = {f"{page.content_name('offline/python', joined(python))}/{name}": data for name, data in python.items()}
    python_folder = next(iter(files)).rpartition("/")[0] + "/"
    package_name = page.content_name("offline/hexstead", package, ".zip")
    kernels_folder = page.content_name("offline/kernels", joined(kernels))
    names = {name: f"{kernels_folder}/{name}.wasm" for name in kernels}
    files[package_name] = package
    files |= {names[name]: data for name, data in kernels.items()}
    sizes = [{"url": name, "bytes": len(data)} for name, data in files.items()]
    answers, answer_files = public_answers()
    files |= answer_files
    listed = {"python": python_folder, "package": package_name, "kernels": names, "answers": answers, "parts": sizes}
    text = json.dumps(listed, indent=1).encode()
    index = page.content_name("offline/index", text, ".json")
    return {**files, index: text}, index


def public_answers() -> tuple[dict[str, str], dict[str, bytes]]:
    """Answers of the application that are the same for everyone, as files: their names by request, and the files."""
    found = {target: text.encode() for target, text in collect().items()}
    folder = page.content_name("offline/answers", joined(found))
    suffixes = {target: ".svg" if data.startswith(b"<svg") else ".json" for target, data in found.items()}
    names = {target: f"{folder}/{n}{suffixes[target]}" for n, target in enumerate(found)}
    return names, {names[target]: data for target, data in found.items()}


def joined(files: Mapping[str, bytes]) -> bytes:
    return page.version_of(files).encode()


def python_files(pyodide: Path, library: bytes) -> dict[str, bytes]:
    """Pyodide with this standard library, and without its list of packages."""
    lock: dict[str, Any] = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    files = {name: (pyodide / name).read_bytes() for name in names}
    return {**files, "python_stdlib.zip": library, "pyodide-lock.json": json.dumps(lock | {"packages": {}}).encode()}


def check_offline(folder: Path, python: Mapping[str, bytes], package: bytes, kernels: Mapping[str, bytes]) -> None:
    """Play a game in Node, on the files of the site; raises SiteError if anything is missing."""
    for part, files in ("python", python), ("kernels", {f"{name}.wasm": data for name, data in kernels.items()}):
        write_site(folder / part, files)
    write_site(folder / "package", {"hexstead.zip": package})
    folders = {"package": folder / "package", "kernels": folder / "kernels"}
    run_python(folder / "python", HERE / "check_python.py", folders, built_in_games())


def compressed(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Compressed copies of the files that become smaller, from a cache of earlier builds where possible."""
    cache = cache_home() / "compressed"
    cache.mkdir(parents=True, exist_ok=True)
    wanted = {name: data for name, data in files.items() if is_compressible(name, data)}
    keys = {name: hashlib.sha256(data).hexdigest() for name, data in wanted.items()}
    with TemporaryDirectory() as made:
        missing: dict[str, Path] = {}
        for name, key in keys.items():
            if not all((cache / f"{key}{suffix}").exists() for suffix in (".br", ".gz")):
                missing[key] = Path(made, key)
                missing[key].write_bytes(wanted[name])
        if missing:
            compress(missing, Path(made))
            for key in missing:
                for suffix in (".br", ".gz"):
                    shutil.move(Path(made, key + suffix), cache / f"{key}{suffix}")
    return {
        f"{name}{suffix}": (cache / f"{key}{suffix}").read_bytes()
        for name, key in keys.items()
        for suffix in (".br", ".gz")
    }


def is_compressible(name: str, data: bytes) -> bool:
    return len(data) >= LEAST_COMPRESSED and not name.endswith(COMPRESSED_ALREADY) and name != page.HEADERS


def write_site(out: Path, files: Mapping[str, bytes]) -> None:
    """Write the files, those that refer to others last, and remove all other files of the folder."""
    last = ("index.html", page.WORKER)
    for name in sorted(files, key=lambda name: name.startswith(last)):
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
    for path in sorted(out.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(out).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def parts(files: Mapping[str, bytes], twins: Mapping[str, bytes]) -> list[Part]:
    """The sizes of the site by part."""
    found: dict[str, list[str]] = {name: [] for name in PART_NAMES}
    for name in files:
        if name != page.HEADERS:
            found[_part(name)].append(name)
    return [
        Part(
            part, len(names), sum(len(files[n]) for n in names), sum(len(twins.get(f"{n}.br", files[n])) for n in names)
        )
        for part, names in found.items()
    ]


def _part(name: str) -> str:
    if name.endswith("python_stdlib.zip"):
        return "standard library"
    return next((part for start, part in PREFIXES.items() if name.startswith(start)), "page")
