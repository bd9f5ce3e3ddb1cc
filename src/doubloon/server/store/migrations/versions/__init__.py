"""One file to a change."""
