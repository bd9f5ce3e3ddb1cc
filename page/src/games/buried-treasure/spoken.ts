/** The board in sentences, for those who hear it. */

import type { Passage } from "../../kit/board";
import type { Words } from "../../words/words.svelte";
import { COLOURS, faceUp, STARTERS, toCome, type View } from "./view";

export function spoken(view: View, words: Words, names: readonly string[]): Passage[] {
  return [
    turn(view, words, names),
    { title: words.say("spoken-columns"), text: view.columns.map((_, at) => column(view, words, names, at)).join(" ") },
    { title: words.say("spoken-pays"), text: COLOURS.map((colour) => pays(view, words, names, colour)).join(" ") },
    ...view.collections.map((_, seat) => collection(view, words, names, seat)),
    { title: words.say("spoken-come"), text: `${counts(words, toCome(view))}.` },
  ];
}

/** A number for each colour. */
function counts(words: Words, numbers: Record<string, number>): string {
  return COLOURS.map((colour) => words.say("colour-counted", { cards: numbers[colour] ?? 0, colour })).join(", ");
}

function turn(view: View, words: Words, names: readonly string[]): Passage {
  const said = [words.say("label-round", { round: view.round, rounds: view.rounds }) + ".", words.say(`phase-${view.phase}`)];
  if (!view.over) said.splice(1, 0, words.say("spoken-whose", { seat: names[view.turn] ?? "" }));
  if (view.card && view.card_to !== null) {
    said.push(words.say("spoken-card", { card: words.value("card", view.card, names), name: names[view.card_to] ?? "" }));
  }
  return { title: words.say("spoken-turn"), text: said.join(" ") };
}

function column(view: View, words: Words, names: readonly string[], at: number): string {
  const cards = view.columns[at] ?? [];
  if (!cards.length) return words.say("spoken-column-empty", { column: at + 1 });
  return words.say("spoken-column", { column: at + 1, list: cards.map((card) => words.value("card", card, names)).join("; ") });
}

function pays(view: View, words: Words, names: readonly string[], colour: string): string {
  const { first, second } = faceUp(view);
  const held = (view.places[colour] ?? []).map((seat, at) => words.say("spoken-holds", { name: names[seat] ?? "", place: at + 1 }));
  const said = words.say("spoken-colour", { colour: words.say("colour-many", { colour }), first: first[colour] ?? 0, second: second[colour] ?? 0 });
  return [said, ...(held.length ? held : [words.say("spoken-nobody")])].join(" ");
}

function collection(view: View, words: Words, names: readonly string[], seat: number): Passage {
  const said = [words.say("spoken-collection", { points: view.scores[seat] ?? 0, list: counts(words, view.collections[seat] ?? {}) })];
  const hand = view.hands_shown?.[seat] ?? (seat === view.you ? view.hand : null) ?? {};
  const list = STARTERS.filter((kind) => hand[kind]).map((kind) => `${hand[kind]} × ${words.say(`starter-${kind}`)}`).join(", ");
  if (list) said.push(words.say(view.hands_shown ? "spoken-kept" : "spoken-hand", { list }));
  else if (view.hand_sizes[seat]) said.push(words.say("spoken-hand-size", { count: view.hand_sizes[seat] ?? 0 }));
  return { title: names[seat] ?? "", text: said.join(" ") };
}
