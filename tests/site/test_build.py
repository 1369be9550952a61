"""What `hexstead site` writes: complete, small, compressed, with names that never mix versions."""

import gzip
import hashlib
import json
import re
import struct
import subprocess
import zipfile
from pathlib import Path

import pytest

import hatch_build
from hexstead.bots.wasm_modules import wasm_modules
from hexstead.core.wasm.source import Unsupported
from hexstead.site import build, node, page
from hexstead.site.node import SiteError
from tests.random_play import BUILT_IN
from tests.site.built import ROOT, built_site
from tests.site.static_server import TYPES
from tests.wasm.node_host import NODE

MOST_BYTES = 7_000_000  # to download, with Brotli
TWINS = (".br", ".gz")


@pytest.fixture(scope="module")
def site():
    return built_site()


def names(site):
    """The files of the site without compressed copies."""
    files = [file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()]
    return sorted(name for name in files if not name.endswith(TWINS))


def sizes(site):
    """The bytes that a browser downloads, by name."""
    twins = {name: site / f"{name}.br" for name in names(site)}
    return {name: (twin if twin.exists() else site / name).stat().st_size for name, twin in twins.items()}


def found(pattern, text):
    """The first group of the pattern's only match."""
    (match,) = re.findall(pattern, text)
    return match


def offline_index(site):
    return json.loads(next((site / "offline").glob("index-*.json")).read_text())


def test_the_whole_site_is_a_small_download(site):
    downloads = sizes(site)
    for name, size in sorted(downloads.items(), key=lambda item: -item[1])[:12]:
        print(f"{size:>9,} {name}")
    print(f"{sum(downloads.values()):>9,} bytes together")
    assert sum(downloads.values()) <= MOST_BYTES


def test_every_compressed_twin_has_the_content_of_its_file(site):
    plain = names(site)
    script = (
        "const fs = require('fs'), zlib = require('zlib');"
        "for (const name of JSON.parse(fs.readFileSync(0)))"
        "  if (!zlib.brotliDecompressSync(fs.readFileSync(name + '.br')).equals(fs.readFileSync(name)))"
        "    throw new Error(name);"
    )
    compressed = [name for name in plain if (site / f"{name}.br").exists()]
    done = subprocess.run([NODE, "-e", script], cwd=site, input=json.dumps(compressed), text=True, check=False)
    assert done.returncode == 0
    for name in compressed:
        assert gzip.decompress((site / f"{name}.gz").read_bytes()) == (site / name).read_bytes(), name
    twins = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.name.endswith(TWINS)}
    assert twins == {f"{name}{suffix}" for name in compressed for suffix in TWINS}
    large = [
        name for name in plain if (site / name).stat().st_size > 2000 and not name.endswith((".png", ".woff", ".woff2"))
    ]
    assert set(large) <= set(compressed)


def test_the_service_worker_knows_the_hash_of_every_file(site):
    worker = (site / page.WORKER).read_text()
    listed = json.loads(found(r"JSON\.parse\('(.*)'\)", worker))
    kept = [name for name in names(site) if name not in build.NOT_CACHED]
    expected = {name: page.integrity((site / name).read_bytes()) for name in kept}
    expected["./"] = expected.pop("index.html")
    assert listed == expected


def test_the_kernels_are_those_that_python_emits(site):
    kernels = offline_index(site)["kernels"]
    emitted = {name: data for game in BUILT_IN for name, data in wasm_modules(game).items()}
    assert {name: (site / file).read_bytes() for name, file in kernels.items()} == emitted


def test_the_index_lists_files_of_the_site(site):
    index = offline_index(site)
    for part in index["parts"]:
        assert (site / part["url"]).stat().st_size == part["bytes"]
    assert all((site / file).exists() for file in (*index["answers"].values(), index["package"]))
    assert {file.name for file in (site / index["python"]).iterdir() if not file.name.endswith(TWINS)} == {
        *node.PYODIDE_FILES
    }


def test_the_package_has_bytecode_and_the_games_data_but_no_server(site):
    with zipfile.ZipFile(site / offline_index(site)["package"]) as package:
        packed = set(package.namelist())
    for game in BUILT_IN:
        shipped = [f for f in (ROOT / "src/hexstead/games" / game / "text").iterdir() if f.suffix == ".ftl"]
        assert shipped
        assert {f"hexstead/games/{game}/text/{file.name}" for file in shipped} <= packed
    assert not [name for name in packed if name.endswith(".py") or "/page/" in name or "/static/" in name]
    assert not packed & {"hexstead/server/app.pyc", "hexstead/server/sql_store.pyc", "hexstead/core/compiled.pyc"}


