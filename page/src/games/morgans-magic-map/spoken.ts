/** The board in sentences, for those who hear it. */

import type { Passage, Teller } from "../../kit/board";
import type { Words } from "../../words/words.svelte";
import { type CardView, SIDES, type TileView, type TreasureView, type View } from "./view";

export function spoken(view: View, words: Words, names: readonly string[]): Passage[] {
  const tell: Teller<View> = { view, words, names };
  const told = [turn(tell), ...view.island.map((line, row) => islandRow(tell, line, row)), ground(tell)];
  if (view.hand) told.push({ title: words.say("label-hand"), text: cards(tell, view.hand) || words.say("label-none") });
  return [...told, ...view.coins.map((_, seat) => captain(tell, seat))];
}

/** What is being done, and by whom. */
function turn({ view, words, names }: Teller<View>): Passage {
  const said = [view.over ? words.say("phase-over") : words.say("spoken-whose", { seat: names[view.turn] ?? "" })];
  if (view.lifted) said.push(`${words.say("label-lifted", { tile: words.say(`tile-${view.lifted}`) })}.`);
  const [side, beside] = view.place?.split(" of ") ?? [];
  if (side) said.push(words.say("spoken-place", { side: words.say(`side-${side}`), beside: words.say(`beside-${beside}`) }));
  if (view.changes && !view.lifted) said.push(`${words.say("label-changes", { count: view.changes })}.`);
  if (view.steps) said.push(`${words.say("label-steps", { count: view.steps })}.`);
  if (view.reach) said.push(`${words.say("label-reach", { level: Math.min(view.reach, view.levels.length) })}.`);
  said.push(words.say("spoken-piles", { cards: view.cards_left, discards: view.discards.length }));
  return { title: words.say("spoken-turn"), text: said.join(" ") };
}

function islandRow(tell: Teller<View>, line: readonly (TileView | null)[], row: number): Passage {
  const { words } = tell;
  const said = line.map((tile, column) =>
    words.say("spoken-column", { column: column + 1, what: tile ? tileWords(tell, tile) : words.say("spoken-gap") }),
  );
  return { title: words.say("spoken-row", { row: row + 1 }), text: said.join(" ") };
}

function tileWords({ view, words, names }: Teller<View>, tile: TileView): string {
  const name = words.say(`tile-${tile.name}`);
  if (tile.name === view.lifted) return words.say("spoken-in-hand", { tile: name });
  const what = words.say("spoken-tile", { tile: name, edges: edgeWords(words, tile.edges) });
  if (tile.pirates.length === 0) return what;
  return words.say("spoken-pirate", { what, seat: tile.pirates.map((seat) => names[seat] ?? "").join(", ") });
}

function edgeWords(words: Words, edges: string): string {
  const along = (kind: string): string =>
    SIDES.filter((_, side) => edges[side] === kind)
      .map((side) => words.say(`side-${side}`))
      .join(", ");
  const [land, water] = [along("L"), along("W")];
  if (!water) return words.say("spoken-land-round");
  return land ? words.say("spoken-edges", { land, water }) : words.say("spoken-water-round");
}

function ground({ view, words }: Teller<View>): Passage {
  const said = view.board.map((treasure, level) =>
    words.say("spoken-level", { ...treasureWords(words, treasure), level: level + 1, coins: view.levels[level] ?? 0 }),
  );
  said.push(`${words.say("label-deck", { count: view.treasures_left })}.`);
  return { title: words.say("label-board"), text: said.join(" ") };
}

function treasureWords(words: Words, treasure: TreasureView): { treasure: string; set: string; value: number } {
  return { treasure: words.say(`treasure-${treasure.rank}`), set: words.say(`set-${treasure.set}`), value: treasure.value };
}

function cards({ words }: Teller<View>, list: readonly CardView[]): string {
  return list
    .map((card) =>
      words.say("spoken-card", { tile: words.say(`tile-${card.place}`), distance: card.distance, symbol: words.say(`symbol-${card.symbol}`) }),
    )
    .join("; ");
}

function captain(tell: Teller<View>, seat: number): Passage {
  const { view, words, names } = tell;
  const [points, coins, held] = [view.scores[seat] ?? 0, view.coins[seat] ?? 0, view.hand_sizes[seat] ?? 0];
  const said = [words.say("spoken-captain", { points, coins, cards: held })];
  const treasures = (view.treasures[seat] ?? []).map((one) => words.say("spoken-treasure", treasureWords(words, one)));
  if (treasures.length) said.push(words.say("spoken-treasures", { list: treasures.join(", ") }));
  const front = view.fronts[seat] ?? [];
  if (front.length) said.push(words.say("spoken-front", { list: cards(tell, front) }));
  return { title: names[seat] ?? "", text: said.join(" ") };
}
