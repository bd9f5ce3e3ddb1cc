import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { thingsMove } = vi.hoisted(() => {
  const thingsMove = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  thingsMove();
  return { thingsMove };
});

import { self } from "../../harbour/self.svelte";
import { errand } from "../../harbour/wishes.svelte";
import { CHOICES, settings, take, USUAL } from "../../settings/settings.svelte";
import { speak, speech } from "../../words/words.svelte";
import Settings from "./Settings.svelte";

beforeEach(async () => {
  thingsMove();
  await speak("en");
});
afterEach(async () => {
  cleanup();
  self.me = null;
  errand.waits = false;
  vi.unstubAllGlobals();
  localStorage.clear();
  take(USUAL);
  await speak("en");
});

it("has every wish on it, and says what each is called", () => {
  vi.stubGlobal("Notification", { permission: "default" });
  render(Settings);
  const many = Object.values(CHOICES).filter((values) => typeof values[0] === "string");
  expect(screen.getAllByRole("radio")).toHaveLength(many.flat().length);
  expect(screen.getAllByRole("switch")).toHaveLength(Object.keys(CHOICES).length - many.length);
  expect(document.body.textContent).not.toMatch(/[a-z]-[a-z]+-help|settings-|sound-|hints-|language-|light-/);
});

it("is kept as one form", async () => {
  render(Settings);
  for (const name of ["night", "slow", "soft", "always", "Confirm what cannot be taken back", "Single letters work as keys"]) {
    await fireEvent.click(screen.getByLabelText(new RegExp(`^${name}`)));
  }
  const wished = { ...USUAL, light: "night", pace: "slow", sound: "soft", hints: "always", confirm: true, keys: false };
  expect({ ...settings }).toEqual(wished);
  expect(JSON.parse(localStorage.getItem("settings") ?? "")).toEqual(wished);
});

it("speaks another language at once", async () => {
  render(Settings);
  await fireEvent.click(screen.getByLabelText("Русский"));
  await vi.waitFor(() => expect([speech.language, settings.language]).toEqual(["ru", "ru"]));
  expect(screen.getByText("Звук")).toBeDefined();
});

it("asks the browser for notices, and says where it refuses", async () => {
  const asked = vi.fn(async () => "denied");
  vi.stubGlobal("Notification", { permission: "default", requestPermission: asked });
  render(Settings);
  const box = screen.getByLabelText<HTMLInputElement>(/^Tell me in this browser/);
  await fireEvent.click(box);
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("does not allow"));
  expect([box.checked, settings.notices, asked.mock.calls.length]).toEqual([false, false, 1]);
});

it("says where it is kept: here, or with the account, or here until the line is back", async () => {
  render(Settings);
  const kept = (): string => screen.getByRole("status").textContent ?? "";
  expect(kept()).toMatch(/^Kept in this browser\. With an account they go along/);
  self.me = { name: "Anne", account: "anne", webhook: null };
  await vi.waitFor(() => expect(kept()).toMatch(/^They go along with your account/));
  errand.waits = true;
  await vi.waitFor(() => expect(kept()).toMatch(/^The line is down/));
});
