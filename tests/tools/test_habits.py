"""The habits of the house hold together: hooks run what make runs, versions follow the rules, templates are sound."""

import json
import re
import subprocess
import sys
from pathlib import Path

import yaml

import hexstead
from hexstead.core.definition import definition
from tests.making import make
from tests.play import GAMES

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_hooks_run_what_lint_runs():
    file = ROOT / ".pre-commit-config.yaml"
    checked = subprocess.run([sys.executable, "-m", "pre_commit", "validate-config", str(file)], capture_output=True)
    assert checked.returncode == 0, checked.stdout
    (local,) = yaml.safe_load(file.read_text(encoding="utf-8"))["repos"]
    assert local["repo"] == "local", "nothing is fetched"
    assert {hook["language"] for hook in local["hooks"]} == {"system"}
    commands = {hook["entry"].removeprefix(".venv/bin/") for hook in local["hooks"]}
    lint = (
        MAKEFILE.partition("\nlint:")[2].partition("\n\n")[0]
        + MAKEFILE.partition("\n$(PAGE_CHECKED):")[2].partition("\n\n")[0]
    )
    run = [line.strip("\t@").removeprefix("$(BIN)/") for line in lint.splitlines() if line.startswith("\t@$(BIN)/")]
    assert len(run) == len(commands)
    assert all(any(line.startswith(command) for line in run) for command in commands)


def test_help_names_every_command():
    phony = re.search(r"\.PHONY: (.*)", MAKEFILE)
    assert phony
    said = make("make help")
    assert [line.split()[1] for line in said.splitlines()] == re.findall(r"^([a-z-]+):.*##", MAKEFILE, re.M)
    assert set(phony[1].split()) == {line.split()[1] for line in said.splitlines()}


def test_the_version_follows_the_rules():
    """The newest row of the changelog's table is what the code says; every older rules version still replays."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    head = next(line for line in text.splitlines() if line.startswith("| version "))
    rows = [re.findall(r"[^|]+", line) for line in re.findall(r"^\| 0\.\d+ .*$", text, re.M)]
    told = [
        dict(zip((cell.strip() for cell in head.strip("|").split("|")), map(str.strip, row), strict=True))
        for row in rows
    ]
    assert told[0]["version"] == hexstead.__version__.rpartition(".")[0]
    assert f"## {hexstead.__version__}" in text
    minors = [int(row["version"].split(".")[1]) for row in told]
    assert minors == sorted(set(minors), reverse=True)
    for game in GAMES:
        newest = definition(game).rules_version
        assert int(told[0][game]) == newest
        versions = [int(row[game]) for row in told]
        assert versions == sorted(versions, reverse=True)
        former = json.loads((definition(game).folder / "former.json").read_text(encoding="utf-8"))
        assert set(former) == {str(version) for version in range(1, newest)}


def test_the_templates_are_sound():
    folder = ROOT / ".github" / "ISSUE_TEMPLATE"
    for file in folder.glob("*.yml"):
        form = yaml.safe_load(file.read_text(encoding="utf-8"))
        if file.stem == "config":
            continue
        assert {"name", "description", "body"} <= set(form)
        assert all(part["type"] in ("textarea", "input") and part["attributes"]["label"] for part in form["body"])


def test_files_are_laid_out_as_editors_are_told():
    told = (ROOT / ".editorconfig").read_text(encoding="utf-8").partition("\n[*]\n")[2].partition("\n\n")[0]
    assert set(told.splitlines()) >= {
        "charset = utf-8", "end_of_line = lf", "insert_final_newline = true", "trim_trailing_whitespace = true",
    }  # fmt: skip
    folders = ("src", "tests", "tools", "examples", "docs", "web/src", "web/test", ".github")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.*") if "static" not in file.parts]
    kinds = {".py", ".md", ".json", ".ftl", ".ts", ".svelte", ".css", ".js", ".yml", ".svg"}
    texts = {file: file.read_bytes().decode() for file in files if file.suffix in kinds}
    assert len(texts) > 500
    assert [file for file, text in texts.items() if re.search(r"\r|[ \t]$", text, re.M) or text[-1:] != "\n"] == []
