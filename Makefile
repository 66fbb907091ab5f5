# One target for each job, also in CI. Everything else is installed on a machine with Python 3.11+, make and git.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := .cache/uv/bin/uv
READY  := $(VENV)/.ready
export UV_CACHE_DIR ?= $(CURDIR)/.cache/uv-cache

.DEFAULT_GOAL := help
.PHONY: help setup play terminal web types fields browser docs check check-style check-types check-web quick test test-interpreted test-web \
  test-native test-compiled compare native wheel ledger vocabulary golden bench bench-check growth fingerprint soak gallery shots frames bot-strength mutants lock format clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(READY) ## the virtual environment with locked dependencies

$(UV):
	@echo "· fetching uv"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ecumene needs Python 3.11 or newer")'
	@$(PYTHON) -m venv .cache/uv
	@.cache/uv/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

$(READY): $(UV) requirements.lock pyproject.toml
	@echo "· setting up $(VENV)"
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) $(VENV)
	@VIRTUAL_ENV=$(VENV) $(UV) pip sync --quiet --compile-bytecode --require-hashes requirements.lock
	@VIRTUAL_ENV=$(VENV) $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $(READY)

play: $(READY) web ## play in the browser: the server with its database, and the lobby
	@$(BIN)/python -m tools.play

terminal: $(READY) ## play in the terminal
	@$(BIN)/ecumene play

web: $(READY) ## the web client, built into web/dist if it is out of date (fetches Node)
	@$(BIN)/python -m tools.node build

types: $(READY) ## the client's types and the samples of its words, from the Python views and the OpenAPI
	@$(BIN)/python -m tools.types

fields: $(READY) ## __init__ and clone of every position, from its annotated fields
	@$(BIN)/python -m tools.fields

browser: $(READY) # a Chromium for the tests, if there is none
	@$(BIN)/python -m tools.browser > /dev/null

# Several at a time; what a job says comes in one piece where this make can do that.
SYNC  := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TWO   := $(MAKE) --no-print-directory -j2 $(SYNC)
THREE := $(MAKE) --no-print-directory -j3 $(SYNC)

docs: $(READY) ## the documentation as a site, into build/docs; strictly: a link that leads nowhere is an error
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir build/docs-new
	@rm -rf build/docs-old; if test -d build/docs; then mv build/docs build/docs-old; fi # whoever reads it has a whole one
	@mv build/docs-new build/docs; rm -rf build/docs-old

check: $(READY) ## style, types, import direction, documentation (about a minute)
	+@$(TWO) check-types check-style check-web docs

check-style: $(READY)
	@$(BIN)/python -m tools.fields --check
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/lint-imports

check-types: $(READY)
	@$(BIN)/mypy

check-web: $(READY) web
	@$(BIN)/python -m tools.types --check
	@$(BIN)/python -m tools.node run check

format: $(READY) ## format the source
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

# Tests start many processes: each would compile or rewrite its sources again.
quick test test-interpreted test-native test-compiled: export PYTHONDONTWRITEBYTECODE :=
quick test test-interpreted test-native test-compiled: export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/bytecode

quick: $(READY) ## what a change most likely breaks, in under two minutes; ONLY="duel server": all tests of these parts
	+@$(TWO) check-types check-style ledger
	@$(BIN)/python -m tools.quick $(ONLY)

# Three at a time on two cores: while one of them waits, for a download, a page or one large file that is compiled, the
# others work. So the compiled tests begin as soon as there is a build, beside those in the browser.
test: $(READY) ## everything CI runs: checks, client, tests interpreted, in a browser, compiled
	+@$(THREE) test-native test-interpreted check-types test-web check-style

test-interpreted: $(READY) web browser docs # a wheel that is tried has the documentation inside
	@$(BIN)/pytest -n 3 --dist loadgroup $$($(BIN)/python -m tools.native --left-out)

test-web: check-web ## the client's own tests, and that it is small enough
	@$(BIN)/python -m tools.node run test
	@$(BIN)/python -m tools.node run size

