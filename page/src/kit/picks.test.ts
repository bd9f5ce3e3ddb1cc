import { describe, expect, it, vi } from "vitest";

import type { MoveOut } from "../harbour/api/types";
import { Picks } from "./picks.svelte";

function move(kind: string, args: Record<string, string>): MoveOut {
  return { text: `${kind} ${Object.values(args).join(" ")}`, kind, args };
}

const MOVES = [
  move("go", { cell: "D4", coin: "none" }),
  move("go", { cell: "D4", coin: "gold" }),
  move("go", { cell: "B2", coin: "none" }),
  move("stay", {}),
];

describe("picking", () => {
  it("plays at once what only one move can mean", () => {
    const played = vi.fn();
    const picks = new Picks(played);
    picks.deal(MOVES);
    picks.pick({ cell: "B2" });
    expect(played).toHaveBeenCalledWith(MOVES[2]);
  });

  it("waits where several moves are left, and plays when one is", () => {
    const played = vi.fn();
    const picks = new Picks(played);
    picks.deal(MOVES);
    picks.pick({ cell: "D4" });
    expect(played).not.toHaveBeenCalled();
    expect(picks.left).toEqual([MOVES[0], MOVES[1]]);
    expect(picks.live({ coin: "gold" })).toBe(true);
    expect(picks.live({ cell: "B2" })).toBe(false);
    picks.pick({ coin: "gold" });
    expect(played).toHaveBeenCalledWith(MOVES[1]);
  });

  it("lets go of what is picked twice, and begins afresh elsewhere", () => {
    const played = vi.fn();
    const picks = new Picks(played);
    picks.deal(MOVES);
    picks.pick({ cell: "D4" });
    picks.pick({ cell: "D4" });
    expect(picks.picked).toEqual({});
    picks.pick({ cell: "D4" });
    picks.pick({ cell: "B2" });
    expect(played).toHaveBeenCalledWith(MOVES[2]);
  });

  it("reports what leads nowhere and changes nothing", () => {
    const played = vi.fn();
    const refused = vi.fn();
    const picks = new Picks(played, refused);
    picks.deal(MOVES);
    picks.pick({ cell: "H8" }, "tile-pit", "H8: pit");
    expect(refused).toHaveBeenCalledWith({ thing: { cell: "H8" }, is: "tile-pit", label: "H8: pit" });
    expect(played).not.toHaveBeenCalled();
    expect(picks.left).toEqual(MOVES);
  });

  it("lists what nothing on the board leads to", () => {
    const picks = new Picks(vi.fn());
    picks.deal(MOVES);
    expect(picks.unshown).toEqual(MOVES);
    const hide = [picks.show({ cell: "D4" }), picks.show({ cell: "B2" })];
    expect(picks.unshown).toEqual([MOVES[3]]);
    picks.pick({ cell: "D4" });
    expect(picks.unshown).toEqual([MOVES[0], MOVES[1]]);
    picks.drop();
    hide.forEach((gone) => gone());
    expect(picks.unshown).toEqual(MOVES);
  });

  it("keeps what is picked when the same moves come again", () => {
    const picks = new Picks(vi.fn());
    picks.deal(MOVES);
    picks.pick({ cell: "D4" });
    picks.deal([...MOVES]);
    expect(picks.holding).toBe(true);
    picks.deal(MOVES.slice(1));
    expect(picks.holding).toBe(false);
  });
});

