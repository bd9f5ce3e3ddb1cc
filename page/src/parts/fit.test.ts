import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});

import { fit } from "./fit.svelte";

describe("a board", () => {
  it("is drawn narrow on a phone, as wide as it is", () => {
    expect(fit(344, 740, 1100, false)).toEqual({ wide: false, width: 344, scale: 1 });
  });
  it("fills the height of a phone that is held sideways, and no more", () => {
    const { wide, scale } = fit(480, 360, 900, true);
    expect(wide).toBe(true);
    expect(scale * 900).toBeCloseTo(360 - 16);
  });
  it("grows with the window until it would be higher", () => {
    expect(fit(1400, 1080, 650, false).scale * 650).toBeCloseTo(1080 - 128);
    expect(fit(1400, 2000, 650, false).scale * 880).toBeCloseTo(1400);
  });
  it("stays readable where it is too high for the window", () => {
    expect(fit(850, 700, 1200, false).scale * 880).toBeCloseTo(0.8 * 850);
  });
});
