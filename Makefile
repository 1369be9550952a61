# The few commands of the house. `make help` lists them; every one sets up what it needs first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PY_FILES := src tests tools
LOCKED := --extra play --extra fast --extra env --extra dev
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: help setup play test test-rules proof bench lint format lock system
.DEFAULT_GOAL := help

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | awk -F '\t' '{ printf "  make %-11s %s\n", $$1, $$2 }'

setup: $(STAMP) ## make .venv with everything pinned in requirements.lock

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Hexstead needs Python 3.11 or later; \`$(PYTHON)\` is $$($(PYTHON) --version 2>&1 | head -1). Try \`make setup PYTHON=python3.12\`."; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -qq --require-hashes -r requirements.lock
	@$(BIN)/pip install -qq --no-deps --no-build-isolation -e .
	@touch $@

play: setup ## open a table in the browser
	@$(BIN)/hexstead warm
	@$(BIN)/hexstead play