describe("what comes of it", () => {
  it("is known before the last click", () => {
    const picks = new Picks(vi.fn());
    picks.deal(MOVES);
    picks.over = { cell: "D4" };
    expect(picks.aim).toBeNull();
    picks.pick({ cell: "D4" });
    picks.over = { coin: "gold" };
    expect(picks.aim).toBe(MOVES[1]);
    picks.over = null;
    picks.about = MOVES[3] ?? null;
    expect(picks.aim).toBe(MOVES[3]);
  });

  it("is sealed only where the move that would be made is", () => {
    const picks = new Picks(vi.fn());
    picks.deal(MOVES);
    picks.seals = { "go D4 gold": "shows", "go B2 none": "passes" };
    expect(picks.sealOf({ cell: "D4" })).toBeNull();
    expect(picks.sealOf({ cell: "B2" })).toBe("passes");
    picks.pick({ cell: "D4" });
    expect(picks.sealOf({ coin: "gold" })).toBe("shows");
    expect(picks.sealOf({ coin: "none" })).toBeNull();
  });

  it("is said once where all moves are sealed alike, and forgotten with them", () => {
    const picks = new Picks(vi.fn());
    picks.deal(MOVES);
    picks.seals = Object.fromEntries(MOVES.map((one) => [one.text, "passes" as const]));
    expect(picks.sealed).toBe("passes");
    expect(picks.sealOf({ cell: "B2" })).toBeNull();
    picks.deal(MOVES.slice(1));
    expect(picks.sealed).toBeNull();
    expect(picks.seals).toEqual({});
  });

  it("marks what a bot's move speaks of", () => {
    const picks = new Picks(vi.fn());
    picks.deal(MOVES);
    expect(picks.hinted({ cell: "D4" })).toBe(false);
    picks.hint = MOVES[1] ?? null;
    expect(picks.hinted({ cell: "D4" })).toBe(true);
    expect(picks.hinted({ coin: "none" })).toBe(false);
  });
});

describe("a move in doubt", () => {
  /** Picks whose moves wait to be said once more, as at a table. */
  function doubting(): { picks: Picks; answer: (sure: boolean) => Promise<void>; made: MoveOut[] } {
    const made: MoveOut[] = [];
    let answer: (sure: boolean) => void = () => {};
    const said = async (sure: boolean): Promise<void> => {
      picks.doubted = null;
      answer(sure);
      await Promise.resolve();
      await Promise.resolve();
    };
    const sure = (move: MoveOut): Promise<boolean> => {
      void said(false);
      picks.doubted = move;
      return new Promise((done) => (answer = done));
    };
    const picks: Picks = new Picks(async (move) => void ((await sure(move)) && made.push(move)), undefined, () => void said(false));
    picks.deal(MOVES);
    return { picks, answer: said, made };
  }
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  it("stays marked when another is chosen, which is marked in its place", async () => {
    const { picks, made, answer } = doubting();
    picks.pick({ cell: "B2" });
    expect([picks.held({ cell: "B2" }), picks.inDoubt({ cell: "B2" })]).toEqual([true, true]);
    picks.pick({ cell: "D4" });
    picks.pick({ coin: "gold" });
    await settled();
    expect(picks.doubted).toBe(MOVES[1]);
    expect([{ cell: "B2" }, { cell: "D4" }, { coin: "gold" }].map((thing) => picks.held(thing))).toEqual([false, true, true]);
    await answer(true);
    await settled();
    expect([made, picks.holding, picks.pressed]).toEqual([[MOVES[1]], false, null]);
  });

  it("is marked on the board too when it was chosen in words, after another on the board", async () => {
    const { picks } = doubting();
    picks.pick({ cell: "B2" });
    picks.doubted = MOVES[1] ?? null; // what the list of moves does
    await settled();
    expect([picks.inDoubt({ cell: "D4" }), picks.inDoubt({ coin: "gold" }), picks.inDoubt({ cell: "B2" })]).toEqual([true, true, false]);
  });

  it("is let go where only a part of another is chosen", async () => {
    const { picks, made } = doubting();
    picks.pick({ cell: "B2" });
    picks.pick({ cell: "D4" });
    await settled();
    expect([picks.doubted, picks.picked, picks.pressed, made]).toEqual([null, { cell: "D4" }, null, []]);
  });

  it("is not made by a second click on the same thing", async () => {
    const { picks, made } = doubting();
    picks.pick({ cell: "B2" });
    picks.pick({ cell: "B2" });
    await settled();
    expect([picks.doubted, made]).toEqual([MOVES[2], []]);
  });
});
