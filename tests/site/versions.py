"""Further versions of a built site, without building it again."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from hexstead.site import build, page

TWINS = (".br", ".gz")


def site_files(site: Path) -> dict[str, bytes]:
    """The files that a browser keeps, by name."""
    found = {file.relative_to(site).as_posix(): file for file in site.rglob("*") if file.is_file()}
    return {
        name: file.read_bytes()
        for name, file in found.items()
        if not name.endswith(TWINS) and name not in build.NOT_CACHED
    }


def addresses(site: Path) -> set[str]:
    """The names of the site's files that contain a hash."""
    return {name for name in site_files(site) if name.startswith(("assets/", "offline/"))}


def next_version(site: Path, out: Path, version: str) -> Path:
    """A version whose scripts and styles all have other names: a page that mixes two versions misses some of them."""
    files = site_files(site)
    name_of = re.compile(r"-([\w-]{4})[\w-]{4}(\.\w+)$")
    scripts = {name: name_of.sub(rf"-\g<1>{version[:4]}\2", name) for name in files if is_script(name)}
    base = {Path(old).name.encode(): Path(new).name.encode() for old, new in scripts.items()}
    pattern = re.compile(b"|".join(re.escape(name) for name in base))
    made = {
        scripts.get(name, name): pattern.sub(lambda found: base[found[0]], data)
        if name.endswith((".js", ".css", ".html"))
        else data
        for name, data in files.items()
    }
    mark = re.compile(rb'(name="hexstead-site" content=")\w+')
    made["index.html"] = mark.sub(rb"\g<1>" + version.encode(), made["index.html"])
    shutil.rmtree(out, ignore_errors=True)
    build.write_site(out, {**made, page.WORKER: page.service_worker(version, made)})
    return out


def is_script(name: str) -> bool:
    return name.startswith("assets/") and name.endswith((".js", ".css"))
