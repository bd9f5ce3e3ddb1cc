/** Arrow keys go from one thing that can be chosen to the nearest in that direction; with Shift to any thing. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function centre(thing: Element): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The thing nearest in a direction; what lies aside counts twice as far. */
export function nearest(from: Element, things: readonly Element[], way: readonly [number, number]): Element | null {
  const [x, y] = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const thing of things) {
    const [tx, ty] = centre(thing);
    const along = (tx - x) * way[0] + (ty - y) * way[1];
    const aside = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
    if (thing !== from && along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = thing;
    }
  }
  return best;
}

const LIVE = '.spot[tabindex="0"]';
const ANY = ".spot";

/** Go to the first thing on a board that can be chosen; where none can, to the first that says what it is. */
export function enter(board: Element): void {
  (board.querySelector<SVGElement>(LIVE) ?? board.querySelector<SVGElement>(ANY))?.focus();
}

/** The thing nearest to a place that can be pointed at now. */
export function closest(board: HTMLElement, [x, y]: readonly [number, number]): SVGElement | null {
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const thing of board.querySelectorAll<SVGElement>(LIVE)) {
    const [tx, ty] = centre(thing);
    const far = Math.hypot(tx - x, ty - y);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/** All things on a board that can be seen just now. */
const drawn = (board: Element): Element[] => [...board.querySelectorAll(ANY)].filter((thing) => thing.getClientRects().length);

/** For a board: `<div use:roam>`. */
export function roam(board: HTMLElement): { destroy: () => void } {
  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || !from || event.defaultPrevented || !board.contains(from)) return; // a board within the frame roams by itself
    event.preventDefault();
    const live = [...board.querySelectorAll(LIVE)];
    const things = event.shiftKey || !live.length ? drawn(board) : live;
    (nearest(from, things, way) as SVGElement | null)?.focus();
  }
  board.addEventListener("keydown", key);
  return { destroy: () => board.removeEventListener("keydown", key) };
}
