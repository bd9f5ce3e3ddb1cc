/** What is what: every card, tile and piece, with its words and its paragraph. */

import { entry, type Group, own } from "../../kit/glossary";

const PLACES = [
  "anthill", "volcano", "tomb", "skull", "oasis", "green-tree", "hermits-hut", "swamp", "biting-cave", "three-columns", "waterfall",
  "gallows", "rope-bridge", "sun-stone", "whale-bones", "lighthouse", "big-nose-bay", "shipwreck",
];

export const GLOSSARY: readonly Group[] = [
  {
    title: "glossary-symbols",
    lead: "glossary-symbols-lead",
    entries: [["map", "7.2"], ["boots", "7.3"], ["shovel", "7.4"], ["doubloons", "7.5"]].map(([symbol, paragraph]) => entry(`symbol ${symbol}`, `symbol-${symbol}`, `glossary-${symbol}-line`, paragraph ?? "")),
  },
  {
    title: "glossary-sets",
    lead: "glossary-sets-lead",
    entries: ["gems", "silver", "gold", "pearl", "jewelry", "jade"].map((set) => entry(`set ${set}`, `set-${set}`, `glossary-${set}-line`, "9.2")),
  },
  {
    title: "glossary-pieces",
    lead: null,
    entries: [own("clue", "clue", "6.2"), own("pirate 0", "captain", "5.1"), own("coin", "doubloon", "5.3")],
  },
  {
    title: "glossary-places",
    lead: "glossary-places-lead",
    entries: [
      ...PLACES.map((place) => entry(`place ${place}`, `tile-${place}`, null, "1.1")),
      ...["wilderness", "open-sea"].map((place) => entry(`place ${place}`, `tile-${place}`, "glossary-no-place-line", "1.1")),
    ],
  },
];
