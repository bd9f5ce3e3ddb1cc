/** What is what: every card, tile and piece, with its words and its paragraph. */

import { entry, type Group, own } from "../../kit/glossary";
import { ABILITIES } from "./pickers/abilities";

const TILES: readonly (readonly [string, string])[] = [
  ["empty", "4.2"], ["arrow", "4.3"], ["arrow-diagonal", "4.3"], ["arrows-2", "4.3"], ["arrows-2-diagonal", "4.3"], ["arrows-3", "4.3"],
  ["arrows-4", "4.3"], ["arrows-4-diagonal", "4.3"], ["crossroads", "4.18"], ["horse", "4.6"], ["trampoline", "4.19"], ["ice", "4.7"],
  ["airplane", "4.20"], ["balloon", "4.15"], ["cannon", "4.21"], ["crocodile", "4.10"], ["barrel", "4.4"], ["pit", "4.8"],
  ["labyrinth-2", "4.26"], ["labyrinth-3", "4.26"], ["labyrinth-4", "4.26"], ["labyrinth-5", "4.26"], ["chest-1", "4.5"],
  ["chest-2", "4.5"], ["chest-3", "4.5"], ["chest-4", "4.5"], ["chest-5", "4.5"], ["bottle-1", "4.9"], ["bottle-2", "4.9"],
  ["bottle-3", "4.9"], ["fortress", "4.28"], ["shrine", "4.17"], ["jungle", "4.12"], ["bank", "4.11"], ["ogre", "4.27"], ["den", "4.23"],
  ["missionary", "4.24"], ["lighthouse", "4.14"], ["musket", "4.16"], ["smoke", "4.22"], ["earthquake", "4.25"], ["caramba", "4.13"],
];
const FIRST_ABILITY = 6;

export const GLOSSARY: readonly Group[] = [
  {
    title: "glossary-backs",
    lead: "glossary-backs-lead",
    entries: ["beach", "forest", "mountain", "plain"].map((back) => entry(`back ${back}`, `back-${back}`, null, "1.2")),
  },
  { title: "glossary-tiles", lead: "glossary-tiles-lead", entries: TILES.map(([tile, paragraph]) => entry(`tile ${tile}`, `tile-${tile}`, `tile-${tile}-help`, paragraph)) },
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
];
