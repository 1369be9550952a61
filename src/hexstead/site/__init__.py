"""The static site: the page, Python and the rules as a folder of files that any web host can serve.

`build.py` puts the folder together. `python_parts.py` and `imports.py` decide which Python modules are in it, `node.py`
runs Node and Pyodide, `page.py` writes the files around the page, `service-worker.js` keeps the site in the browser.
"""
