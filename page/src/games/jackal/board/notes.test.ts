import { expect, it } from "vitest";

import { Words } from "../../../words/words.svelte";
import fixtures from "../fixtures.json";
import type { View } from "../view";
import { notes } from "./notes";

const [first] = fixtures as unknown as { view: View }[];
const told = (over: boolean): string[] => notes({ ...(first?.view as View), over, patience: 3, puzzle: null }, new Words(), ["Anne", "Bart"]);

it("speaks of asking for the end only while there is an end to ask for", () => {
  expect(told(false).join()).toContain("abel-patience");
  expect(told(true).join()).not.toContain("abel-patience");
});
