import { expect, it } from "vitest";

import { pieces, readRulebook, sift } from "./rulebook";

const BOOK = `# Cove

A game of
coves.

## §1 The box

**§1.1** Four *isles*
and a ship.

**§1.2** See §1.1.

## Rulings

- **R1, on §1.1** Isles may
  be small.
- **R2** So be it.

| tile | § |
|---|---|
| isle | §1.1 |
`;

it("reads chapters, paragraphs, rulings and tables", () => {
  const book = readRulebook(BOOK);
  expect(book.lead).toBe("A game of coves.");
  expect(book.chapters.map(({ id, title }) => [id, title])).toEqual([["1", "§1 The box"], ["part-2", "Rulings"]]);
  expect(book.chapters[0]?.blocks[0]).toEqual({ kind: "paragraph", number: "1.1", text: "Four *isles* and a ship." });
  expect(book.chapters[1]?.blocks).toEqual([
    { kind: "item", text: "**R1, on §1.1** Isles may be small." },
    { kind: "item", text: "**R2** So be it." },
    { kind: "table", rows: [["tile", "§"], ["isle", "§1.1"]] },
  ]);
});

it("marks what is marked", () => {
  expect(pieces("See §1.1, *now*.")).toEqual([
    { text: "See ", tag: "", paragraph: null },
    { text: "§1.1", tag: "", paragraph: "1.1" },
    { text: ", ", tag: "", paragraph: null },
    { text: "now", tag: "em", paragraph: null },
    { text: ".", tag: "", paragraph: null },
  ]);
});

it("finds what is asked for", () => {
  const { chapters } = readRulebook(BOOK);
  expect(sift(chapters, "isles small").map((chapter) => [chapter.title, chapter.blocks.length])).toEqual([["Rulings", 1]]);
  expect(sift(chapters, "1.2").map((chapter) => chapter.blocks.length)).toEqual([1]);
  expect(sift(chapters, "kraken")).toEqual([]);
});
