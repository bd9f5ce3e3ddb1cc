/** The board in sentences, for those who hear it. */

import type { Passage, Teller } from "../../kit/board";
import type { Words } from "../../words/words.svelte";
import { thingName } from "./board/things";
import { type Rewards, type Sheet, sheetOf, type View, wonAs } from "./view";

/** The turn, the reader's own sheet in full, then what the others' sheets hold. */
export function spoken(view: View, words: Words, names: readonly string[]): Passage[] {
  const tell: Teller<View> = { view, words, names };
  const own = view.you ?? 0;
  const mine = sheetOf(view, own);
  const told = [turn(tell)];
  if (mine) {
    const rows = mine.map.map((_, row) => ({ title: words.say("spoken-row", { row: row + 1 }), text: `${squares(tell, mine, own, row)} ${rowEnd(tell, mine, row)}` }));
    told.push(...rows, columns(tell, mine), { title: words.say("spoken-stores"), text: stores(tell, mine, own) }, boxes(tell, mine));
  }
  return [...told, ...view.sheets.map((_, seat) => seat).filter((seat) => seat !== own).map((seat) => other(tell, seat))];
}

/** What is to be decided, the dice, and what waits. */
function turn({ view, words, names }: Teller<View>): Passage {
  const said = [words.say(view.phase === "set-up" ? "label-set-up" : "label-turn", { turn: view.turns + 1 })];
  if (view.active !== null) said.push(words.say("label-active", { seat: names[view.active] ?? "" }));
  const heard = [`${said.join(", ")}.`, words.say(view.task ? `task-${view.task}` : `phase-${view.phase}`)];
  heard.push(...view.winners.map((seat) => words.say(wonAs(view), { seat: names[seat] ?? "", points: view.scores[seat] ?? 0 })));
  if (view.rank) heard.push(words.say("event-ranked", { seat: names[0] ?? "", rank: words.say(`rank-${view.rank}`) }));
  if (!view.over) heard.push(dice({ view, words, names }));
  const waiting = Object.entries(view.draft?.waiting ?? {});
  if (waiting.length) heard.push(words.say("spoken-waiting", { list: waiting.map(([thing, count]) => counted(words, thing, count)).join(", ") }));
  return { title: words.say("spoken-turn"), text: heard.join(" ") };
}

function dice({ view, words }: Teller<View>): string {
  const rolled = view.rolls[view.you ?? 0] ?? [];
  const now = view.draft?.dice ?? rolled;
  const faces = now.map((face, die) => face || (rolled[die] ?? 0));
  const [black = 0, first = 0, second = 0] = faces;
  const symbol = (face: number): string => words.say(`label-${view.printed.symbols[face - 1]}`);
  const said = [words.say("spoken-dice", { black, first, second, symbol: symbol(black), one: symbol(first), two: symbol(second) })];
  const used = faces.filter((_, die) => now[die] === 0);
  return [...said, ...used.map((face) => words.say("spoken-used", { face }))].join(" ");
}

function counted(words: Words, thing: string, count: number): string {
  return count > 1 ? words.say("spoken-count", { count, thing: thingName(words, thing) }) : thingName(words, thing);
}

function squares({ view, words }: Teller<View>, sheet: Sheet, seat: number, row: number): string {
  return (sheet.map[row] ?? [])
    .map((thing, column) => {
      const fresh = thing !== null && view.sheets[seat]?.map[row]?.[column] === null;
      const what = thing ? words.say(`symbol-${thing}`) : words.say("spoken-empty");
      return words.say("spoken-square", { column: column + 1, what: fresh ? words.say("spoken-drawn-now", { what }) : what });
    })
    .join(" ");
}

function lineEnd({ view, words }: Teller<View>, sheet: Sheet, line: string, treasure: string): string {
  if (sheet.lines.includes(line)) return words.say("spoken-end-done");
  return words.say(view.claimed.includes(line) ? "spoken-end-taken" : "spoken-end", { treasure: words.say(`treasure-${treasure}`) });
}

function rowEnd(tell: Teller<View>, sheet: Sheet, row: number): string {
  return lineEnd(tell, sheet, `row-${row + 1}`, tell.view.printed.rows[row] ?? "");
}

function columns(tell: Teller<View>, sheet: Sheet): Passage {
  const { view, words } = tell;
  const said = view.printed.columns.map((treasure, n) =>
    words.say("spoken-column", { column: n + 1, end: lineEnd(tell, sheet, `column-${n + 1}`, treasure) }),
  );
  const diagonals = ["diagonal-down", "diagonal-up"].map((line, n) =>
    words.say(sheet.lines.includes(line) ? "spoken-diagonal-done" : "spoken-diagonal", {
      line: words.say(`line-${line}`),
      gift: words.say(`label-${view.printed.diagonals[n]}`),
    }),
  );
  return { title: words.say("spoken-columns"), text: [...said, ...diagonals].join(" ") };
}

function stores({ view, words }: Teller<View>, sheet: Sheet, seat: number): string {
  const { chest, values, room_left: room } = sheet;
  const said = [
    words.say("spoken-points", { points: sheet.score }),
    words.say("spoken-chest", { doubloons: chest["doubloon"] ?? 0, rubies: chest["ruby"] ?? 0, crowns: chest["crown"] ?? 0, room }),
    words.say("spoken-values", values),
    words.say("spoken-rum", { rum: sheet.rum }),
    words.say("spoken-skulls", { skulls: sheet.skulls }),
    words.say("spoken-hook", { done: Math.min(sheet.swords, view.printed.hook.length), all: view.printed.hook.length }),
  ];
  const all = view.printed.spyglass.reduce((sum, row) => sum + row, 0);
  said.push(words.say("spoken-spyglass", { done: Math.min(sheet.waters, all), all }));
  if (view.rudders[seat]) said.push(words.say("spoken-rudder"));
  return said.join(" ");
}

function boxes({ view, words }: Teller<View>, sheet: Sheet): Passage {
  const given = (rewards: Rewards): string => Object.entries(rewards).map(([thing, count]) => counted(words, thing, count)).join(", ");
  const said = view.printed.boxes.map((rewards, n) => {
    const loot = n === view.printed.boxes.length - 1 ? "turtle" : String(n + 1);
    const state = sheet.boxes.includes(loot) ? "mine" : view.boxes_claimed.includes(loot) ? "gone" : "open";
    return words.say("spoken-box", { loot: words.say(`loot-${loot}`), given: given(rewards), state });
  });
  return { title: words.say("spoken-boxes"), text: said.join(" ") };
}

function other(tell: Teller<View>, seat: number): Passage {
  const { view, words, names } = tell;
  const sheet = view.sheets[seat];
  if (!sheet) return { title: names[seat] ?? "", text: "" };
  const rows = sheet.map.map((line, row) =>
    words.say("spoken-map-row", { row: row + 1, what: line.map((thing) => (thing ? words.say(`label-${thing}`) : words.say("spoken-empty"))).join(", ") }),
  );
  return { title: names[seat] ?? "", text: [stores(tell, sheet, seat), ...rows].join(" ") };
}
