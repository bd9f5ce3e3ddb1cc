/** Where the reader is: one address for every screen, back and forward as anywhere else. */

/** Through whose eyes the past is seen: a seat's, or a spectator's. */
export type Eyes = number | null;

const SEATS = "abcd";
const SPECTATOR = "all";

export type Place =
  | { screen: "harbour" }
  | { screen: "setup"; game: string; way: string }
  | { screen: "puzzles" }
  | { screen: "account" }
  | { screen: "record" }
  | { screen: "series"; series: string }
  | { screen: "today"; day: string | null }
  | { screen: "ladder"; game: string }
  | { screen: "feats" }
  | { screen: "table"; table: string; at: number | null; eyes?: Eyes }
  | { screen: "rules"; game: string; paragraph: string | null }
  | { screen: "learn"; game: string; lesson?: number; step?: number }
  | { screen: "glossary"; game: string }
  | { screen: "lost"; path: string };

export function read(path: string, hash = ""): Place {
  const [, first = "", second = "", third = "", fourth = "", fifth = "", sixth = ""] = path.split("/");
  if (first === "") return { screen: "harbour" };
  if (first === "play" && second) return { screen: "setup", game: second, way: third };
  if (first === "puzzles") return { screen: "puzzles" };
  if (first === "account") return { screen: "account" };
  if (first === "record") return { screen: "record" };
  if (first === "series" && second) return { screen: "series", series: second };
  if (first === "today") return { screen: "today", day: second || null };
  if (first === "ladder" && second) return { screen: "ladder", game: second };
  if (first === "feats") return { screen: "feats" };
  if (first === "t" && second) {
    const at = third === "at" && /^\d+$/.test(fourth) ? Number(fourth) : null;
    const eyes = at !== null && fifth === "by" ? eyesOf(sixth) : undefined;
    return { screen: "table", table: second, at, ...(eyes === undefined ? {} : { eyes }) };
  }
  if (first === "rules" && second) return { screen: "rules", game: second, paragraph: hash.replace(/^#/, "") || null };
  if (first === "learn" && second) return { screen: "learn", game: second, ...lessonOf(third, fourth) };
  if (first === "glossary" && second) return { screen: "glossary", game: second };
  return { screen: "lost", path };
}

/** A lesson by its number and a step of it, both from 1 on, as people count; from 0 on, as we do. */
function lessonOf(lesson: string, step: string): { lesson?: number; step?: number } {
  const [one, other] = [lesson, step].map((text) => (/^[1-9]\d?$/.test(text) ? Number(text) - 1 : undefined));
  if (one === undefined) return {};
  return other === undefined ? { lesson: one } : { lesson: one, step: other };
}

function eyesOf(letter: string): Eyes | undefined {
  if (letter === SPECTATOR) return null;
  return letter.length === 1 && SEATS.includes(letter) ? SEATS.indexOf(letter) : undefined;
}

/** The address of a moment of a table, through somebody's eyes: numbers count what those eyes have seen. */
export function moment(table: string, at: number, eyes: Eyes): string {
  return `/t/${table}/at/${at}/by/${eyes === null ? SPECTATOR : SEATS[eyes]}`;
}

export const here = $state<{ place: Place }>({ place: read(location.pathname, location.hash) });

function look(): void {
  here.place = read(location.pathname, location.hash);
}

addEventListener("popstate", look);

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** The same screen under another address: nothing to go back to, nothing scrolls. */
export function swap(path: string): void {
  history.replaceState(null, "", path);
  look();
}

/** A link inside the page; new windows, other hosts and what begins the page anew (`?ashore`) are left to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith("/api/") || link.search) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
