# One word per job, the same words in CI. Everything sets itself up on a machine with Python 3.11+, make and git.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := .cache/uv/bin/uv
READY  := $(VENV)/.ready
export UV_CACHE_DIR ?= $(CURDIR)/.cache/uv-cache

.DEFAULT_GOAL := help
.PHONY: help setup play check test test-native native ledger golden bench soak mutants lock format clean

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
	@VIRTUAL_ENV=$(VENV) $(UV) pip sync --quiet --require-hashes requirements.lock
	@VIRTUAL_ENV=$(VENV) $(UV) pip install --quiet --no-deps --editable .
	@touch $(READY)

play: $(READY) ## play in the terminal
	@$(BIN)/ecumene play

check: $(READY) ## style, types, import direction (under two minutes)
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(READY) ## put the source into the house style
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

test: check ledger ## everything CI runs: checks, ledger, tests interpreted and compiled
	@$(BIN)/pytest -n 2
	@$(MAKE) --no-print-directory test-native

test-native: $(READY) ## the kernel's and games' tests on the compiled build
	@if $(BIN)/python -m tools.native --have-compiler; then \
	  $(BIN)/python -m tools.native --plain && $(BIN)/python -m tools.native --plain --compare 30 && PYTHONPATH=build/native $(BIN)/pytest -n 2 tests/kernel tests/games tests/every_game; \
	else echo "NOTE: no C compiler here, so the compiled build was not tested."; fi

native: $(READY) ## compile kernel and rules with mypyc into build/native
	@$(BIN)/python -m tools.native

ledger: $(READY) ## rule by rule: where implemented, which scenarios tell it
	@$(BIN)/ecumene ledger --write docs/ledger

golden: $(READY) ## replay every golden record and write its checksums anew; review the diff
	@$(BIN)/python -m tools.golden

bench: native ## speed as ratios against catanatron and open_spiel, measured in the same run
	@$(BIN)/python -m tools.bench --write docs/performance.md

soak: native ## long random games, compiled; writes docs/reports/soak.md
	@PYTHONPATH=build/native $(BIN)/python -m tools.soak

mutants: $(READY) ## GAME=seven_wonders_duel N=300: which small changes of the rules do the tests miss
	@$(BIN)/python -m tools.mutants $(or $(GAME),seven_wonders_duel) --sample $(or $(N),300)

lock: $(UV) ## resolve dependencies anew
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra dev pyproject.toml -o requirements.lock
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra bench -c requirements.lock pyproject.toml -o requirements-bench.lock

clean: ## remove everything that was built or fetched
	@rm -rf $(VENV) .cache build .mypy_cache .ruff_cache .pytest_cache .hypothesis
