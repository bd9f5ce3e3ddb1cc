/** Imports point one way: what the page is made of lies in layers, and games know nothing of each other. */

import { expect, it } from "vitest";

const FILES = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts", "!./**/*.stub.ts", "!./gallery.ts", "!./Gallery.svelte"], { query: "?raw", import: "default", eager: true });
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"?]*)/g;

/** From the ground up; who stands in a row may use the rows below it, and its own. */
const LAYERS = ["settings", "harbour/api", "words", "harbour", "kit", "games/<game>", "games", "parts", "screens", "."];
/** What knows no rule and asks nobody may still name what comes over the wire. */
const TYPES_ONLY = /import type [^;]*"[^"]*harbour\/api\/[^"]*"/;

/** The path that an import means, from the folder of sources. */
function meant(from: string, way: string): string {
  const steps = [...from.split("/").slice(1, -1), ...way.split("/")];
  return steps.reduce<string[]>((path, step) => (step === "." ? path : step === ".." ? path.slice(0, -1) : [...path, step]), []).join("/");
}

/** The layer of a path. */
function layer(path: string): string {
  if (/^games\/[^/]+\//.test(path)) return "games/<game>";
  if (path === "route.svelte") return "settings";
  return LAYERS.find((one) => path === one || path.startsWith(`${one}/`)) ?? ".";
}

const imports = Object.entries(FILES).flatMap(([file, text]) => [...text.matchAll(IMPORT)].map((found) => ({ file: file.slice(2), to: meant(file, found[1] ?? "") })));
const row = (path: string): number => LAYERS.indexOf(layer(path));
const told = ({ file, to }: { file: string; to: string }): string => `${file} uses ${to}`;

it("reads the imports", () => {
  expect(imports.length).toBeGreaterThan(500);
});

it("lets every layer use only those below it", () => {
  expect(imports.filter(({ file, to }) => row(to) > row(file)).map(told)).toEqual([]);
});

it("keeps games apart, from each other and from what asks the harbour", () => {
  const game = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];
  const own = imports.filter(({ file }) => game(file));
  expect(own.filter(({ file, to }) => layer(to) === "games/<game>" && game(to) !== game(file)).map(told)).toEqual([]);
  expect(own.filter(({ to }) => layer(to) === "harbour" || layer(to) === "games").map(told)).toEqual([]);
});

it("lets games and kit name what comes over the wire, and ask for none of it", () => {
  const asking = Object.entries(FILES).filter(([file, text]) => /^\.\/(games\/[^/]+|kit)\//.test(file) && text.split("\n").some((line) => line.includes("harbour/") && !TYPES_ONLY.test(line) && !/export type/.test(line)));
  expect(asking.map(([file]) => file)).toEqual([]);
});

it("lets a screen use no other screen's parts", () => {
  const screen = (path: string): string | undefined => /^screens\/([^/]+)\//.exec(path)?.[1];
  const strange = imports.filter(({ file, to }) => screen(file) && screen(to) && screen(file) !== screen(to));
  expect(strange.filter(({ file }) => screen(file) !== "gangway").map(told)).toEqual([]);
});

it("knows the ways to the server in one place alone, and on the device where they are answered", () => {
  const knowing = Object.entries(FILES).filter(([, text]) => /["'`]\/api\b(?!\/")|\bdoors\b.*from "|\.path\(/.test(text));
  expect(knowing.map(([file]) => file).sort()).toEqual(["./harbour/api/client.ts", "./harbour/api/types.ts", "./harbour/local/begin.ts"]);
});

it("reaches the server in two places alone, and its own files in three more", () => {
  const reaching = Object.entries(FILES).filter(([, text]) => /(?<![#.\w])fetch\(|\bnew (WebSocket|XMLHttpRequest|EventSource)\b/.test(text));
  expect(reaching.map(([file]) => file).sort()).toEqual(["./harbour/api/client.ts", "./harbour/local/begin.ts", "./harbour/local/python.ts", "./harbour/lookout.ts", "./harbour/socket.ts"]);
});
