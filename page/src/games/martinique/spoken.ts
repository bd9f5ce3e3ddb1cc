/** The board in sentences, for those who hear it. */

import type { Passage, Teller } from "../../kit/board";
import type { Words } from "../../words/words.svelte";
import { placeOf, sizeOf } from "./board/layout";
import { BONUSES, leftInBar, type MapTile, SYMBOLS, type View } from "./view";

export function spoken(view: View, words: Words, names: readonly string[]): Passage[] {
  const tell: Teller<View> = { view, words, names };
  return [
    turn(tell),
    lost(tell),
    ...Array.from({ length: sizeOf(view).rows }, (_, row) => islandRow(tell, row)),
    bar(tell),
    treasures(tell),
    ...view.supplies.map((_, seat) => captain(tell, seat)),
  ];
}

/** Things with their counts, those that are there at all. */
function counted(words: Words, counts: Record<string, number>, name: (thing: string) => string): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => (count === 1 ? words.say(name(thing)) : words.say("spoken-many", { count, what: words.say(name(thing)) })))
    .join(", ");
}

const symbolWord = (symbol: string): string => (symbol === "joker" ? "label-joker" : `symbol-${symbol}`);
const souvenirWord = (souvenir: string): string => `souvenir-${souvenir}`;

/** What is being done, and by whom. */
function turn({ view, words, names }: Teller<View>): Passage {
  const said = [words.say(`phase-${view.phase}`)];
  if (!view.over) said.unshift(words.say("spoken-whose", { seat: names[view.turn] ?? "" }));
  if (view.walk.length) said.push(words.say("spoken-walk", { fields: view.walk.join(", "), left: words.say("label-steps-left", { steps: view.steps_left }) }));
  if (view.loading) {
    const list = counted(words, view.owed, symbolWord) || words.say("label-owed-none");
    said.push(words.say("spoken-loading", { treasure: words.say(`treasure-${view.loading}`) }), words.say("spoken-owed", { title: words.say("label-owed"), list }));
  }
  return { title: words.say("spoken-turn"), text: said.join(" ") };
}

function lost({ view, words }: Teller<View>): Passage {
  const [letters, numbers] = [view.letters.join(", "), view.numbers.join(", ")];
  const text = view.lost
    ? `${words.say("label-lost", { field: view.lost })}.`
    : words.say("spoken-clues", { letters, numbers, count: view.letters.length * view.numbers.length });
  return { title: words.say("spoken-lost-title"), text };
}

function islandRow(tell: Teller<View>, row: number): Passage {
  const said = Object.entries(tell.view.fields)
    .filter(([field]) => placeOf(field).row === row)
    .map(([field, lies]) => tell.words.say("spoken-field", { field, what: fieldWords(tell, field, lies) }));
  return { title: tell.words.say("spoken-row", { row: row + 1 }), text: said.join(" ") };
}

function fieldWords({ view, words, names }: Teller<View>, field: string, lies: string): string {
  let what = ["bare", "hook", "map"].includes(lies) ? words.say(`spoken-${lies}`) : words.say(souvenirWord(lies));
  const stool = view.dug.indexOf(field);
  if (stool >= 0) what = words.say("spoken-dug", { what, stool: stool + 1 });
  const seat = view.pirates.findIndex((fields) => fields.includes(field));
  return seat >= 0 ? words.say("spoken-pirate", { what, seat: names[seat] ?? "" }) : what;
}

function bar({ view, words, names }: Teller<View>): Passage {
  const left = BONUSES.flatMap((bonus) => {
    const count = leftInBar(view, bonus);
    const what = words.say(`bonus-${bonus}`);
    return count > 1 ? [words.say("spoken-many", { count, what: words.say(symbolWord(bonus)) })] : count ? [what] : [];
  });
  const said = [left.length ? words.say("spoken-bonuses", { list: left.join(", ") }) : words.say("spoken-no-bonus")];
  view.stools.forEach((owner, stool) => {
    const [seat, field] = [names[owner] ?? "", view.dug[stool]];
    said.push(field ? words.say("spoken-stool-dug", { stool: stool + 1, seat, field }) : words.say("spoken-stool", { stool: stool + 1, seat }));
  });
  said.push(words.say("spoken-stools-empty", { count: view.stools_in_all - view.stools.length }));
  return { title: words.say("label-hook"), text: said.join(" ") };
}

function treasures({ view, words }: Teller<View>): Passage {
  const said = Object.entries(view.treasures).map(([name, souvenirs]) => {
    const list = souvenirs.map((souvenir) => words.say(souvenirWord(souvenir))).join(", ") || words.say("label-closed");
    return words.say("spoken-treasure", { treasure: words.say(`treasure-${name}`), list });
  });
  said.push(words.say("spoken-bag", { count: Object.values(view.bag).reduce((sum, count) => sum + count, 0) }));
  return { title: words.say("label-treasures"), text: said.join(" ") };
}

function captain({ view, words, names }: Teller<View>, seat: number): Passage {
  const hold = view.holds[seat];
  const said = [words.say("spoken-points", { points: view.scores[seat] ?? 0, loads: hold?.loads ?? 0, pirates: view.in_hand[seat] ?? 0 })];
  const held = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, view.supplies[seat]?.[symbol] ?? 0]));
  const list = counted(words, { ...held, joker: view.jokers[seat] ?? 0 }, symbolWord);
  said.push(list ? words.say("spoken-supply", { list }) : words.say("spoken-supply-none"));
  const stowed = counted(words, hold?.souvenirs ?? {}, souvenirWord);
  if (stowed) said.push(words.say("spoken-in-hold", { list: stowed }));
  const maps = (view.map_tiles[seat] ?? []).map((tile, slot) => mapWords(words, tile, slot));
  if (maps.length) said.push(words.say("spoken-maps", { list: maps.join("; ") }));
  return { title: names[seat] ?? "", text: said.join(" ") };
}

function mapWords(words: Words, { source, tile, face_up }: MapTile, slot: number): string {
  const from = source.startsWith("bar-") ? words.say(`source-${source}`) : source;
  const says = tile === null ? words.say("spoken-face-down") : face_up ? words.say("spoken-open", { tile }) : tile;
  return words.say("spoken-map-from", { slot: slot + 1, source: from, tile: says });
}
