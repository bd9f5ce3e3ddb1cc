import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { LessonOut } from "../../harbour/api/types";
import { Course } from "./course.svelte";

const move = (text: string) => ({ text, kind: "take", args: {} });
const scene = (seat: number, view: Record<string, unknown>) => ({ seat, told: [], view });
const lesson: LessonOut = {
  name: "lesson-cards",
  seats: 2,
  you: 0,
  steps: 1,
  frames: [
    {
      step: 0, text: "lesson-cards-take", wrong: "lesson-cards-take-no", paragraph: "3.1", view: { cards: 3 },
      moves: [move("take 1"), move("take 2")],
      right: [{ move: "take 1", scenes: [scene(0, { cards: 2 }), scene(1, { cards: 1 })], next: 1 }],
    },
    { step: 1, text: "lesson-cards-end", wrong: null, paragraph: null, view: { cards: 1 }, moves: [], right: [] },
  ],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("answers a wrong move and stays where it is", () => {
  const course = new Course([lesson]);
  course.make(move("take 2"));
  expect(course.reply).toBe("wrong");
  expect(course.view).toEqual({ cards: 3 });
  expect(course.right.map((one) => one.text)).toEqual(["take 1"]);
});

it("shows what comes of a right move, one thing after another", () => {
  const course = new Course([lesson, lesson]);
  course.make(move("take 1"));
  expect(course.view).toEqual({ cards: 2 });
  expect(course.moves).toEqual([]);
  vi.advanceTimersByTime(800);
  expect(course.view).toEqual({ cards: 1 });
  expect(course.done).toBe(false);
  vi.advanceTimersByTime(800);
  expect(course.done).toBe(true);
  expect([course.passed, course.steps, course.last]).toEqual([1, 2, false]);
  course.begin(1);
  expect([course.passed, course.last, course.done]).toEqual([1, true, false]);
});

it("begins where the learner was, or with the first lesson", () => {
  expect(new Course([lesson, lesson], 1).lesson).toBe(1);
  expect(new Course([lesson, lesson], 2).lesson).toBe(0);
});

it("begins with a step of a lesson, and with the first where there is no such step", () => {
  const [first, end] = lesson.frames as [LessonOut["frames"][number], LessonOut["frames"][number]];
  const long: LessonOut = { ...lesson, steps: 2, frames: [first, { ...first, step: 1, view: { cards: 2 } }, { ...end, step: 2 }] };
  expect(new Course([lesson, long], 1, 0, 1).view).toEqual({ cards: 2 });
  expect([2, 7, -1].map((step) => new Course([lesson, long], 1, 0, step).frame)).toEqual([0, 0, 0]);
  expect(new Course([lesson, long], 5, 0, 1).frame).toBe(0);
});
