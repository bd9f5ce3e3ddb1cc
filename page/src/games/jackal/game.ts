import type { Face } from "../../kit/game";

export const GAME: Face = { place: 1, minutes: 40, streams: 4 };
