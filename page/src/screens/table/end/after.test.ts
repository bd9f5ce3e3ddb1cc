import { beforeEach, describe, expect, it } from "vitest";

import type { LineOut, Step } from "../../../harbour/api/types";
import { disown, grainFor, pin, promised } from "../../../harbour/promises";
import { lineOf, momentsOf, pathOf, percent, signed, stacked, stepAt } from "../past/chances";
import { crewOf } from "../past/fork";
import { dull, STRETCH, stretchOf } from "../past/walk";
import { agreed, check, type Ledger, outcome, rawValue, threefry, threefryWide, wrongDraw } from "./fair";

const step = (seat: number, seq: number, ...chances: number[]): Step => ({ seat, seq, move: "", chances, choices: 2, best: "", hope: 0, got: 0 });

describe("walking through the past", () => {
  const line = (more: Partial<LineOut>): LineOut => ({ seq: 0, seat: 0, move: "pass", told: [], undone: false, ...more });

  it("fetches the stretch around a moment, and nothing beyond the end", () => {
    expect(stretchOf(STRETCH + 3, 1000)).toEqual([STRETCH, 2 * STRETCH - 1]);
    expect(stretchOf(3, 5)).toEqual([0, 5]);
  });

  it("passes over what was taken back, and over comings and goings", () => {
    expect(dull(line({}))).toBe(false);
    expect(dull(line({ undone: true }))).toBe(true);
    expect(dull(line({ move: null }))).toBe(true);
    expect(dull(line({ move: null, told: [{ kind: "began", args: {} }] }))).toBe(false);
    expect(dull(null)).toBe(true);
  });

  it("goes on with one seat of mine", () => {
    expect(crewOf(3, 1, "captain")).toEqual(["captain", "me", "captain"]);
  });
});

describe("chances", () => {
  it("lie at everybody's moments where all see everything", () => {
    expect(momentsOf([step(0, 3), step(1, 4), step(0, 6)], 1, 2, 9)).toEqual([3, 4, 6]);
  });

  it("lie between our own where others decide unseen", () => {
    expect(momentsOf([step(0, 2), step(1, 2), step(0, 4), step(1, 3)], 0, 1, 6)).toEqual([2, 3, 4, 5]);
    expect(momentsOf([step(0, 2), step(1, 2)], null, 0, 3)).toEqual([1, 2]);
  });

  it("are drawn from left to right, a win at the top", () => {
    const points = lineOf([step(0, 0, 1), step(0, 10, 0.25)], 0, [0, 10], 0, 20, 200, 100);
    expect(points).toEqual([{ x: 0, y: 0 }, { x: 100, y: 75 }]);
    expect(pathOf(points)).toBe("M0 0L100 75");
    expect(pathOf([])).toBe("");
    expect(signed([{ x: 10, y: 0 }, { x: 60, y: 1 }, { x: 70, y: 2 }, { x: 170, y: 3 }], 0, 100).map(({ y }) => y)).toEqual([1, 3]);
    expect(stacked([0, 10, 25, 30], 18)).toEqual([0, 1, 0, 1]);
    expect(stepAt([2, 5, 9], 6)).toBe(1);
    expect(stepAt([2, 5, 9], 0)).toBe(0);
    expect([percent(0.515), percent(2), percent(-1)]).toEqual([52, 100, 0]);
  });
});

describe("fair chance", () => {
  it("draws as Threefry does", () => {
    expect(threefry([0, 0], [0, 0])).toBe(0x6b200159); // known answers of Random123
    expect(threefry([0xffffffff, 0xffffffff], [0xffffffff, 0xffffffff])).toBe(0x1cb996fc);
    expect(threefry([0x13198a2e, 0x03707344], [0x243f6a88, 0x85a308d3])).toBe(0xc4923a9c);
  });

  it("gives the known answers of the wide generator", () => {
    expect(threefryWide([0, 0, 0, 0], [0, 0])).toBe(0x9c6ca96a);
    const all = 0xffffffff;
    expect(threefryWide([all, all, all, all], [all, all, all, all])).toBe(0x2a881696);
    expect(threefryWide([0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89], [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344])).toBe(0x59cd1dbb);
  });

  it("finds the draw that does not follow, is left out or comes twice", () => {
    const key = [1, 2] as const;
    const draws = [0, 1, 2].map((n) => [3, n, 6, outcome(key, 3, n, 6)] as [number, number, number, number]);
    expect(wrongDraw(key, draws)).toBeNull();
    expect(wrongDraw(key, [...draws.slice(0, 1), ...draws.slice(2)])).toBe(2);
    expect(wrongDraw(key, draws.map(([a, b, c, d], at) => [a, b, c, at === 2 ? (d + 1) % 6 : d]))).toBe(3);
  });

  it("cuts a value out of the text as it stands there", () => {
    const text = '{"a":"x\\"start\\":1","b":{"start":0},"start":{"9":[1,"}"],"1":"é"},"z":2}';
    expect(rawValue(text, "start")).toBe('{"9":[1,"}"],"1":"é"}');
    expect(rawValue(text, "z")).toBe("2");
    expect(rawValue(text, "none")).toBeNull();
  });

  const ledger: Ledger = {
    table: "T", game: "martinique", options: { place_first: 3, lost_treasure: "wins" }, commitment: "", secret: "00".repeat(32), nonces: ["a", "ü"], seed: "",
    draws: [], start: null, dealt_for: null, record: { digests: null }, end: null,
  };

  it("signs what was agreed on without spaces, options by name", () => {
    expect(agreed(ledger)).toBe('["T","martinique",{"lost_treasure":"wins","place_first":3},["a","ü"]]');
  });

  it("tells a kept promise from a broken one", async () => {
    const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // SHA-256 of 32 zeros
    expect(await check(JSON.stringify({ ...ledger, commitment }))).toEqual({ promise: true, seed: false, wrong: null, whole: false, draws: 0 });
    expect((await check(JSON.stringify({ ...ledger, commitment, secret: "01".repeat(32) }))).promise).toBe(false);
    expect((await check(JSON.stringify({ ...ledger, commitment, start: { a: 1 }, dealt_for: 0 }))).promise).toBe(false);
  });
});

describe("promises", () => {
  beforeEach(() => localStorage.clear());

  it("are kept as they were first seen, with our grains", () => {
    const ours = grainFor("T", "first", 0);
    expect(grainFor("T", "first", 0)).toBe(ours);
    expect(() => pin("T", "later")).toThrow(expect.objectContaining({ reason: "promise-changed" }));
    expect(promised("T")).toEqual({ table: "T", commitment: "first", grains: { 0: ours } });
    disown("T", 0);
    expect(promised("T")?.grains).toEqual({ 0: null });
    expect(promised("other")).toBeNull();
  });
});
