import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel: () => {} }) as never;
});

import type { MoveOut } from "../../harbour/api/types";
import { Picks, type Thing } from "../../kit/picks.svelte";
import { due } from "../../kit/today.stub";
import { Words, wordsAt, wordsOf } from "../../words/words.svelte";
import { PICTURES } from "./art";
import Board from "./Board.svelte";
import Kit from "./board/Kit.svelte";
import Cover from "./Cover.svelte";
import fixtures from "./fixtures.json";
import { spoken } from "./spoken";
import type { View } from "./view";
import boardEn from "./words/board/en.ftl?raw";
import boardRu from "./words/board/ru.ftl?raw";

interface Fixture {
  label?: string;
  view: View;
  moves: MoveOut[];
}

const FIXTURES = fixtures as unknown as Fixture[];
const NAMES = ["Anne", "Bartholomew", "Calico", "Drake"];
/** What nothing on the board stands for: the table lists it in words. */
const LISTED = new Set(["pass", "peek-none", "bottle-none", "propose", "agree", "refuse", "take-none"]);
/** Every other kind of move, found in these positions. */
const POINTED = new Set(["place", "sail", "move", "advance", "go", "stay", "revive", "shoot", "peek", "fire", "hit", "shake", "bottle", "take"]);

/** The game's own words lie outside the page, where only Node reads. */
const { readFileSync } = (await import(/* @vite-ignore */ ["node", "fs"].join(":"))) as { readFileSync: (path: string, as: "utf8") => string };
const game = (language: string): string => readFileSync(`../src/doubloon/games/jackal/words/${language}.ftl`, "utf8");

function spokenWords(text: string): Words {
  const words = new Words();
  words.add("en", text);
  return words;
}

const words = spokenWords(game("en") + boardEn);
const BOTH = [words, spokenWords(game("ru") + boardRu)];
wordsOf("jackal").add("en", game("en") + boardEn);
/** As the table speaks: of a puzzle in the words for one. */
const wordsFor = ({ view }: Fixture): Words => (view.puzzle ? wordsAt("jackal", 1) : words);

function laid(fixture: Fixture, wide: boolean, play: (move: MoveOut) => void = () => {}): { picks: Picks; board: HTMLElement } {
  const picks = new Picks(play);
  picks.deal(fixture.moves);
  return { picks, board: render(Board, { props: { view: fixture.view, picks, words: wordsFor(fixture), names: NAMES, wide } }).container };
}

const liveOn = (board: HTMLElement): Element[] => [...board.querySelectorAll(".spot.live")];