compare: $(READY) # a plain compiled build, which plays as the interpreted one does
	@if $(BIN)/python -m tools.native --have-compiler; then $(BIN)/python -m tools.native --plain --compare 30; \
	else echo "NOTE: no C compiler here, so the compiled build is not tested."; fi

test-native: compare web docs ## the kernel's and games' tests on the compiled build
	@$(BIN)/python -m tools.bench_check
	@$(MAKE) --no-print-directory test-compiled

test-compiled: $(READY)
	@if $(BIN)/python -m tools.native --have-compiler; then \
	  PYTHONPATH=$$($(BIN)/python -m tools.native --folder) $(BIN)/pytest -n 2 --dist loadgroup $$($(BIN)/python -m tools.native --tests); fi

native: $(READY) ## compile kernel and rules with mypyc into build/native
	@$(BIN)/python -m tools.native

wheel: $(READY) docs ## both wheels, compiled and pure, and the source distribution, into dist
	@$(BIN)/python -m tools.wheel

ledger: $(READY) ## for each rule: where it is implemented, which scenarios cover it
	@$(BIN)/ecumene ledger --write docs/ledger

vocabulary: $(READY) ## the pages with every word of scenarios
	@$(BIN)/python -m tools.vocabulary

golden: $(READY) ## replay every golden record and update its checksums; review the diff
	@$(BIN)/python -m tools.golden

bench: native ## speed as ratios against catanatron, open_spiel and boardgame.io, measured in the same run, and how long a start takes
	@$(BIN)/python -m tools.bench --write docs/performance.md; failed=$$?; \
	$(BIN)/python -m tools.startup --write docs/performance.md && \
	PYTHONPATH=build/native $(BIN)/python -m tools.server_bench --write docs/performance.md && exit $$failed

bench-check: native ## does anything take 10 % more instructions than what is kept in tools/instructions.json?
	@$(BIN)/python -m tools.bench_check

growth: native ## how costs grow with seats, length, map and matches in memory: tables and charts of docs/performance.md
	@$(BIN)/python -m tools.growth --write docs/performance.md

gallery: $(READY) ## serve a page with every component and every board; the released client has no such page
	@$(BIN)/python -m tools.gallery

shots: web browser ## screenshots of every page in every width, theme and language: look at build/shots/sheets
	@$(BIN)/python -m tools.screenshots $(ONLY)

frames: web browser ## how long the page works on a new view, how much script it loads, and what a first visit loads
	@$(BIN)/python -m tools.first_load --write docs/performance.md; failed=$$?; \
	$(BIN)/python -m tools.frame_times --write docs/performance.md && exit $$failed

fingerprint: $(READY) ## do all games still play exactly the same? For changes that only move and rename
	@$(BIN)/python -m tools.native --plain
	@PYTHONPATH=build/native $(BIN)/python -m tools.fingerprint $(ONLY)

soak: bench-check web browser ## instructions counted, long random games, compiled, odd input, a server killed 200 times, slow tests; writes docs/reports
	@PYTHONPATH=build/native $(BIN)/python -m tools.soak
	@PYTHONPATH=build/native $(BIN)/python -m tools.fuzz
	@PYTHONPATH=build/native $(BIN)/python -m tools.fuzz_server
	@$(BIN)/python -m tools.crash_test
	@$(BIN)/pytest -n 2 --dist loadgroup -m slow

bot-strength: native ## the simple bot against random and against itself, compiled; writes docs/reports/greedy.md
	@$(BIN)/python -m tools.bot_strength

mutants: $(READY) ## GAME=seven_wonders_duel N=300: which small changes of the rules do the tests miss
	@$(BIN)/python -m tools.mutants $(or $(GAME),seven_wonders_duel) --sample $(or $(N),300)

lock: $(UV) ## resolve dependencies again
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra dev --extra server pyproject.toml -o requirements.lock
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra bench -c requirements.lock pyproject.toml -o requirements-bench.lock

clean: ## remove everything that was built or fetched
	@rm -rf $(VENV) .cache build .mypy_cache .ruff_cache .pytest_cache .hypothesis
