import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { measure } from "./measure";

let frames: (() => void)[] = [];

/** Let a frame pass: all that was asked for it is done. */
function frame(): void {
  const now = frames;
  frames = [];
  now.forEach((one) => one());
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (one: () => void) => frames.push(one));
});
afterEach(() => {
  frame();
  vi.unstubAllGlobals();
});

it("reads everything before anything is written", () => {
  const done: string[] = [];
  for (const name of ["one", "other"]) measure(() => (done.push(`read ${name}`), () => void done.push(`write ${name}`)));
  frame();
  expect(done).toEqual(["read one", "read other", "write one", "write other"]);
});

it("looks at nothing that was called off", () => {
  const look = vi.fn(() => () => {});
  measure(look)();
  frame();
  expect(look).not.toHaveBeenCalled();
});

it("takes the next frame for a look that follows from another, even where one was called off before", () => {
  const done: string[] = [];
  measure(() => () => {})();
  measure(() => () => void measure(() => (done.push("the second look"), () => {})));
  frame();
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(["the second look"]);
});
