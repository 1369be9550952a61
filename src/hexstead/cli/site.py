"""`hexstead site`: write the static site."""

from __future__ import annotations

from pathlib import Path

from ..site.build import PAGE, Part, build_site
from .output import number, out, print_notes, table


def run(folder: Path, page: Path | None) -> None:
    parts = build_site(folder, page or PAGE, report=lambda line: print_notes([line]))
    shown = table("", "part", "files", "kB", "kB to download")
    for part in [*parts, _sum(parts)]:
        shown.add_row(part.name, number(part.files), number(part.size / 1000), number(part.brotli / 1000))
    out.print(shown)
    out.print(f"The site is in {folder}. Copy it to any web host; docs/static-site.md explains how.", soft_wrap=True)


def _sum(parts: list[Part]) -> Part:
    totals = (sum(getattr(part, field) for part in parts) for field in ("files", "size", "brotli"))
    return Part("total", *totals)
