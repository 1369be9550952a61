# The few commands of the house. `make help` lists them; every one sets up what it needs first.
# What ARGS says goes to the program behind play, proof or bench: make proof ARGS='games --scale 0.01'

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
LOCK_TOOL := .cache/lock
PAGE := src/hexstead/server/static/index.html
PAGE_CHECKED := .cache/page.checked
PAGE_SOURCES := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print) src/hexstead/drawing/board.css \
  $(wildcard src/hexstead/core/text/*.ftl src/hexstead/games/*/text/*.ftl)
COVERING := -m 'not compiled' tests/rules tests/board tests/words tests/records tests/games/test_plans.py tests/bots/test_plain.py \
  $(addprefix tests/conformance/test_,chance.py compiling.py schemas.py refused_input.py state.py::test_random_games_of_the_plain_kernel_replay_from_their_log) \
  $(addprefix --ignore-glob=,'*/test_invariants.py' '*/test_rail_networks.py')
PYTEST := $(BIN)/python -m pytest
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help setup play test test-rules proof bench docs lint format coverage hooks dist lock
.DEFAULT_GOAL := help

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | awk -F '\t' '{ printf "  make %-11s %s\n", $$1, $$2 }'

setup: $(STAMP) ## make .venv with everything pinned in requirements.lock

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Hexstead needs Python 3.11 or later, and \`$(PYTHON)\` is not ($$($(PYTHON) --version 2>&1 | head -1))." \
	  "Name another one: make setup PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -qq --require-hashes -r requirements.lock
	@$(BIN)/pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(STAMP)
	@echo "Building the page ..."
	@$(BIN)/python hatch_build.py

$(PAGE_CHECKED): $(PAGE_SOURCES) | $(STAMP)
	@$(BIN)/python hatch_build.py --check
	@mkdir -p $(@D) && touch $@

play: setup $(PAGE) ## open a table in the browser
	@$(BIN)/python -m hexstead play $(ARGS)

test: setup lint $(PAGE) ## every check and every test; the last line says what did not run
	@tools/system-packages chromium postgresql nginx caddy
	@$(BIN)/python -m hexstead warm
	@$(PYTEST) -q -n 2 --dist worksteal --account

test-rules: setup ## the rules alone, plain Python, in under a minute
	@$(PYTEST) -q -n 2 -p no:playwright tests/rules

proof: setup ## the long proofs: many whole games, lockstep, twin worlds, bad input
	@tools/system-packages postgresql
	@$(BIN)/python tools/proof.py $(ARGS)

bench: setup ## measure the engine against its budgets
	@$(BIN)/python -m hexstead bench $(ARGS)
	@$(PYTEST) -q -s -p no:playwright -o python_files='bench_*.py' tests/bench

docs: setup ## all of docs/ as static pages in site/, with what is read from the code
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The pages are in site/: open site/index.html, or run $(BIN)/mkdocs serve, with which they can be searched."

lint: setup $(PAGE_CHECKED) ## style, types, and what the compiler asks of the rules
	@$(BIN)/ruff check --quiet src tests tools examples hatch_build.py
	@$(BIN)/ruff format --quiet --check src tests tools examples hatch_build.py || { echo "Run make format."; exit 1; }
	@$(BIN)/mypy --no-error-summary src tests tools hatch_build.py
	@$(BIN)/python tools/check_rules.py

format: setup ## lay the Python out and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix-only src tests tools examples hatch_build.py
	@$(BIN)/ruff format --quiet src tests tools examples hatch_build.py

coverage: setup ## which lines of core and games the plain tests do not reach; fails under 97 %
	@$(BIN)/python -m coverage run -m pytest -q -p no:playwright $(COVERING)
	@$(BIN)/python -m coverage report

hooks: setup ## have git run the checks before each commit
	@$(BIN)/pre-commit install

dist: setup $(PAGE) ## a wheel and an sdist in dist/
	@$(BIN)/python -m hatchling build --target sdist --target wheel

lock: ## pin anew everything setup installs
	@test -x $(LOCK_TOOL)/bin/uv || { $(PYTHON) -m venv $(LOCK_TOOL) && $(LOCK_TOOL)/bin/pip install -qq uv; }
	@{ echo "# Every package \`make setup\` installs, pinned with hashes for Python 3.11 and later on Linux, macOS and Windows."; \
	   echo "# Made by \`make lock\` from pyproject.toml; do not edit."; \
	   $(LOCK_TOOL)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	     --no-emit-index-url --no-header --no-annotate --extra play --extra postgres --extra env --extra ray --extra dev pyproject.toml; \
	 } > requirements.lock.new || { rm -f requirements.lock.new; exit 1; }
	@mv requirements.lock.new requirements.lock
