#!/usr/bin/env bash
# Measure the page of an older commit by today's measure and in today's browser: before.sh COMMIT FILE, with packages borrowed
# from this checkout. Both run on packed rules.
set -euo pipefail
here=$PWD commit=$1 file=$PWD/$2 old=$PWD/build/before
mkdir -p build
git worktree remove --force "$old" 2>/dev/null || true
git worktree add --quiet --detach "$old" "$commit"
trap 'cd "$here"; git worktree remove --force "$old"' EXIT
ln -s "$here/.venv" "$old/.venv"
ln -s "$here/page/node_modules" "$old/page/node_modules"
cp tests/page/speed.py tests/page/browser.py "$old/tests/page/"
cd "$old"
make --no-print-directory page
DOUBLOON_NO_NUMBA=1 PYTHONPATH=src .venv/bin/python -m tests.page.speed "$file"
