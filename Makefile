SHELL := /bin/sh
ARGS :=
.DEFAULT_GOAL := ready
.PHONY: ready help play pages shots test check bench format lock clean

# The first Python here that is new enough, known to Numba, and able to make an environment.
SUITS := import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))
PYTHON = $(shell for python in python3.13 python3.12 python3.11 python3; do \
	"$$python" -c '$(SUITS)' >/dev/null 2>&1 && { echo "$$python"; break; }; done)

BIN := .venv/bin
READY := .venv/.ready
NPM := $(BIN)/python web/npm.py
PACKAGES := web/node_modules/.ready
PAGES := src/stammtisch/pages/index.html
SOURCES := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

ready: $(READY)
	@$(MAKE) --no-print-directory help

help: ## list what make can do; make alone sets everything up first
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

play: $(READY) $(PAGES) ## open the house here and a browser with it; e.g. make play ARGS="--port 8080"
	@$(BIN)/stammtisch $(ARGS)

pages: $(READY) $(PAGES) ## build the pages

test: check $(PAGES) ## check, then run every test, in a real browser too
	@$(BIN)/python tests/browser/chromium.py >/dev/null
	@$(NPM) run --silent test
	@$(BIN)/python -m pytest

check: $(READY) $(PACKAGES) ## style, types and the direction of imports
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Some files want formatting: make format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@report=$$($(BIN)/lint-imports) || { echo "$$report"; exit 1; }
	@$(NPM) run --silent types:check
	@$(NPM) run --silent check
	@echo "Style, types and imports are in order."

shots: $(READY) $(PAGES) ## pictures of every page into FOLDER (pictures/ if none is named)
	@$(BIN)/python -m tests.browser.shots $(or $(FOLDER),pictures)

bench: $(READY) ## measure speed and strength beside others; ARGS="search" for one suite
	@$(BIN)/python -m bench $(ARGS)

format: $(READY) ## put every Python file into shape
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet
	@echo "Every Python file is in shape."

$(READY): pyproject.toml requirements/dev.txt
	@python="$(PYTHON)"; \
	if [ -z "$$python" ]; then \
		echo "Stammtisch needs Python 3.11 to 3.14 with its venv module." >&2; \
		echo "Install one, or name it: make PYTHON=/path/to/python3" >&2; \
		exit 1; \
	fi; \
	echo "Setting up in .venv/, about a minute ..."; \
	$(BIN)/python -m pip --version >/dev/null 2>&1 || "$$python" -m venv --clear .venv
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json | $(READY)
	@echo "Fetching what the pages are built with ..."
	@$(NPM) ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(PAGES): $(PACKAGES) $(SOURCES)
	@echo "Building the pages ..."
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

# Keeps the versions already locked where they still fit; make lock LOCK=--upgrade takes new ones.
lock: ## resolve and hash-lock the requirements
	@set -e; folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	python="$(PYTHON)"; "$${python:-python3}" -m venv "$$folder"; \
	"$$folder/bin/python" -m pip --disable-pip-version-check -qq install uv; \
	index=$$("$$folder/bin/python" -m pip config get global.index-url 2>/dev/null || true); \
	if [ -n "$$index" ]; then UV_DEFAULT_INDEX="$$index"; export UV_DEFAULT_INDEX; fi; \
	compile() { \
		"$$folder/bin/uv" pip compile --quiet --no-config --python "$$folder/bin/python" \
			--universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			--custom-compile-command "make lock" $(LOCK) "$$@" >/dev/null; \
	}; \
	compile pyproject.toml --output-file requirements/run.txt; \
	compile pyproject.toml --group dev --constraints requirements/run.txt \
		--output-file requirements/dev.txt

clean: ## forget the environment and every cache
	@rm -rf .venv .bench web/node_modules src/stammtisch/pages .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
