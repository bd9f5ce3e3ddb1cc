/** What the glossary of each game shows: a picture by its name, words for its name and what it does, and the paragraph. */

export interface Entry {
  /** What is drawn: its kind and its name. */
  art: string;
  /** The word for its name. */
  name: string;
  /** The word for what it does; none where the name says it all. */
  line: string | null;
  paragraph: string;
}

export interface Group {
  title: string;
  lead: string | null;
  entries: readonly Entry[];
}

const entry = (art: string, name: string, line: string | null, paragraph: string): Entry => ({ art, name, line, paragraph });
/** An entry whose words are the glossary's own. */
const own = (art: string, word: string, paragraph: string): Entry => entry(art, `glossary-${word}`, `glossary-${word}-line`, paragraph);

const JACKAL_TILES: readonly (readonly [string, string])[] = [
  ["empty", "4.2"], ["arrow", "4.3"], ["arrow-diagonal", "4.3"], ["arrows-2", "4.3"], ["arrows-2-diagonal", "4.3"], ["arrows-3", "4.3"],
  ["arrows-4", "4.3"], ["arrows-4-diagonal", "4.3"], ["crossroads", "4.18"], ["horse", "4.6"], ["trampoline", "4.19"], ["ice", "4.7"],
  ["airplane", "4.20"], ["balloon", "4.15"], ["cannon", "4.21"], ["crocodile", "4.10"], ["barrel", "4.4"], ["pit", "4.8"],
  ["labyrinth-2", "4.26"], ["labyrinth-3", "4.26"], ["labyrinth-4", "4.26"], ["labyrinth-5", "4.26"], ["chest-1", "4.5"],
  ["chest-2", "4.5"], ["chest-3", "4.5"], ["chest-4", "4.5"], ["chest-5", "4.5"], ["bottle-1", "4.9"], ["bottle-2", "4.9"],
  ["bottle-3", "4.9"], ["fortress", "4.28"], ["shrine", "4.17"], ["jungle", "4.12"], ["bank", "4.11"], ["ogre", "4.27"], ["den", "4.23"],
  ["missionary", "4.24"], ["lighthouse", "4.14"], ["musket", "4.16"], ["smoke", "4.22"], ["earthquake", "4.25"], ["caramba", "4.13"],
];
const ABILITIES = ["strongman", "swimmer", "runner", "trailblazer", "climber", "pathfinder", "marksman", "hunter", "helmsman", "sober", "iron-belly", "fencer"];
const FIRST_ABILITY = 6;
const PLACES = [
  "anthill", "volcano", "tomb", "skull", "oasis", "green-tree", "hermits-hut", "swamp", "biting-cave", "three-columns", "waterfall",
  "gallows", "rope-bridge", "sun-stone", "whale-bones", "lighthouse", "big-nose-bay", "shipwreck",
];

export const GLOSSARY: Readonly<Record<string, readonly Group[]>> = {
  "buried-treasure": [
    {
      title: "glossary-colours",
      lead: "glossary-colours-lead",
      entries: ["red", "green", "yellow", "blue"].map((colour) => own(`card ${colour}-plain`, colour, "1.1")),
    },
    {
      title: "glossary-cards",
      lead: null,
      entries: [own("card blue-plain", "plain", "3.2"), own("card yellow-extra", "extra", "3.3"), own("card red-2", "flags", "3.6"), own("score 1", "score-card", "4.2")],
    },
    {
      title: "option-variant-advanced",
      lead: null,
      entries: [own("card green-plain", "starter", "6.3"), own("flag wild", "wild-flag", "6.4")],
    },
  ],
  jackal: [
    {
      title: "glossary-backs",
      lead: "glossary-backs-lead",
      entries: ["beach", "forest", "mountain", "plain"].map((back) => entry(`back ${back}`, `back-${back}`, null, "1.2")),
    },
    { title: "glossary-tiles", lead: "glossary-tiles-lead", entries: JACKAL_TILES.map(([tile, paragraph]) => entry(`tile ${tile}`, `tile-${tile}`, `tile-${tile}-help`, paragraph)) },
    {
      title: "glossary-company",
      lead: null,
      entries: [own("pirate 0", "pirate", "3.5"), own("ship 0", "ship", "3.2"), own("sea", "sea", "1.6"), own("coin", "coin", "5.1"), own("bear", "bear", "8.2"), own("monk", "monk", "9.1")],
    },
    {
      title: "glossary-abilities",
      lead: "glossary-abilities-lead",
      entries: ABILITIES.map((ability, at) => entry(`ability ${ability}`, `ability-${ability}`, `ability-${ability}-help`, `12.${FIRST_ABILITY + at}`)),
    },
  ],
  martinique: [
    {
      title: "glossary-souvenirs",
      lead: "glossary-souvenirs-lead",
      entries: ["dagger-1", "pistol-2", "skull-3", "chest-1", "parrot-2", "rum-3"].map((souvenir) => entry(`souvenir ${souvenir}`, `symbol-${souvenir.split("-")[0]}`, null, "1.2")),
    },
    {
      title: "glossary-map",
      lead: null,
      entries: [own("map back", "map-tile", "5.2"), own("map F", "map-open", "4.6"), own("lost", "lost", "8.5")],
    },
    {
      title: "glossary-rest",
      lead: null,
      entries: [
        own("sailor 0", "black", "3.2"), own("sailor 1", "red", "4.5"), own("souvenir joker", "joker", "7.3"), own("tavern", "hook", "6.3"),
        own("treasure", "small-treasure", "7.1"), own("hold", "hold", "9.3"),
      ],
    },
  ],
  "morgans-magic-map": [
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
  ],
  "pirates-map": [
    { title: "glossary-dice", lead: null, entries: [own("die black", "black-die", "3.3"), own("die white", "white-die", "3.2")] },
    {
      title: "glossary-symbols",
      lead: "glossary-symbols-lead",
      entries: [["anchor", "5.1"], ["water", "5.9"], ["sword", "5.7"], ["palm", "5.5"], ["barrel", "5.6"]].map(([symbol, paragraph]) => entry(`icon ${symbol}`, `label-${symbol}`, `glossary-${symbol}-line`, paragraph ?? "")),
    },
    {
      title: "glossary-sightings",
      lead: "glossary-sightings-lead",
      entries: ["mermaid", "snake", "kraken", "ghost"].map((sighting) => entry(`icon ${sighting}`, `label-${sighting}`, `glossary-${sighting}-line`, "7.5")),
    },
    {
      title: "glossary-treasures",
      lead: "glossary-treasures-lead",
      entries: [["doubloon", "5.7"], ["ruby", "4.1"], ["crown", "4.1"]].map(([treasure, paragraph]) => entry(`icon ${treasure}`, `treasure-${treasure}`, `glossary-${treasure}-line`, paragraph ?? "")),
    },
    {
      title: "glossary-gifts",
      lead: null,
      entries: [
        entry("icon shovel", "label-shovel", "glossary-shovel-line", "5.4"), entry("icon compass", "label-compass", "glossary-compass-line", "5.4"),
        entry("icon map", "label-map", "glossary-map-line", "4.5"), entry("icon rudder", "label-rudder", "glossary-rudder-line", "4.4"),
        entry("icon rum", "label-rum", "glossary-rum-line", "3.4"), own("loot", "loot", "5.2"), entry("icon turtle", "loot-turtle", "glossary-turtle-line", "5.3"),
        entry("icon raise", "label-hook", "glossary-hook-line", "5.8"), entry("icon skull", "label-skulls", "glossary-skull-line", "3.7"),
      ],
    },
  ],
};
