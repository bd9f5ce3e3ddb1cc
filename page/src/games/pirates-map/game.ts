import type { Face } from "../../kit/game";

export const GAME: Face = { place: 5, minutes: 25, streams: 3 };
