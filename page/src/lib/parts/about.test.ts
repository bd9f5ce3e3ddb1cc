import { expect, it } from "vitest";

import type { Entry } from "../glossary/entries";
import { Words } from "../words.svelte";
import { paragraphAbout } from "./about";

const entry = (name: string, paragraph: string): Entry => ({ art: "", name, line: null, paragraph });
const ENTRIES = [entry("tile-arrow", "4.3"), entry("tile-cross-arrow", "4.4"), entry("tile-unnamed", "4.5")];

it("finds the rule about a thing by its name, the first of several and the longest", () => {
  const words = new Words();
  words.add("en", "tile-arrow = Arrow\ntile-cross-arrow = Cross arrow\n");
  expect(paragraphAbout("F7, arrow to the north, two pirates", ENTRIES, words)).toBe("4.3");
  expect(paragraphAbout("F7, Cross arrow", ENTRIES, words)).toBe("4.4");
  expect(paragraphAbout("F7, arrow, beside a cross arrow", ENTRIES, words)).toBe("4.3");
  expect(paragraphAbout("tile-unnamed", ENTRIES, words)).toBeNull();
});
