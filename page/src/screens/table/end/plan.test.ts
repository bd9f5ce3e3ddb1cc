/** Advice says why: the plan behind a move stands with the hint and with the turning points of a game. */

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import en from "../../../../../src/doubloon/games/morgans_magic_map/words/en.ftl?raw";
import ru from "../../../../../src/doubloon/games/morgans_magic_map/words/ru.ftl?raw";
import type { Hint, Plan, Turn } from "../../../harbour/api/types";
import { type Language, speech, Words } from "../../../words/words.svelte";
import type { Replay } from "../past/replay.svelte";
import HintCard from "../turn/HintCard.svelte";
import type { Study } from "./study.svelte";
import TurningPoints from "./TurningPoints.svelte";

const NAMES = ["Anne", "Bart"];
const SHOVELS: Plan = { kind: "shovels", args: { shovels: 2, depth: "5", points: 10, otherwise: 4 } };
const move = { text: "use tomb 0", kind: "use", args: { tile: "tomb", distance: "0" } };
const words = new Words();

beforeEach(() => {
  words.add("en", en);
  words.add("ru", ru);
});
afterEach(() => {
  cleanup();
  speech.language = "en";
});

function hinted(plan: Plan | null, language: Language = "en"): string[] {
  speech.language = language;
  const hint: Hint = { seq: 1, move, chance: 0.6, next: [], line: [], weighed: 100, plan };
  const { container } = render(HintCard, { hint, alone: false, words, names: NAMES, disabled: false, play: () => {}, close: () => {} });
  return [...container.querySelectorAll(".plan")].map((line) => line.textContent ?? "");
}

describe("a hint", () => {
  it("says what is the point of the move, in both languages", () => {
    expect(hinted(SHOVELS)).toEqual(["Two shovels reach level V: 10 points against 4."]);
    expect(hinted(SHOVELS, "ru").at(-1)).toBe("Две лопаты достают до уровня V: 10 очков против 4.");
  });

  it("is silent about it where a game has no plans", () => {
    expect(hinted(null)).toEqual([]);
  });
});

describe("where the game turned", () => {
  it("says what the better move was for, and nothing in what was found before there were plans", () => {
    const turn: Turn = { step: 0, seat: 0, seq: 3, move: "take 3", got: 0.3, better: move.text, hope: 0.6, line: [], plan: SHOVELS };
    const found = { turns: [turn, { ...turn, plan: null }], moves: [move] };
    const study = { found, ready: true, trouble: "" } as unknown as Study;
    const { container } = render(TurningPoints, { study, replay: {} as Replay, words, names: NAMES });
    expect([...container.querySelectorAll(".plan")].map((line) => line.textContent)).toEqual(["Two shovels reach level V: 10 points against 4."]);
  });
});
