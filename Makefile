# Two commands for a newcomer: make play, make test. Both set up all they need (make play wants Node 20 on the machine).

PYTHON ?= python3
BIN := .venv/bin
GAMES := tests/contract/games
# Random walks in the tests begin elsewhere every day; the number is printed, so any run can be repeated.
DOUBLOON_SAMPLE ?= $(shell date +%Y%j)
export DOUBLOON_SAMPLE
unexport DOUBLOON_PLAIN DOUBLOON_EDITIONS
# What is imported is kept as bytecode: without it every process here would read 2,600 files anew, six seconds each.
unexport PYTHONDONTWRITEBYTECODE

# Where the harbour listens: make play PORT=8080
PORT ?= 8000
PAGE := src/doubloon/server/page/index.html
PAGE_SOURCES := $(wildcard page/*.html page/*.ts page/*.js page/*.json) $(shell find page/src page/public -type f)
CHROMIUM = $(firstword $(foreach name,chromium-headless-shell chromium chromium-browser google-chrome,$(shell command -v $(name))))

.PHONY: play terminal serve ready page page-check page-speed screenshots wheel site site-speed types test test-time quick stress test-long \
    reliability mutants check venv-module chromium coverage strength bench speed-gate load lock pack pins pictures format clean

# The page in a browser; Ctrl+C ends it.
play: ready
	@$(BIN)/doubloon serve --open --port $(PORT)

# The same games in a terminal.
terminal: .venv/ready
	@$(BIN)/doubloon play

# The harbour, for everybody on this machine; docs/operate.md tells how to let others in.
serve: ready
	@$(BIN)/doubloon serve --port $(PORT)

# Packages and page side by side: a newcomer waits for the slower of the two.
ready:
	@$(MAKE) --silent --jobs=2 .venv/ready $(PAGE)

page: $(PAGE)

$(PAGE): page/node_modules/.ready $(PAGE_SOURCES)
	@echo "── building the page (some seconds)"
	@cd page && node_modules/.bin/vite build --logLevel warn
	@touch $@

page/node_modules/.ready: page/package-lock.json page/.npmrc
	@command -v node > /dev/null && command -v npm > /dev/null && node -e "process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)" || { \
	    echo "   The page is built with Node.js 20 or newer, and npm; please install them."; \
	    echo "   Without them there is still the terminal: make terminal"; exit 1; }
	@echo "── fetching what the page is built with (half a minute, once)"
	@cd page && npm ci --no-progress > /dev/null
	@touch $@

# The page's own checks: types and accessibility as the compilers see them, then its tests.
page-check: page-types page-units

# How big and how quick the page is, measured in Chromium: docs/page.md
page-speed: .venv/tests $(PAGE) chromium
ifdef BEFORE
	@bash tests/page/before.sh $(BEFORE) build/page-before.json
endif
	@$(LIGHT) $(BIN)/python -m tests.page.speed docs/page.md $(if $(BEFORE),build/page-before.json)

# Every screen, by day and by night, on four kinds of screens: docs/pictures/page
screenshots: .venv/tests $(PAGE) chromium
	@$(LIGHT) $(BIN)/python -m tests.page.screenshots docs/pictures/page

# What pip installs: it holds the built page, so that it needs no Node.
wheel: .venv/tests $(PAGE)
	@$(BIN)/python -m hatchling build -t wheel -d dist

# The whole of it for any static host, without a server: docs/offline.md
site: .venv/tests page/node_modules/.ready
	@$(LIGHT) $(BIN)/python page/site.py build/site

# How big and how quick that is on this machine.
site-speed: site chromium
	@$(LIGHT) $(BIN)/python -m tests.page.island_speed build/site

# What the page may send and is sent, from the Python side.
types: .venv/ready
	@$(BIN)/python -m doubloon.survey.typescript page/src docs/wire.md

# One step more side by side than there are cores: whoever plays in a browser waits half of the time. Each notes what it cost, for
# make test-time. What a player does runs on the packed rules, as on a player's machine: LIGHT. Machine code is made where speeds are
# compared, and for the lab.
LIGHT := DOUBLOON_NO_NUMBA=1
HANDS ?= $(shell nproc 2> /dev/null || echo 2)
STEP := MAKEFLAGS= $(PYTHON) -m tests.loop.step
ALONE := $(MAKE) --no-print-directory
PYTEST := $(BIN)/pytest --durations=12
STEPS := test-browser test-server test-promises test-rules test-cli test-lab test-core test-bots lint test-deals page-units page-types
.PHONY: everyday set-up set-up-page page-built $(STEPS)

test:
	@echo "── sample $(DOUBLOON_SAMPLE), some of all cases: make test DOUBLOON_SAMPLE=$(DOUBLOON_SAMPLE) repeats this run"
	@rm -rf build/steps
	@$(MAKE) --no-print-directory --keep-going --jobs=$$(($(HANDS) + 1)) everyday

everyday: $(STEPS)

set-up:
	@$(STEP) installing $(ALONE) .venv/tests

set-up-page:
	@$(STEP) installing-the-page $(ALONE) page/node_modules/.ready

page-built: set-up-page
	@$(STEP) building-the-page $(ALONE) page

page-types: set-up-page
	@$(STEP) page-types sh -c "cd page && node_modules/.bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output machine"

page-units: set-up-page
	@$(STEP) page-units sh -c "cd page && node_modules/.bin/vitest run --no-isolate --reporter=dot --silent=true"

lint: set-up
	@$(STEP) lint sh -ec "$(BIN)/ruff check --quiet src tests docs; $(BIN)/ruff format --check --quiet src tests docs; \
	    $(BIN)/mypy; $(BIN)/lint-imports --no-cache; $(BIN)/python tests/audit.py requirements.lock build/audit.json"

# Bots and solvers work on packed rules; all else in tests/games is tried in plain Python, and all speeds agree.
BOTS := tests/bots tests/lab/test_arena.py $(wildcard tests/games/*/test_bot.py tests/games/*/test_puzzles.py)
PLAIN := tests/games tests/core/test_records.py tests/core/test_editions.py
DEALS := tests/contract/test_promises.py::test_redeal_gives_every_world

test-rules: set-up
	@DOUBLOON_PLAIN=1 $(STEP) plain-rules $(PYTEST) $(PLAIN)

# Half of the made-up inputs and of the games in which plain play is compared with the others: every day has new ones.
test-promises: set-up
	@DOUBLOON_LENGTH=0.5 $(STEP) promises $(PYTEST) --deselect $(DEALS) tests/contract

test-deals: set-up
	@$(LIGHT) $(STEP) every-deal $(PYTEST) $(DEALS)

test-core: set-up
	@$(STEP) core $(PYTEST) tests/core

test-bots: set-up
	@$(LIGHT) $(STEP) bots $(PYTEST) $(BOTS)

test-lab: set-up
	@$(STEP) lab $(PYTEST) --ignore tests/lab/test_arena.py tests/lab tests/study

test-cli: set-up page-built
	@$(LIGHT) $(STEP) command-line $(PYTEST) tests/cli

test-server: set-up page-built
	@$(LIGHT) $(STEP) server $(PYTEST) tests/server tests/cabin

test-browser: set-up page-built
	@$(STEP) finding-a-browser $(ALONE) chromium
	@$(LIGHT) $(STEP) browser $(PYTEST) tests/page

# Where the time of the last make test went: docs/test-time.md
test-time:
	@$(PYTHON) -m tests.loop.times docs/test-time.md

# Before a commit, in a minute: types, lint, and the tests near what changed.
quick: .venv/tests page/node_modules/.ready
	@$(BIN)/python -m tests.loop.quick

# The browser's and the server's part again and again, LOAD of them at once: no test may hang on who is quicker.
TIMES ?= 20
LOAD ?= 8
PARTS ?= tests/page tests/server
stress: .venv/tests $(PAGE) chromium
	@$(LIGHT) $(BIN)/python -m tests.loop.stress $(TIMES) $(LOAD) $(PARTS)

# The full counts, piece by piece: hours, but it goes on where it was cut off. LONG=words chooses, MINUTES=60 ends early, AGAIN=yes.
test-long: .venv/lab $(PAGE) chromium
	@DOUBLOON_GAMES=$(GAMES) $(BIN)/python -m doubloon.lab.warm
	@$(BIN)/python -m tests.loop.long $(if $(AGAIN),--again) $(if $(MINUTES),--minutes $(MINUTES)) $(LONG)

# What the storms of the long run counted, as a page: docs/reliability.md
reliability: .venv/tests
	@$(BIN)/python -m tests.server.reliability

check: page-check lint

# Rules changed on purpose, one at a time: which changes does no test notice? make mutants GAME=jackal COUNT=200 SEED=1
COUNT ?= 200
SEED ?= $(DOUBLOON_SAMPLE)
mutants: .venv/tests
	@[ -n "$(GAME)" ] || { echo "   whose rules? make mutants GAME=jackal"; exit 1; }
	@$(BIN)/python -m tests.mutants $(GAME) $(COUNT) $(SEED)

coverage: .venv/tests
	@$(BIN)/coverage erase
	@DOUBLOON_PLAIN=1 $(BIN)/coverage run -m pytest $(PLAIN)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

# How strong the bots are: hours, if every trial takes as long as it may.
strength: .venv/tests
	@$(BIN)/python -m doubloon.lab.trials

# Ours and others' frameworks on one core, in turns: docs/speed.md. Our own games alone, with compile times: doubloon bench
bench: .venv/lab
	@$(BIN)/python -m doubloon.survey.peers --write docs/speed.md
	@$(BIN)/python -m doubloon.survey.peers.all_cores docs/speed.md
	@$(BIN)/python -m doubloon.survey.packed docs/speed.md

# Whether the last commit made random play or search slower: it warns, and never fails.
speed-gate: .venv/tests
	@$(BIN)/python -m doubloon.survey.peers.gate

# What the server carries: a thousand tables at once, over SQLite and over a PostgreSQL of our own.
load: .venv/tests
	@$(BIN)/python -m doubloon.lab.warm
	@$(BIN)/python -m doubloon.survey.load --write docs/load.md

# Debian keeps Python's venv module in a package of its own.
venv-module:
	@echo "   Python lacks its venv module: installing Debian's python3-venv"
	@if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq python3-venv > /dev/null; \
	elif command -v sudo > /dev/null; then sudo apt-get update -qq && sudo apt-get install -y -qq python3-venv > /dev/null; \
	else echo "   please run, as root: apt-get install python3-venv"; exit 1; fi

# The browser of the page's tests is Debian's: its shell without windows is lighter, and where there is none, the whole of it.
INSTALL = { apt-get update -qq && { apt-get install -y -qq --no-install-recommends chromium-headless-shell || \
    apt-get install -y -qq --no-install-recommends chromium; }; } > /dev/null
chromium:
	@[ -n "$(CHROMIUM)" ] || { echo "   There is no Chromium: installing Debian's"; \
	if [ "$$(id -u)" = 0 ]; then $(INSTALL); elif command -v sudo > /dev/null; then sudo sh -c "$(INSTALL)"; \
	else echo "   please run, as root: apt-get install chromium-headless-shell"; exit 1; fi; }

# The lock names no registry; .venv follows it.
lock: .venv/ready
	@$(BIN)/uv pip compile pyproject.toml --extra gpu --extra lab --group dev --universal --generate-hashes --quiet --upgrade \
	    --custom-compile-command "make lock" -o requirements.lock
	@$(BIN)/uv pip compile pyproject.toml --all-extras --group dev --group lab --universal --generate-hashes --quiet \
	    --constraint requirements.lock --custom-compile-command "make lock" -o requirements-lab.lock

# The rules of all games as they travel: one WebAssembly file in the folder of each, made anew after a change of rules. ANEW=yes: all.
pack: .venv/lab
	@$(BIN)/python -m doubloon.pack $(if $(ANEW),--anew)

# Write the pinned samples anew (perft counts, playthroughs, records) after a change of rules; read the difference.
pins: .venv/tests
	@$(BIN)/python -m tests.contract.pins

pictures: .venv/ready
	@$(BIN)/python docs/pictures/draw.py

format: .venv/tests
	@$(BIN)/ruff check --quiet --fix src tests docs; $(BIN)/ruff format --quiet src tests docs

clean:
	rm -rf .venv build dist page/node_modules src/doubloon/server/page .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis

# Two sets of packages in one folder: what a player needs, and what the tests need besides, compilers among it. Whoever has the
# second has the first; the versions are those of the lock in both.
IN_VENV := VIRTUAL_ENV=.venv $(BIN)/uv pip

.venv/ready: pyproject.toml requirements.lock | .venv/bin/uv
	@echo "── setting up Doubloon in .venv (some seconds, once)"
	@$(IN_VENV) install --quiet --constraint requirements.lock --editable .
	@touch $@

.venv/tests: pyproject.toml requirements.lock | .venv/bin/uv
	@echo "── setting up Doubloon and its tests in .venv (half a minute, once)"
	@$(IN_VENV) sync --quiet --require-hashes requirements.lock
	@$(IN_VENV) install --quiet --no-deps --editable .
	@touch .venv/ready $@

.venv/bin/uv:
	@echo "── fetching the installer"
	@$(PYTHON) -c "import ensurepip" 2>/dev/null || $(MAKE) --no-print-directory venv-module
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "uv>=0.13,<0.14"

# What only the lab needs: other people's suites, peers, plots.
.venv/lab: .venv/tests requirements-lab.lock
	@echo "   installing what the lab needs (half a minute, once)"
	@$(IN_VENV) install --quiet --require-hashes -r requirements-lab.lock
	@touch $@
