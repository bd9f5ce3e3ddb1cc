"""For those who study games: many games at once, and how fast."""
