/** What is what: every card, tile and piece, with its words and its paragraph. */

import { entry, type Group, own } from "../../kit/glossary";

export const GLOSSARY: readonly Group[] = [
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
];
