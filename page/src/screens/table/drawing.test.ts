import { afterEach, beforeEach, expect, it } from "vitest";

import { type Asked, hush, listen } from "../../harbour/api/asked.stub";
import { Drawing } from "./drawing.svelte";

let asked: Asked[] = [];
let drawing: Drawing;
beforeEach(() => {
  asked = listen();
  drawing = new Drawing("t");
});
afterEach(hush);

const NAMES = ["Anne", "Bart"];
const ways = (): string[] => asked.map(({ way }) => way);

it("is blank till it has come, and asked for once for every moment, in the reader's words", async () => {
  expect(drawing.text).toBe("");
  void drawing.show(5, 0, "en", NAMES);
  void drawing.show(5, 0, "en", [...NAMES]);
  expect(ways()).toEqual(["/api/tables/t/moments/5/drawing/en?seat=0&names=Anne&names=Bart"]);
  await asked[0]?.answer("a map");
  expect(drawing.text).toBe('"a map"');
  void drawing.show(6, null, "ru", NAMES);
  expect(ways()[1]).toBe("/api/tables/t/moments/6/drawing/ru?names=Anne&names=Bart");
  expect(drawing.text, "till the next has come, the last one stands").toBe('"a map"');
  await asked[1]?.answer(1);
  expect(drawing.text).toBe("1");
});

it("shows the moment asked for last, whichever comes first", async () => {
  void drawing.show(5, 0, "en", NAMES);
  void drawing.show(6, 0, "en", NAMES);
  expect(asked[0]?.dropped).toBe(true);
  await asked[1]?.answer(6);
  await asked[0]?.answer(5);
  expect(drawing.text).toBe("6");
});

it("is nothing where the harbour does not answer, and is asked for again", async () => {
  void drawing.show(5, 0, "en", NAMES);
  await asked[0]?.breaks();
  expect(drawing.text).toBeUndefined();
  void drawing.show(5, 0, "en", NAMES);
  await asked[1]?.answer(5);
  expect(drawing.text).toBe("5");
  void drawing.show(6, 0, "en", NAMES);
  await asked[2]?.answer({ sentence: "not so fast", reason: "too-fast" }, 429);
  expect(drawing.text, "a drawing of what is no more would deceive").toBeUndefined();
});

it("asks no more when nobody looks", async () => {
  void drawing.show(5, 0, "en", NAMES);
  drawing.close();
  expect([asked[0]?.dropped, drawing.text]).toEqual([true, ""]);
});
