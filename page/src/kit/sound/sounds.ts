/** What can be heard at a table. Which event of a game sounds like what is said in the game's own folder: `sounds.ts`. */

/** Sounds of things on the board. */
export type Noise = "card" | "dice" | "step" | "dig" | "gold" | "storm";
/** What the table itself says: a pair of bells for whose turn it is, eight bells for the end. */
export type Call = "turn" | "end";
export type Sound = Noise | Call;

/** The events of a game that can be heard; all others are silent. */
export type Sounds<Events> = { readonly [kind in keyof Events]?: Noise };
