import { expect, it } from "vitest";

import { PICTURES } from "./art";
import { ABILITIES } from "./art/abilities";
import { GLOSSARY } from "./glossary";

it("shows every tile and trick there is a picture of", () => {
  const shown = (kind: string): string[] => GLOSSARY.flatMap((group) => group.entries).flatMap((one) => (one.art.startsWith(`${kind} `) ? [one.art.slice(kind.length + 1)] : [])).sort();
  expect(shown("tile")).toEqual(Object.keys(PICTURES).sort());
  expect(shown("ability")).toEqual(Object.keys(ABILITIES).sort());
});
