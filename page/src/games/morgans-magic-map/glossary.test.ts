import { expect, it } from "vitest";

import { PLACES } from "./art/places";
import { GLOSSARY } from "./glossary";

it("shows every place there is a picture of", () => {
  const shown = GLOSSARY.flatMap((group) => group.entries).flatMap((one) => (one.art.startsWith("place ") ? [one.art.slice("place ".length)] : []));
  expect(shown.sort()).toEqual(Object.keys(PLACES).sort());
});
