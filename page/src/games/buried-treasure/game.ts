import type { Face } from "../../kit/game";

export const GAME: Face = { place: 2, minutes: 15, streams: 4 };
