/** The table as one seat sees it, and what boards call its parts. */

export type { Bear, Cell, Missionary, Moving, Piece, View, Vote } from "./wire";
