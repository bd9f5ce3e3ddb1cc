/** What is what: every card, tile and piece, with its words and its paragraph. */

import { entry, type Group, own } from "../../kit/glossary";

export const GLOSSARY: readonly Group[] = [
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
];
