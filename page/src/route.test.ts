import { expect, it } from "vitest";

import { moment, read } from "./route.svelte";

it("reads every address of the harbour", () => {
  expect(read("/")).toEqual({ screen: "harbour" });
  expect(read("/play/jackal")).toEqual({ screen: "setup", game: "jackal", way: "" });
  expect(read("/play/jackal/friends")).toEqual({ screen: "setup", game: "jackal", way: "friends" });
  expect(read("/puzzles")).toEqual({ screen: "puzzles" });
  expect(read("/account")).toEqual({ screen: "account" });
  expect(read("/record")).toEqual({ screen: "record" });
  expect(read("/series/abc")).toEqual({ screen: "series", series: "abc" });
  expect(read("/today")).toEqual({ screen: "today", day: null });
  expect(read("/today/2026-11-17")).toEqual({ screen: "today", day: "2026-11-17" });
  expect(read("/feats")).toEqual({ screen: "feats" });
  expect(read("/t/abc/at/7")).toEqual({ screen: "table", table: "abc", at: 7 });
  expect(read("/learn/jackal")).toEqual({ screen: "learn", game: "jackal" });
  expect(read("/learn/jackal/2")).toEqual({ screen: "learn", game: "jackal", lesson: 1 });
  expect(read("/learn/jackal/2/13")).toEqual({ screen: "learn", game: "jackal", lesson: 1, step: 12 });
  expect([read("/learn/jackal/0/1"), read("/learn/jackal/x"), read("/learn/jackal/2/x")].map((place) => "lesson" in place && place.lesson)).toEqual([false, false, 1]);
  expect(read("/rules/jackal", "#4.2")).toEqual({ screen: "rules", game: "jackal", paragraph: "4.2" });
  expect(read("/glossary/jackal")).toEqual({ screen: "glossary", game: "jackal" });
  expect(read("/nowhere")).toEqual({ screen: "lost", path: "/nowhere" });
});

it("names a moment by its number and by whose eyes saw it", () => {
  expect(read(moment("abc", 7, 1))).toEqual({ screen: "table", table: "abc", at: 7, eyes: 1 });
  expect(read(moment("abc", 7, null))).toEqual({ screen: "table", table: "abc", at: 7, eyes: null });
  expect(read("/t/abc/at/7/by/nobody")).toEqual({ screen: "table", table: "abc", at: 7 });
  expect(read("/t/abc/by/a")).toEqual({ screen: "table", table: "abc", at: null });
});
