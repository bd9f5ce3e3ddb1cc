"""The harbour: tables where people play, live or over days."""
