"""The prose checker reports the former vocabulary, game names in shared code and untidy whitespace."""

import pytest

from tools.check_prose import faults

GAMES = {"island"}


def check(path, text):
    return [line.split(": ", 1)[1] for line in faults(path, text, GAMES)]


@pytest.mark.parametrize(
    ("path", "text", "fault"),
    [
        ("src/hexstead/core/x.py", "# Compile anew.\n", "replace 'anew'"),  # prose: quotation
        ("docs/x.md", "The house\n", "replace 'The house'"),  # prose: quotation
        ("web/src/x.ts", "const doors = 2;\n", "replace 'doors'"),  # prose: quotation
        ("src/hexstead/core/x.py", 'new("island")\n', "must not name the game 'island'"),
        ("web/src/x.css", ".Island {}\n", "must not name the game 'island'"),
        ("web/src/en.ftl", "title = Island\n", "must not name the game 'island'"),
        ("tools/x.py", "x = 1 \n", "trailing whitespace"),
        ("tools/x.py", "x = 1\r\n", "carriage return"),
        ("tools/x.py", "x = 1", "no newline at the end"),
    ],
)
def test_a_fault_is_reported(path, text, fault):
    (found,) = check(path, text)
    assert fault in found


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/hexstead/core/x.py", "# indoors, retold, signals\n"),
        ("docs/decisions/0001.md", "Compile anew.\n"),  # prose: quotation
        ("docs/x.md", "The key `told`.\n"),  # prose: quotation
        ("src/hexstead/text/en.ftl", "rule = Whoever wins.\n"),  # prose: quotation
        ("src/hexstead/games/island/x.py", 'NAME = "island"\n'),
        ("tests/x.py", 'new("island")\n'),
        ("src/hexstead/core/x.py", 'KEY = "told"  # prose: quotation\n'),
        ("src/hexstead/core/__init__.py", ""),
    ],
)
def test_correct_text_passes(path, text):
    assert check(path, text) == []