def test_the_page_has_relative_addresses_and_a_strict_policy(site):
    index = (site / "index.html").read_text()
    assert not re.search(r'(href|src)="/', index)
    assert not re.search(r"<script(?![^>]*src=)|<style|style=|\son\w+=", index)  # nothing inline
    policy = found(r'http-equiv="Content-Security-Policy" content="([^"]*)"', index)
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    headers = (site / page.HEADERS).read_text()
    assert f"  Content-Security-Policy: {policy}; frame-ancestors 'none'\n" in headers


def test_the_manifest_makes_the_page_installable(site):
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert manifest["name"]
    assert manifest["short_name"]
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert manifest["lang"] == "en"
    sizes = set()
    for icon in manifest["icons"]:
        data = (site / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert data[:8] == b"\x89PNG\r\n\x1a\n"
            assert "x".join(str(side) for side in struct.unpack(">II", data[16:24])) == icon["sizes"]
            sizes.add((icon["sizes"], icon["purpose"]))
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    index = (site / "index.html").read_text()
    assert f'<meta name="theme-color" content="{manifest["theme_color"]}" />' in index


def test_names_below_assets_and_offline_contain_a_hash(site):
    for name in names(site):
        if name.startswith("offline/"):
            hashes = re.search(r"^offline/\w+-([0-9a-f]{12})", name)
            assert hashes, name
        elif name.startswith("assets/"):
            assert re.search(r"-[\w-]{8}\.\w+$", name), name
    package = offline_index(site)["package"]
    assert hashlib.sha256((site / package).read_bytes()).hexdigest()[:12] in package


def test_every_file_has_a_known_type(site):
    assert {Path(name).suffix for name in names(site) if name != page.HEADERS} <= set(TYPES)


def test_pyodide_is_pinned_as_in_the_lock_file_of_the_page():
    pin = json.loads(node.PIN.read_text())
    locked = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]["node_modules/pyodide"]
    assert pin == {"version": locked["version"], "integrity": locked["integrity"]}


def test_a_damaged_download_is_refused(tmp_path):
    archive = tmp_path / "pyodide.tgz"
    archive.write_bytes(b"something else")
    with pytest.raises(SiteError, match="differs from the pinned version"):
        node.check_integrity(archive, json.loads(node.PIN.read_text())["integrity"])


def test_without_node_the_message_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setattr("hexstead.site.node.find_spec", lambda name: None)
    monkeypatch.setenv("HEXSTEAD_CACHE", str(tmp_path))
    with pytest.raises(SiteError, match=r'pip install "hexstead\[play,page\]"'):
        node.pyodide_folder()


def test_a_folder_with_other_files_is_left_alone(tmp_path):
    (tmp_path / "thesis.txt").write_text("important")
    with pytest.raises(SiteError, match="neither empty nor a site"):
        build.check_folder(tmp_path)
    build.check_folder(tmp_path / "new")


def test_a_game_of_another_package_is_refused():
    with pytest.raises(SiteError, match="games of other packages"):  # the tests have a third game
        build.built_in_games()


def test_a_rule_outside_the_subset_fails_the_build(monkeypatch, tmp_path):
    def unsupported(game):
        raise Unsupported("a rule uses a float")

    monkeypatch.setattr(build, "wasm_modules", unsupported)
    monkeypatch.setattr(build, "built_in_games", lambda: BUILT_IN)
    with pytest.raises(Unsupported):
        build.build_site(tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_a_page_that_is_not_built_is_reported(tmp_path, monkeypatch):
    monkeypatch.setattr(build, "built_in_games", lambda: BUILT_IN)
    with pytest.raises(SiteError, match="The page has not been built"):
        build.build_site(tmp_path / "site", tmp_path)


def test_a_new_site_replaces_an_old_one_completely(tmp_path):
    build.write_site(tmp_path, {"a/1.js": b"1", "b/2.js": b"2", "index.html": b"old"})
    build.write_site(tmp_path, {"a/3.js": b"3", "index.html": b"new"})
    assert names(tmp_path) == ["a/3.js", "index.html"]
    assert (tmp_path / "index.html").read_text() == "new"
    assert not (tmp_path / "b").exists()


def test_the_server_serves_the_same_page_with_absolute_addresses():
    hatch_build.build(ROOT)
    index = (ROOT / "src/hexstead/server/static/index.html").read_text()
    assert re.search(r'src="/assets/', index)
    assert "hexstead-site" not in index
