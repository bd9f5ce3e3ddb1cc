/** What is worth a remark beside the island, in sentences of the words files. */

import type { Words } from "../../../words/words.svelte";
import type { View, Vote } from "../view";
import { nameOf, whereabouts } from "./things";

export function notes(view: View, words: Words, names: readonly string[]): string[] {
  const found = [words.say("label-island-coins", { coins: view.coins_on_island })];
  if (view.coins_lost) found.push(words.say("label-lost-coins", { coins: view.coins_lost }));
  return [...found, ...business(view, words, names), ...company(view, words, names)].map(capital);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What this turn is about. */
function business(view: View, words: Words, names: readonly string[]): string[] {
  const found: string[] = [];
  if (view.puzzle && !view.over) {
    found.push(words.say("label-puzzle-turn", { turns: view.turns + 1, limit: view.puzzle.limit }));
    const piece = view.crews.flat().find(({ name }) => name === view.moving?.piece);
    if (piece) found.push(words.say("label-mover", { pirate: nameOf(piece, words) }));
    found.push(words.say("label-bring"), words.say("label-survivors", { survivors: view.puzzle.survivors }));
  } else if (view.vote) {
    found.push(asking(view.vote, words, names));
  } else if (view.picker !== null) {
    found.push(words.say("label-pick", { seat: names[view.picker] ?? "" }));
  } else if (view.smoke) {
    found.push(words.say("label-smoke", { seat: names[view.turn] ?? "", chooser: names[view.chooser] ?? "", turns: view.smoke }));
  }
  if (view.peeks) found.push(words.say("label-peeks", { peeks: view.peeks }));
  if (view.shaken) found.push(words.say("label-shaken", { cell: view.shaken }));
  if (view.target) found.push(words.say("label-target", { cell: view.target }));
  if (view.patience && !view.over) found.push(words.say("label-patience", { turns: view.patience }));
  if (view.quiet * 2 > view.standstill && !view.puzzle && !view.over) {
    const late = view.quiet > view.standstill;
    found.push(words.say(late ? "label-last-call" : "label-quiet", { quiet: view.quiet, standstill: view.standstill, last_call: view.last_call }));
  }
  return found;
}

/** Who asks whether the game shall end, and who has to answer. */
function asking({ proposer, asked }: Vote, words: Words, names: readonly string[]): string {
  const answers = { asked: names[asked] ?? "" };
  return proposer === null ? words.say("label-vote-all", answers) : words.say("label-vote", { proposer: names[proposer] ?? "", ...answers });
}

/** The bear and the missionary. */
function company(view: View, words: Words, names: readonly string[]): string[] {
  const found: string[] = [];
  if (view.bear && !view.puzzle) found.push(words.say("label-bear-walks", { cell: view.bear.cell, seat: names[view.bear.seat] ?? "" }));
  const guest = view.missionary;
  if (guest?.piece.dead) found.push(words.say("label-missionary-dead"));
  else if (guest) {
    const told = guest.converted ? "label-converted" : "label-missionary-at";
    found.push(words.say(told, { place: whereabouts(view, words, guest.piece, names), seat: names[guest.keeper] ?? "" }));
  }
  return found;
}
