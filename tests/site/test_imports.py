"""The tracer of imports, and what the build does with its result."""

import pytest

from hexstead.site import python_parts
from hexstead.site.imports import GUARDED, LAZY, REQUIRED, Source, imports, trace
from hexstead.site.node import SiteError

MODULE = """
import a, b.c
from . import sibling
from ..up import name
if TYPE_CHECKING:
    import types_only
else:
    import real
try:
    import optional
except ImportError:
    import fallback
def later():
    import lazy
class Inner:
    import inner
    def method(self):
        from lazy_too import x
if __name__ == "__main__":
    import program
"""


def kinds(source):
    return {(found.module, found.kind) for found in imports(source)}


def test_imports_are_found_with_their_kind():
    assert kinds(Source("pack.part.module", MODULE, False)) == {
        ("a", REQUIRED), ("b.c", REQUIRED), ("pack.part", REQUIRED), ("pack.up", REQUIRED), ("real", REQUIRED),
        ("optional", GUARDED), ("fallback", GUARDED), ("lazy", LAZY), ("lazy_too", LAZY), ("inner", REQUIRED),
    }  # fmt: skip


def test_relative_imports_of_a_package_start_at_the_package():
    assert kinds(Source("pack", "from . import part\nfrom .other import x", True)) == {
        ("pack", REQUIRED), ("pack.other", REQUIRED)
    }  # fmt: skip


def test_a_trace_follows_modules_packages_and_names_that_are_modules():
    texts = {
        "pack": "", "pack.a": "from . import b\nfrom .c import value",
        "pack.b": "import gone", "pack.c": "", "pack.d": "",
    }  # fmt: skip

    def find(name):
        return Source(name, texts[name], name == "pack") if name in texts else None

    found = trace(["pack.a"], find)
    assert set(found.modules) == {"pack", "pack.a", "pack.b", "pack.c"}
    assert found.missing == {"gone": "pack.b"}


class EmptyLibrary(python_parts.Library):
    def __init__(self):
        self.files = {}


def modules(monkeypatch, texts):
    """Trace a worker whose sources are these."""
    monkeypatch.setattr(python_parts, "own_source", lambda name: texts.get(name) and Source(name, texts[name], False))
    monkeypatch.setattr(python_parts, "own_file", lambda name: texts.get(name))
    roots = {python_parts.WORKER: ["worker"], python_parts.GAMES: []}
    monkeypatch.setattr(python_parts, "modules_in", roots.get)
    return python_parts.find_modules(EmptyLibrary(), ["builtin"], ["loaded"])


def test_a_package_that_is_not_in_the_browser_fails_the_build(monkeypatch):
    with pytest.raises(SiteError, match="helper imports numpy"):
        modules(monkeypatch, {"worker": "import helper", "helper": "import numpy, builtin, loaded"})


def test_a_module_that_only_a_function_imports_is_shipped_unless_it_cannot_work(monkeypatch):
    texts = {
        "worker": "def f():\n    import fine, broken", "fine": "import builtin\ndef g():\n    import deeper",
        "deeper": "#", "broken": "import numpy",
    }  # fmt: skip
    found = modules(monkeypatch, texts)
    assert set(found.package) == {"worker", "fine", "deeper"}
    assert found.left_out == {"broken": "numpy"}
