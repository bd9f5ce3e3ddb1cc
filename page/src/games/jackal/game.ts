import type { Face, Following } from "../../kit/game";

/** In a campaign every island but the last leads to another. */
function following({ campaign, island = 1 }: Readonly<Record<string, string | number>>): Following {
  if (campaign !== "yes") return "again";
  return ["1", "2", "3"].includes(String(island)) ? "onward" : "ended";
}

export const GAME: Face = { place: 1, minutes: 40, streams: 4, following };
