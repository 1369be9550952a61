"""`hexstead verify`: check that the chance outcomes of a finished game follow from its seed and nonces."""

from __future__ import annotations

import json
from pathlib import Path

from ..core.verify import verify
from .output import out
from .replay import read_record


def run(file: Path, commitment: str | None, as_json: bool) -> None:
    counted = verify(read_record(file), commitment)
    if as_json:
        print(json.dumps({"outcomes": counted.total(), **counted}))
        return
    kinds = ", ".join(f"{count} {purpose}" for purpose, count in counted.items())
    out.print(f"All {counted.total()} outcomes follow from the seed and the nonces: {kinds}.", soft_wrap=True)
