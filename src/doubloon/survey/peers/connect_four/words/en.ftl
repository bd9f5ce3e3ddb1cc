title = Connect four
tagline = Four discs in a row.
phase-drop = Drop a disc.
phase-over = The game is over.
move-drop = drop a disc into column { $column }
event-dropped = { $seat } drops a disc into column { $column }.
event-won = { $seat } has four in a row.
event-filled = The grid is full.
