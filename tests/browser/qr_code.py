"""Read a QR code from a picture: small codes (versions 1 to 5, lowest error correction) without damage.

The reader follows ISO/IEC 18004 and shares no code with the page, so that a code that only looks like one fails.
"""

from __future__ import annotations

import io
from collections.abc import Iterator

from PIL import Image

EDGE = 4  # pixels that belong to the page, where the picture has rounded corners
FORMAT_MASK = 0b101010000010010
LOWEST = 0b01  # level L; up to version 5 its code words are one block
DATA_WORDS = {1: 19, 2: 34, 3: 55, 4: 80, 5: 108}  # by version, at level L
MASKS = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)  # fmt: skip
BYTES = 0b0100  # mode of a segment of bytes


def read_code(png: bytes) -> str:
    """Return the text of the code in a picture that shows nothing else; raise AssertionError or ValueError."""
    modules = find_modules(png)
    size = len(modules)
    version, remainder = divmod(size - 17, 4)
    assert remainder == 0, f"no code has {size} modules"
    assert version in DATA_WORDS, f"version {version}"
    near = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    far = [(y, 8) for y in range(size - 1, size - 8, -1)] + [(8, x) for x in range(size - 8, size)]
    formats = {_number(modules[y][x] for y, x in copy) ^ FORMAT_MASK for copy in (near, far)}
    assert len(formats) == 1, "the two copies of the format differ"
    level, mask = divmod(formats.pop() >> 10, 8)
    assert level == LOWEST, f"level {level:02b}"
    bits = [modules[y][x] != MASKS[mask](y, x) for y, x in _data_places(size, version)]
    words = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    return _text(words[: DATA_WORDS[version]])


def find_modules(png: bytes) -> list[list[bool]]:
    """The modules of the code, row by row, True if dark. The margin must be white."""
    picture = Image.open(io.BytesIO(png)).convert("L").point([255 if value < 128 else 0 for value in range(256)])
    picture = picture.crop((EDGE, EDGE, picture.width - EDGE, picture.height - EDGE))
    box = picture.getbbox()
    assert box is not None, "the picture is white"
    left, top, right, bottom = box
    assert abs((right - left) - (bottom - top)) <= 1, "not a square"
    margin = min(left, top, picture.width - right, picture.height - bottom)
    row = top + 1
    run = next(x for x in range(left, right) if not picture.getpixel((x, row))) - left  # seven modules of the corner
    size = round((right - left) / (run / 7))
    module = (right - left) / size
    assert margin >= module, "cameras need a margin"

    def is_dark(y: int, x: int) -> bool:
        return bool(picture.getpixel((int(left + (x + 0.5) * module), int(top + (y + 0.5) * module))))

    return [[is_dark(y, x) for x in range(size)] for y in range(size)]


def _number(bits: Iterator[bool] | list[bool]) -> int:
    found = 0
    for bit in bits:
        found = 2 * found + bit
    return found


def _data_places(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The places of the data, from the lower right corner upwards in columns of two."""
    upwards = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):  # column 6 is a timing pattern
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                if not _is_pattern(y, x, size, version):
                    yield y, x
        upwards = not upwards


def _is_pattern(y: int, x: int, size: int, version: int) -> bool:
    """Whether a place belongs to a corner, a timing pattern, the format or the alignment pattern."""
    corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    centre = size - 7
    aligned = version > 1 and abs(y - centre) <= 2 and abs(x - centre) <= 2
    return corner or y == 6 or x == 6 or aligned


def _text(words: list[int]) -> str:
    bits = "".join(f"{word:08b}" for word in words)
    assert int(bits[:4], 2) == BYTES, f"mode {bits[:4]}"
    count = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * count, 8)).decode()
