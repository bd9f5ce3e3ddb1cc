"""How rules travel: compiled once, by us, into one WebAssembly file a game (`make pack`); core/packed.py runs it."""
