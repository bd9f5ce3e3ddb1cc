"""The harbour on the web: the process that serves, the gate before every door, the doors themselves (`routes`), the page."""
