"""How the store changes from version to version."""
