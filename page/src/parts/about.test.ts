import { expect, it } from "vitest";

import type { Entry, Group } from "../kit/glossary";
import { Words } from "../words/words.svelte";
import { aboutThe } from "./about";

const entry = (name: string, line: string | null, paragraph: string): Entry => ({ art: "", name, line, paragraph });
const GROUPS: Group[] = [
  { title: "tiles", lead: "tiles-lead", entries: [entry("tile-arrow", "tile-arrow-help", "4.3"), entry("tile-cross-arrow", null, "4.4")] },
  { title: "company", lead: null, entries: [entry("bear", null, "8.2")] },
];

it("says what a thing is by the names it bears, in their order", () => {
  const words = new Words();
  words.add("en", "tile-arrow = arrow\ntile-arrow-help = Go on at once.\ntile-cross-arrow = cross arrow\ntiles-lead = They act.\nbear = bear\n");
  const arrow = { name: "Arrow", line: "Go on at once.", paragraph: "4.3" };
  const cross = { name: "Cross arrow", line: "They act.", paragraph: "4.4" };
  expect(aboutThe(["tile-cross-arrow", "tile-arrow"], GROUPS, words)).toEqual([cross, arrow]);
  expect(aboutThe(["tile-unknown", "bear"], GROUPS, words)).toEqual([{ name: "Bear", line: "", paragraph: "8.2" }]);
  expect(aboutThe([], GROUPS, words)).toEqual([]);
});
