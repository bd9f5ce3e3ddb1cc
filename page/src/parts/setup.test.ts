import { describe, expect, it } from "vitest";

import type { GameOut } from "../harbour/api/types";
import { crewFor, freshDraft, isForExperts, isOpen, isOwn, mineOf, optionsFor, readWay, resized, seatChoices, seriesFor, usualSeats, wishOf } from "./setup";

const option = (name: string, choices: (string | number)[], seats: number[] = [], free = "") => ({ name, default: choices[0] ?? "", choices, seats, free });
const JACKAL: GameOut = {
  name: "jackal",
  seats: [1, 2, 3, 4],
  simultaneous: false,
  series: { campaign: "yes" },
  options: [option("island", [1, 2], [2, 3, 4], "a map"), option("teams", ["no", "yes"], [4]), option("campaign", ["no", "yes"], [2, 3, 4]), option("boxes", [""], [2, 3, 4], "numbers"), option("puzzle", [1, 2], [1])],
};

describe("setting up a table", () => {
  it("seats a crew for each way of coming together", () => {
    expect(crewFor("bots", 3)).toEqual(["me", "captain", "captain"]);
    expect(crewFor("friends", 2)).toEqual(["me", "open"]);
    expect(crewFor("pass", 2)).toEqual(["me", "me"]);
    expect(resized(["me", "bosun"], "bots", 3)).toEqual(["me", "bosun", "captain"]);
    expect(resized(["me", "bosun"], "bots", 1)).toEqual(["me"]);
    expect(mineOf(["me", "open", "me"])).toEqual([0, 2]);
    expect(isOpen(["me", "open"])).toBe(true);
  });

  it("begins with two seats, and alone only against nobody", () => {
    expect(usualSeats(seatChoices(JACKAL, "bots"))).toBe(2);
    expect(seatChoices(JACKAL, "friends")).toEqual([2, 3, 4]);
    expect(readWay("nonsense")).toBe("bots");
  });

  it("offers the options that go with the seats", () => {
    expect(optionsFor(JACKAL, 1).map((one) => one.name)).toEqual(["puzzle"]);
    expect(optionsFor(JACKAL, 4).map((one) => one.name)).toEqual(["island", "teams", "campaign", "boxes"]);
    expect(optionsFor(JACKAL, 2).filter(isForExperts).map((one) => one.name)).toEqual(["boxes"]);
  });

  it("knows a value of one's own", () => {
    const island = JACKAL.options[0]!;
    expect(isOwn(island, 2)).toBe(false);
    expect(isOwn(island, "BB/BB")).toBe(true);
  });

  it("wishes only for what differs and for what goes with the seats", () => {
    const draft = { ...freshDraft(JACKAL, "bots"), options: { island: 2, teams: "yes", boxes: "" } };
    expect(wishOf(draft, JACKAL)).toMatchObject({ seats: 2, options: { island: 2 }, clock: null, grace: 60 });
    const slow = { ...draft, clock: { ...draft.clock, kind: "days" as const } };
    expect(wishOf(slow, JACKAL)).toMatchObject({ clock: { kind: "days", days: 3 }, grace: null });
  });

  it("offers a series to whoever is not alone, and a campaign where the game has one", () => {
    expect(seriesFor(JACKAL, 1)).toEqual([""]);
    expect(seriesFor(JACKAL, 3)).toEqual(["", "best-of-three", "campaign"]);
    expect(seriesFor({ ...JACKAL, series: {} }, 2)).toEqual(["", "best-of-three"]);
    const draft = { ...freshDraft(JACKAL, "bots"), series: "campaign", options: { campaign: "yes" } };
    expect(wishOf(draft, JACKAL)).toMatchObject({ series: "campaign", options: {} });
    expect(wishOf({ ...draft, crew: ["me"] }, JACKAL).series).toBe("");
  });

  it("names those who share a screen, and nobody else", () => {
    const draft = { ...freshDraft(JACKAL, "pass"), names: [" Anne ", "Mary"] };
    expect(wishOf(draft, JACKAL).names).toEqual(["Anne", "Mary"]);
    expect(wishOf({ ...draft, crew: ["me", "open"] }, JACKAL).names).toEqual([]);
    expect(wishOf({ ...draft, crew: ["me", "bosun", "me"] }, JACKAL).names).toEqual(["Anne", "", ""]);
  });

  it("lets watchers talk only where there may be any", () => {
    const draft = { ...freshDraft(JACKAL, "friends"), watchersTalk: true };
    expect(wishOf(draft, JACKAL).watchers_talk).toBe(true);
    expect(wishOf({ ...draft, spectators: "off" }, JACKAL).watchers_talk).toBe(false);
  });
});
