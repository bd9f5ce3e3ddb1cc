"""Whoever thinks: bots at tables, advice, the analysis of a finished game, the ledger of its chance."""
