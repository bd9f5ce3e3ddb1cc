import type { Face } from "../../kit/game";

export const GAME: Face = { place: 3, minutes: 45, streams: 4 };
