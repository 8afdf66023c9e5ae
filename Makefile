# What one does with JudgeQuiz. README.md has the same steps without make.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:

PYTHON ?= python3
HOST ?= localhost
PORT ?= 8000
WORKERS ?= 2
PER_FAMILY ?= 6
FILE ?= backup-$(shell date +%Y%m%d-%H%M%S)
VENV := .venv
BIN := $(VENV)/bin
MANAGE := $(BIN)/python manage.py
WEB := judgequiz/accounts judgequiz/rulings judgequiz/questions judgequiz/reports judgequiz/progress judgequiz/catalogue judgequiz/quiz judgequiz/desk judgequiz/keeping judgequiz/running judgequiz/tests judgequiz/*.py conftest.py
PURE := judgequiz/engine judgequiz/cards judgequiz/scenarios

.PHONY: help run serve prepare content stock test lint types bank bench messages shots backup restore clean

help: ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1|/' | column -t -s '|'

$(VENV)/made: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit("JudgeQuiz needs Python 3.11 or newer; try PYTHON=python3.12 make" if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/made-dev: requirements-dev.txt $(VENV)/made
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

run: prepare serve ## set up what is missing and serve on localhost:8000 (HOST=0.0.0.0 for the whole network)

prepare: $(VENV)/made
	@$(MANAGE) migrate --verbosity 0
	@$(MANAGE) collectstatic --noinput --verbosity 0
	@$(MAKE) --no-print-directory content

content: $(VENV)/made
	@$(MANAGE) load_content
	@$(MANAGE) stock --per-family $(PER_FAMILY) --new-only || echo "Some questions could not be stocked; the others can be asked."

serve: $(VENV)/made
	@echo "JudgeQuiz is at http://$(if $(filter 0.0.0.0,$(HOST)),$$(hostname -I 2>/dev/null | cut -d' ' -f1),$(HOST)):$(PORT)/ (Ctrl-C stops it; answers are kept in var/)"
	@$(if $(filter 0.0.0.0,$(HOST)),ALLOWED_HOSTS='*') exec $(BIN)/gunicorn judgequiz.wsgi --bind $(HOST):$(PORT) --workers $(WORKERS) --threads 4 --log-level warning

stock: $(VENV)/made ## put more questions into the stock (PER_FAMILY=12)
	@$(MANAGE) migrate --verbosity 0
	@$(MANAGE) load_content
	@$(MANAGE) stock --per-family $(PER_FAMILY)

test: $(VENV)/made-dev ## set up what is missing and run every test
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

lint: $(VENV)/made-dev ## check style, layers and templates
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	find templates -name '*.html' -print0 | xargs -0 $(BIN)/djade --target-version 5.2 --check

types: $(VENV)/made-dev ## check types
	$(BIN)/mypy --strict $(PURE)
	$(BIN)/mypy $(WEB)

bank: $(VENV)/made-dev ## look every family's questions over, and what guessers make of them
	$(MANAGE) lint_questions --seeds 20

backup: $(VENV)/made ## copy the database to FILE while the site serves
	@$(MANAGE) backup $(FILE)

restore: $(VENV)/made ## put the copy in FILE in the place of the database (YES=1 does it)
	@$(MANAGE) restore $(FILE) $(if $(YES),--yes)

bench: $(VENV)/made-dev prepare ## measure engine, pages, growth, crowds, memory and sizes (ARGS="--only pages")
	@$(MANAGE) bench $(ARGS)

messages: $(VENV)/made-dev ## collect the site's words for translation, and compile the translations (needs gettext)
	$(MANAGE) makemessages --locale ja --no-wrap --add-location file --no-obsolete --ignore tests --ignore judgequiz/engine --ignore judgequiz/cards --ignore judgequiz/scenarios
	$(BIN)/pybabel compile --domain django --directory locale

shots: $(VENV)/made-dev ## take the screenshots of docs/shots again, of a fresh site (needs Chromium)
	@export VAR_DIR=$$(mktemp -d) PER_FAMILY=1 STOCK_TOP_UP=off; \
	$(MAKE) --no-print-directory prepare; \
	$(BIN)/gunicorn judgequiz.wsgi --bind localhost:$(PORT) --log-level warning & server=$$!; \
	trap 'kill $$server; wait $$server; rm -r "$$VAR_DIR"' EXIT; \
	for _ in $$(seq 50); do curl --silent --output /dev/null localhost:$(PORT)/en/ && break; sleep .2; done; \
	$(BIN)/python docs/shots.py http://localhost:$(PORT)

clean: ## remove what was installed and built; data in var/ stays
	rm -rf $(VENV) staticfiles