function press(thing: Element | undefined): void {
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

/** Every move that clicks on live things lead to. */
function reached(fixture: Fixture): Set<string> {
  const found = new Set<string>();
  const { picks, board } = laid(fixture, true, (move) => found.add(move.text));
  const known = new Set<string>();
  const waiting: Thing[] = [{}];
  for (let picked = waiting.pop(); picked; picked = waiting.pop()) {
    const name = JSON.stringify(Object.entries(picked).sort());
    if (known.has(name)) continue;
    known.add(name);
    picks.picked = picked;
    flushSync();
    for (let at = liveOn(board).length - 1; at >= 0; at--) {
      press(liveOn(board)[at]);
      if (Object.keys(picks.picked).length > Object.keys(picked).length) waiting.push(picks.picked);
      picks.picked = picked;
      flushSync();
    }
  }
  return found;
}

afterEach(cleanup);

describe.each(due(FIXTURES.map((fixture, at) => ({ fixture, name: `${at} ${fixture.label ?? fixture.view.phase}` })), 8))("position $name", ({ fixture }) => {
  it.each([true, false])("is drawn, and all that is live can be focused and has a label (wide: %s)", (wide) => {
    const complaint = vi.spyOn(console, "error");
    const { board } = laid(fixture, wide);
    expect(complaint).not.toHaveBeenCalled();
    expect(board.innerHTML).not.toMatch(/NaN|undefined/);
    for (const thing of liveOn(board)) {
      expect(thing.getAttribute("tabindex")).toBe("0");
      expect(thing.getAttribute("aria-label")).toMatch(/\S/);
    }
    for (const label of board.querySelectorAll("[aria-label]")) expect(label.getAttribute("aria-label")).not.toMatch(/(board|tile|label|legend|pirate)-/);
  });

  it("is spoken row by row, in both languages", () => {
    for (const language of BOTH) {
      const passages = spoken(fixture.view, language, NAMES);
      expect(passages).toHaveLength(1 + fixture.view.crews.length + fixture.view.rows.length);
      for (const { title, text } of passages) expect(`${title} ${text}`).not.toMatch(/undefined|null|(board|tile|back|label|legend|phase)-[a-z]/);
    }
  });
});

describe("moves", () => {
  const seen = new Set(FIXTURES.flatMap(({ moves }) => moves.map(({ kind }) => kind)));

  it("are all of kinds that the board or the list stands for", () => {
    for (const kind of seen) expect(LISTED.has(kind) || POINTED.has(kind)).toBe(true);
    for (const kind of POINTED) expect(seen).toContain(kind);
  });

  it.each(due(["fire", "hit", "revive", "shoot", "stuck", "stay", "bottle", "go-coin", "missionary", "peek", "shake", "pick", "place-second"], 4))(
    "of %s are all reached by pointing, but those the list has",
    (label) => {
      const fixture = FIXTURES.find((one) => one.label === label) as Fixture;
      const wanted = fixture.moves.filter(({ kind }) => !LISTED.has(kind)).map(({ text }) => text);
      const found = reached(fixture);
      expect(wanted.filter((text) => !found.has(text))).toEqual([]);
    },
    30_000,
  );
});

describe("names", () => {
  it("are the same for a pirate wherever he is spoken of", () => {
    for (const { view, moves } of FIXTURES) {
      const known = new Set([...view.crews.flat().map(({ name }) => name), "missionary"]);
      for (const { args } of moves) for (const name of [args["pirate"], args["target"]]) expect(name === undefined || known.has(name)).toBe(true);
      const said = JSON.stringify(BOTH.map((language) => spoken(view, language, NAMES)));
      for (const { name } of view.crews.flat()) expect(said).toContain(`${name}`);
      expect(said).not.toMatch(/(pirate|пират) [123]/);
    }
  });

  it("of nobody stand where everybody is asked whether to go on", () => {
    const asked = FIXTURES.find(({ label }) => label === "asked") as Fixture;
    expect(asked.view.vote?.proposer).toBeNull();
    const [now] = spoken(asked.view, words, NAMES);
    expect(now?.text).toContain("Shall the game end here? Bartholomew has to answer");
  });
});

describe.each(due(FIXTURES.filter(({ label }) => label?.startsWith("puzzle-")), 8))("puzzle $label", (fixture) => {
  it("tells its three pirates apart by coat, hat and name", () => {
    const { board } = laid(fixture, true);
    const pawns = [...board.querySelectorAll<SVGGElement>(".island .pawn")];
    expect(pawns.map((pawn) => pawn.style.getPropertyValue("--seat"))).toEqual(["var(--pawn-4)", "var(--pawn-5)", "var(--pawn-6)"]);
    expect(new Set(pawns.map((pawn) => pawn.querySelector(".hat")?.getAttribute("d"))).size).toBe(3);
    const said = [...board.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")).join(" ");
    for (const colour of ["black", "yellow", "red"]) expect(said).toContain(`Anne – ${colour} pirate`);
  });

  it("speaks of no ship and no sea, and draws none", () => {
    const { board } = laid(fixture, true);
    const labels = [...board.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    const passages = spoken(fixture.view, wordsFor(fixture), NAMES).map(({ text }) => text);
    for (const text of [board.textContent, ...labels, ...passages]) expect(text).not.toMatch(/\b(unexplored|sail\w*|ships?|sea|aboard|swim\w*)\b/i);
    expect(board.querySelectorAll(".wave, .shallow, .surf, .sail")).toHaveLength(0);
  });
});

describe("the kit", () => {
  it("has a picture and a name for every tile", () => {
    const { container } = render(Kit, { props: { words } });
    expect(container.querySelectorAll("li")).toHaveLength(Object.keys(PICTURES).length + 4);
    for (const tile of Object.keys(PICTURES)) for (const word of [`tile-${tile}`, `tile-${tile}-help`]) expect(words.has(word)).toBe(true);
  });

  it("has a cover", () => {
    expect(render(Cover).container.querySelector("svg")).not.toBeNull();
  });
});
