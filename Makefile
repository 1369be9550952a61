# Developer commands; `make help` lists them. Each one except play runs `make setup` first if needed.
# ARGS is passed on to the program behind play, proof or bench: make proof ARGS='games --scale 0.01'

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PLAY_STAMP := $(VENV)/.playable
NODE_STAMP := $(VENV)/.node
INSTALL := $(BIN)/pip install -qq --require-hashes
LOCK_TOOL := .cache/lock
PAGE := src/hexstead/server/static/index.html
PAGE_CHECKED := .cache/page.checked
PAGE_SOURCES := hatch_build.py $(shell find web src/hexstead/games/*/page \( -name node_modules -o -name generated \) -prune -o -type f -print) src/hexstead/drawing/board.css \
  $(wildcard src/hexstead/core/text/*.ftl src/hexstead/games/*/text/*.ftl src/hexstead/games/*/pictures.json src/hexstead/core/translations.py)
COVERAGE_TESTS := -m 'not compiled' tests/rules tests/board tests/text tests/records tests/games/test_plans.py tests/bots/test_plain.py \
  $(addprefix tests/conformance/test_,chance.py compiling.py schemas.py refused_input.py state.py::test_random_games_of_the_plain_kernel_replay_from_their_log) \
  $(addprefix --ignore-glob=,'*/test_invariants.py' '*/test_rail_networks.py')
PYTEST := $(BIN)/python -m pytest
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help setup play test test-rules test-server test-page test-bots test-docs proof bench docs lint format coverage hooks dist site lock
.DEFAULT_GOAL := help

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | awk -F '\t' '{ printf "  make %-11s %s\n", $$1, $$2 }'

setup: $(STAMP) ## create .venv with the packages pinned in requirements.lock

$(STAMP): requirements.lock pyproject.toml | $(BIN)/pip
	@$(INSTALL) -r requirements.lock
	@$(BIN)/pip install -qq --no-deps --no-build-isolation -e .
	@touch $(NODE_STAMP) $(PLAY_STAMP) $@

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Hexstead needs Python 3.11 or later, but \`$(PYTHON)\` is $$($(PYTHON) --version 2>&1 | head -1)." \
	  "Choose another interpreter: make setup PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

# `make play` needs these two only. Bytecode is left to the first import: that is faster, as most is never imported.
$(NODE_STAMP): requirements-page.lock | $(BIN)/pip
	@$(INSTALL) --no-deps --no-compile -r $<
	@touch $@

$(PLAY_STAMP): requirements-play.lock | $(NODE_STAMP)
	@$(INSTALL) --no-deps --no-compile -r $<
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(NODE_STAMP)
	@echo "Building the page ..."
	@$(BIN)/python hatch_build.py

$(PAGE_CHECKED): $(PAGE_SOURCES) | $(STAMP)
	@$(BIN)/python hatch_build.py --check
	@mkdir -p $(@D) && touch $@

play: ## play in the browser; installs only what that needs
	@$(MAKE) --no-print-directory --jobs=2 $(PLAY_STAMP) $(PAGE)
	@PYTHONPATH="$(CURDIR)/src$${PYTHONPATH:+:$$PYTHONPATH}" exec $(BIN)/python -m hexstead play $(ARGS)

test: setup lint $(PAGE) ## run all checks and all tests; the last line lists skipped tests
	@tools/system-packages chromium firefox-esr postgresql nginx caddy
	@$(BIN)/python -m hexstead warm
	@$(PYTEST) -q -n 2 --dist worksteal --account

test-rules: setup ## run the rule tests in plain Python (under a minute)
	@$(PYTEST) -q -n 2 -p no:playwright tests/rules

test-server: setup ## run the tests of the server and its protocol
	@$(PYTEST) -q -n 2 --dist worksteal -p no:playwright tests/server

test-page: setup $(PAGE_CHECKED) $(PAGE) ## check the page, run its unit tests and its browser tests
	@$(PYTEST) -q -n 2 --dist worksteal tests/web tests/text tests/browser

test-bots: setup ## run the tests of bots, simulations and environments
	@$(PYTEST) -q -n 2 --dist worksteal -p no:playwright tests/bots tests/sim tests/env

test-docs: setup ## run the code in the documentation and build the site
	@$(PYTEST) -q -n 2 --dist worksteal -p no:playwright tests/docs tests/examples

proof: setup ## run the long proofs (hours): many games, differential, non-interference, fuzz
	@tools/system-packages chromium postgresql
	@$(BIN)/python tools/proof.py $(ARGS)

bench: setup ## measure performance and compare it with the budgets
	@$(BIN)/python -m hexstead bench $(ARGS)
	@$(PYTEST) -q -s -p no:playwright -o python_files='bench_*.py' tests/bench

docs: setup ## build the documentation in site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Built: open site/index.html, or run $(BIN)/mkdocs serve to use the search as well."

lint: setup $(PAGE_CHECKED) ## check style, types, layers, compilable rules, rule coverage, prose and the page
	@$(BIN)/ruff check --quiet src tests tools examples hatch_build.py
	@$(BIN)/ruff format --quiet --check src tests tools examples hatch_build.py || { echo "Run make format."; exit 1; }
	@$(BIN)/mypy --no-error-summary src tests tools hatch_build.py
	@$(BIN)/lint-imports --no-logo --cache-dir .cache/imports > .cache/imports.log || { cat .cache/imports.log; exit 1; }
	@$(BIN)/python tools/check_rules.py
	@$(BIN)/python tools/rule_index.py
	@$(BIN)/python tools/check_prose.py

format: setup ## format the Python code and apply automatic fixes
	@$(BIN)/ruff check --quiet --fix-only src tests tools examples hatch_build.py
	@$(BIN)/ruff format --quiet src tests tools examples hatch_build.py

coverage: setup ## list lines of core and games that plain tests miss; fails under 97 %
	@$(BIN)/python -m coverage run -m pytest -q -p no:playwright $(COVERAGE_TESTS)
	@$(BIN)/python -m coverage report

hooks: setup ## install the git pre-commit hooks
	@$(BIN)/pre-commit install

dist: setup $(PAGE) ## build a wheel and an sdist in dist/
	@$(BIN)/python -m hatchling build --target sdist --target wheel

site: setup $(PAGE) ## write the table without a server to dist/site, for any web host
	@$(BIN)/python -m hexstead site $(or $(ARGS),dist/site)

define lock_file
	@{ echo "# Every package $(2), pinned with hashes for Python 3.11 and later on Linux, macOS and Windows."; \
	   echo "# Made by \`make lock\` from pyproject.toml; do not edit."; \
	   $(LOCK_TOOL)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	     --no-emit-index-url --no-header --no-annotate $(3) pyproject.toml; \
	 } > $(1).new || { rm -f $(1).new; exit 1; }
	@mv $(1).new $(1)
endef

lock: ## update the lock files; the two for `make play` have the versions of requirements.lock
	@test -x $(LOCK_TOOL)/bin/uv || { $(PYTHON) -m venv $(LOCK_TOOL) && $(LOCK_TOOL)/bin/pip install -qq uv; }
	$(call lock_file,requirements.lock,\`make setup\` installs,--upgrade --extra play --extra postgres --extra env --extra ray --extra dev)
	$(call lock_file,requirements-play.lock,playing needs,--constraints requirements.lock --extra table)
	$(call lock_file,requirements-page.lock,building the page needs,--constraints requirements.lock --extra page)
