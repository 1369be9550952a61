"""The WebAssembly back end: rule functions emitted as WebAssembly binary, and an engine that runs them.

`module.py` turns a kernel into a module: `source.py` reads rule functions, `body.py` and `expressions.py` translate
them, `encoding.py` writes the binary format. `engine.py` runs modules through a host (`host.py`), over structs in the
host's memory (`memory.py`).
"""
