"""What stands in for a library where it is not installed, as in a browser: as much of it as plain rules, tables, views and words
ask for, and the same bytes and sentences."""
