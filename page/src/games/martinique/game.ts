import type { Face } from "../../kit/game";

export const GAME: Face = { place: 4, minutes: 30, streams: 3, colours: ["var(--ink)", "var(--wax)"] };
