/** What can be chosen is on the screen: the board comes to it, and what has no room there is to be had in words. */

import { measure } from "../kit/measure";
import type { Aside, Thing } from "../kit/picks.svelte";

/** The part of the window that nothing lies over. */
interface Window {
  top: number;
  bottom: number;
}

interface View {
  /** How much of the window's foot is covered; asked only when the board is looked at. */
  covered: () => number;
  /** The board fits into the window, and comes there as a whole. */
  whole: boolean;
}

/** Room around a thing that is brought into sight. */
const MARGIN = 8;
const LIVE = ".spot.live";

/** How far the page is to be scrolled: as little as shows them all, or else the most of them from the first on. */
export function scrollTo(boxes: readonly { top: number; bottom: number }[], { top, bottom }: Window): number {
  if (!boxes.length) return 0;
  const first = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const last = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
  if (first >= top && last <= bottom) return 0;
  return last - first > bottom - top || first < top ? first - top : last - bottom;
}

/** Whether the middle of a thing can be touched: in the window, and nothing before it. */
function inSight(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  return inside && document.elementFromPoint(x, y)?.closest(".spot") === thing;
}

const called = (spot: SVGElement): Aside => ({ thing: JSON.parse(spot.dataset["thing"] ?? "{}") as Thing, label: spot.getAttribute("aria-label") ?? "" });

/** What can be chosen; a thing that is drawn in several places counts once. */
function choices(board: HTMLElement): Map<string, SVGElement[]> {
  const found = new Map<string, SVGElement[]>();
  for (const spot of board.querySelectorAll<SVGElement>(LIVE)) {
    const name = spot.dataset["thing"] ?? "";
    found.set(name, [...(found.get(name) ?? []), spot]);
  }
  return found;
}

/** How much of the window's foot lies under a dock of this height; nothing where the dock stands beside the board. */
export const covered = (dock: HTMLElement | undefined, height: number): number => (dock && getComputedStyle(dock).position === "fixed" ? height : 0);

/** Bring the board to what can be chosen on it, above what covers the window's foot; then say what is out of sight even so. */
export function lookAt(board: HTMLElement, { covered, whole }: View, tell: (hidden: readonly Aside[]) => void): () => void {
  let off = measure(() => {
    const boxes = whole ? [board] : [...choices(board).values()].flatMap(([first]) => (first ? [first] : []));
    const by = scrollTo(boxes.map((one) => one.getBoundingClientRect()), { top: 0, bottom: innerHeight - covered() });
    return () => {
      if (by) scrollBy({ top: by, behavior: "instant" });
      off = measure(() => {
        const hidden = [...choices(board).values()].filter((spots) => !spots.some(inSight));
        return () => tell(hidden.flatMap(([first]) => (first ? [called(first)] : [])));
      });
    };
  });
  return () => off();
}
