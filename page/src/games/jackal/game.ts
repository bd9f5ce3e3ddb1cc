import type { Face, Journey, Skill } from "../../kit/game";

type Options = Readonly<Record<string, string | number>>;

const ISLANDS = ["1", "2", "3", "4"];
const CREWS = "ABCD";

/** A campaign goes from island to island; one of one's own leads nowhere. */
function journey({ island = 1 }: Options): Journey | null {
  const at = ISLANDS.indexOf(String(island));
  return at < 0 ? null : { stops: ISLANDS, at };
}

/** Abilities as the option writes them: `A-1 strongman, B-3 swimmer`. */
function learned({ abilities = "" }: Options): Skill[] {
  const items = String(abilities).split(",").map((item) => item.trim()).filter(Boolean);
  return items.map((item) => {
    const [pirate = "", name = ""] = item.split(" ");
    return { seat: CREWS.indexOf(pirate.slice(0, 1)), who: `pirate-${pirate.slice(-1)}`, kind: "ability", name };
  });
}

export const GAME: Face = { place: 1, minutes: 40, streams: 4, journey, learned };
