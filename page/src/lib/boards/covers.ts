/** The covers of the games, each fetched when it is first shown; the order in which the harbour lists them. */

import type { Component } from "svelte";

type Cover = () => Promise<{ default: Component }>;

export const COVERS: Record<string, Cover> = {
  jackal: () => import("./jackal/Cover.svelte"),
  "buried-treasure": () => import("./buried-treasure/Cover.svelte"),
  "morgans-magic-map": () => import("./morgans-magic-map/Cover.svelte"),
  martinique: () => import("./martinique/Cover.svelte"),
  "pirates-map": () => import("./pirates-map/Cover.svelte"),
};

/** About how long a game takes with two, in minutes. */
export const MINUTES: Record<string, number> = {
  "buried-treasure": 15,
  jackal: 40,
  martinique: 30,
  "morgans-magic-map": 45,
  "pirates-map": 25,
};
