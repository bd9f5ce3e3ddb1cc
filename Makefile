# Two commands for a newcomer: make play, make test. Both set up all they need.

PYTHON ?= python3
BIN := .venv/bin
GAMES := tests/contract/games
# Random walks in the tests begin elsewhere every day; the number is printed, so any run can be repeated.
DOUBLOON_SAMPLE ?= $(shell date +%Y%j)
export DOUBLOON_SAMPLE
unexport DOUBLOON_PLAIN DOUBLOON_EDITIONS

.PHONY: play serve types test test-long check venv-module coverage strength bench load lock pins pictures format clean

play: .venv/ready
	@$(BIN)/doubloon play

# The harbour, for everybody on this machine; docs/operate.md tells how to let others in.
serve: .venv/ready
	@$(BIN)/doubloon serve

# What the page may send and is sent, from the Python side.
types: .venv/ready
	@$(BIN)/python -m doubloon.server.typescript page/src/lib/api/types.ts docs/wire.md

test: check
	@echo "── sample $(DOUBLOON_SAMPLE): make test DOUBLOON_SAMPLE=$(DOUBLOON_SAMPLE) repeats this run"
	@echo "── compiling the rules once, for all tests"
	@DOUBLOON_GAMES=$(GAMES) $(BIN)/python -m doubloon.lab.warm
	@echo "── the rules in plain Python, with the lines they use counted"
	@$(MAKE) --no-print-directory coverage
	@echo "── everything"
	@$(BIN)/pytest -n 2 tests/core tests/games tests/cli tests/bots tests/lab tests/contract tests/server

test-long: .venv/ready
	@DOUBLOON_GAMES=$(GAMES) $(BIN)/python -m doubloon.lab.warm
	@mkdir -p build
	@$(BIN)/pytest -n 2 -m long --junitxml=build/long.xml tests
	@$(BIN)/python tests/long_report.py build/long.xml docs/test-long.md

check: .venv/ready
	@echo "── lint, types, imports"
	@$(BIN)/ruff check --quiet src tests docs
	@$(BIN)/ruff format --check --quiet src tests docs
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache > /dev/null || $(BIN)/lint-imports --no-cache
	@$(BIN)/python tests/audit.py requirements.lock build/audit.json

coverage: .venv/ready
	@DOUBLOON_PLAIN=1 $(BIN)/coverage run -m pytest tests/games tests/core/test_records.py tests/core/test_editions.py \
	    tests/contract/test_promises.py -k "not promise or plain_equals_compiled"
	@$(BIN)/coverage report

# How strong the bots are: hours, if every trial takes as long as it may.
strength: .venv/ready
	@$(BIN)/python -m doubloon.lab.trials

bench: .venv/ready
	@$(BIN)/doubloon bench

# What the server carries: a thousand tables at once, over SQLite and over a PostgreSQL of our own.
load: .venv/ready
	@$(BIN)/python -m doubloon.lab.warm
	@$(BIN)/python -m doubloon.lab.load --write docs/load.md

# Debian keeps Python's venv module in a package of its own.
venv-module:
	@echo "   Python lacks its venv module: installing Debian's python3-venv"
	@if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq python3-venv > /dev/null; \
	elif command -v sudo > /dev/null; then sudo apt-get update -qq && sudo apt-get install -y -qq python3-venv > /dev/null; \
	else echo "   please run, as root: apt-get install python3-venv"; exit 1; fi

# The lock names no registry; .venv follows it.
lock: .venv/ready
	@$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --universal --generate-hashes --quiet --upgrade \
	    --custom-compile-command "make lock" -o requirements.lock

# Write the pinned samples anew (perft counts, playthroughs, records) after a change of rules; read the difference.
pins: .venv/ready
	@$(BIN)/python -m tests.contract.pins

pictures: .venv/ready
	@$(BIN)/python docs/pictures/draw.py

format: .venv/ready
	@$(BIN)/ruff check --quiet --fix src tests docs; $(BIN)/ruff format --quiet src tests docs

clean:
	rm -rf .venv build .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/ready: pyproject.toml requirements.lock
	@echo "── setting up Doubloon in .venv (a minute or so, once)"
	@$(PYTHON) -c "import ensurepip" 2>/dev/null || $(MAKE) --no-print-directory venv-module
	@$(PYTHON) -m venv .venv
	@echo "   fetching the installer"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "uv>=0.13,<0.14"
	@echo "   installing packages"
	@VIRTUAL_ENV=.venv $(BIN)/uv pip sync --quiet --require-hashes --compile-bytecode requirements.lock
	@VIRTUAL_ENV=.venv $(BIN)/uv pip install --quiet --no-deps --editable .
	@touch $@
