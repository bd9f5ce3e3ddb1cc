import { describe, expect, it } from "vitest";

import { counted, tally } from "../../games/tally";
import type { LineOut, MoveOut, SeatOut, Told } from "../../harbour/api/types";
import { leftNow, namesOf, span } from "../../parts/crew";
import { marked, ordered, plain, search } from "../../parts/rules";
import { paceOf, standing, unCounted, withoutResult } from "./end/points";
import { meant, remember } from "./turn/why";

const move = (text: string, kind: string, args: Record<string, string>): MoveOut => ({ text, kind, args });

describe("who sits there", () => {
  const say = (word: string): string => ({ "bot-captain": "Captain", "open-seat": "open seat" })[word] ?? word;

  it("numbers those who bear one name, and nobody else", () => {
    const seats = [{ name: "Anne", bot: null }, { name: null, bot: "captain" }, { name: null, bot: "captain:2" }, { name: null, bot: null }];
    expect(namesOf(seats, say)).toEqual(["Anne", "Captain 1", "Captain 2", "open seat"]);
    expect(namesOf([{ name: "Anne", bot: null }, { name: "Anne", bot: null }], say)).toEqual(["Anne 1", "Anne 2"]);
    expect(namesOf([{ name: null, bot: null, free: false }], say)).toEqual(["seat-unnamed"]);
  });

  it("tells apart those who have sailed away", () => {
    const gone = { name: null, bot: null, free: false, player: "player-0" };
    expect(namesOf([gone, { ...gone, name: "Anne" }], say)).toEqual(["sailed-away", "Anne"]);
    expect(namesOf([gone, { ...gone, name: "" }], say)).toEqual(["sailed-away 1", "sailed-away 2"]);
  });

  it("shows clocks in minutes, hours and days", () => {
    expect(span(61_001).text).toBe("1:02");
    expect(span(0).text).toBe("0:00");
    expect(span(3 * 3_600_000)).toMatchObject({ unit: "hours", count: 3 });
    expect(span(3.5 * 86_400_000)).toMatchObject({ unit: "days", count: 3 });
  });

  it("lets only a clock that runs run", () => {
    const seat = { left: 5000 } as SeatOut;
    expect(leftNow(seat, true, 1000, 3000)).toBe(3000);
    expect(leftNow(seat, false, 1000, 3000)).toBe(5000);
    expect(leftNow({ left: null } as SeatOut, true, 0, 9)).toBeNull();
  });
});

describe("what was meant", () => {
  const now = [move("1 F4", "move", { pirate: "1", cell: "F4", coin: "none" }), move("2 F5", "move", { pirate: "2", cell: "F5", coin: "none" }), move("pass", "pass", {})];

  it("is a move like those of the moment, with what is picked", () => {
    expect(meant({ cell: "A1" }, { pirate: "2" }, now, [])[0]).toBe("2 A1");
    expect(meant({ cell: "A1" }, {}, now, [])).toEqual(["1 A1", "2 A1"]);
  });

  it("may be a move of another moment, or none", () => {
    expect(meant({ direction: "north" }, {}, now, [move("fire south", "fire", { direction: "south" })])).toEqual(["fire north"]);
    expect(meant({ ability: "scout" }, {}, now, [])).toEqual([]);
  });

  it("is not guessed where moves of several kinds know such things, until something is picked", () => {
    const sail = move("sail A2", "sail", { cell: "A2" });
    expect(meant({ cell: "A1" }, {}, [sail, ...now], [])).toEqual([]);
    expect(meant({ cell: "A1" }, {}, [move("pass", "pass", {})], [sail, ...now])).toEqual([]);
    expect(meant({ cell: "A1" }, { pirate: "1" }, [sail, ...now], [])).toEqual(["1 A1"]);
  });

  it("remembers one move of each shape", () => {
    expect(remember(remember([], now), now)).toHaveLength(2);
  });
});

describe("the rules", () => {
  const rules = ordered({ "2.10": "Ten `coins`.", "2.9": "Nine *men*.", "1.1": "A **box** of coins." });

  it("come in order and without marks", () => {
    expect(rules.map(({ number }) => number)).toEqual(["1.1", "2.9", "2.10"]);
    expect(plain("a [link](x) to `this` and _that_")).toBe("a link to this and that");
  });

  it("are found by words, number and chapter", () => {
    expect(search(rules, "COINS ten").map(({ number }) => number)).toEqual(["2.10"]);
    expect(search(rules, "§2")).toHaveLength(2);
    expect(search(rules, "2.9")).toHaveLength(1);
    expect(marked("A box of coins", "box")).toEqual([{ text: "A ", hit: false }, { text: "box", hit: true }, { text: " of coins", hit: false }]);
  });
});

describe("points", () => {
  const line = (seq: number, undone: boolean, kind: string, args: Told["args"]): LineOut => ({ seq, seat: 0, move: null, undone, told: [{ kind, args }] });

  it("come from what was told, not from what was taken back, and are exactly the score", () => {
    const lines = [line(0, false, "loaded", { seat: 1, points: 4 }), line(1, true, "loaded", { seat: 1, points: 9 }), line(2, false, "scored", { seat: 1, points: 7, loads: 1 })];
    const points = [{ loads: 0, hold: 0, pairs: 2, "lost-treasure": 0 }, { loads: 2, hold: 5, pairs: 0, "lost-treasure": 0 }];
    const items = tally("martinique", lines, { scores: [2, 7], points });
    const counts = [[1, 4, undefined], [0, 2, "tally-pairs"], [1, 2, "tally-loads"], [1, 1, "tally-rest"]];
    expect(items.map(({ seat, points, word }) => [seat, points, word])).toEqual(counts);
    expect(counted(items, 1, 2)).toEqual([0, 4]);
    expect(counted(items, items.length, 2)).toEqual([2, 7]);
  });

  it("are told by the count and by nothing before it", () => {
    const before = { phase: "take", scores: [5, 0], winners: [], sheet: [[5, 0]] };
    const after = { phase: "over", scores: [7, 9], winners: [1], sheet: [[5, 0], [2, 9]], columns: [] };
    expect(unCounted(after, before)).toEqual({ ...before, phase: "over", columns: [] });
    const line = (seq: number, ...told: LineOut["told"]): LineOut => ({ seq, seat: 0, move: "take", told, undone: false });
    const scored = { kind: "scored", args: { seat: 0, points: 5 } };
    const took = { kind: "took", args: { seat: 0 } };
    const lines = [line(0, took, scored), line(1, took, scored, { kind: "won", args: { seat: 1 } })];
    expect(withoutResult(lines)).toEqual([lines[0], line(1, took)]);
  });

  it("of a game that tells nothing are one sum", () => {
    expect(tally("cove", [], { scores: [3, 0] })).toEqual([{ seat: 0, points: 3, word: "tally-all" }]);
  });

  it("are counted faster where there are many", () => {
    expect(paceOf(3)).toBeGreaterThan(paceOf(30));
    expect(paceOf(1000)).toBeGreaterThan(100);
  });

  it("put the winner first, even with fewer", () => {
    expect(standing([9, 5], [1]).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
