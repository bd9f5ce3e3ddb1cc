/** Why something cannot be done: the paragraph of the rules that forbids it, or what is to be done instead. */

import { ask, Question, type Refused } from "../api/client";
import type { Forbidden, MoveOut } from "../api/types";
import type { LiveTable } from "../live.svelte";
import type { Picks, Thing } from "../picks.svelte";
import { troubleOf } from "../trouble";
import { say, type Words } from "../words.svelte";
import { plain, rulesOf } from "./rules";
import { meant, remember } from "./why";

export interface Answer {
  sentence: string;
  paragraph: string | null;
  text: string | null;
}

const MOST_TRIES = 3;

export class Explainer {
  answer = $state.raw<Answer | null>(null);
  #ever: MoveOut[] = [];
  /** What somebody wants explained: a newer question, a newer answer or a new position ends it. */
  readonly #asked = new Question();

  constructor(
    private readonly live: LiveTable,
    private readonly game: string,
    private readonly words: () => Words,
    private readonly names: () => readonly string[],
  ) {}

  /** Moves that are legal show how moves are written. */
  learn(moves: readonly MoveOut[]): void {
    this.#ever = remember(this.#ever, moves);
  }

  /** Somebody pointed at a thing that leads nowhere now. */
  async refuse(thing: Thing, picks: Picks): Promise<void> {
    const update = this.live.update;
    if (!update || update.stage !== "playing" || this.live.past) return;
    if (update.you === null) return this.#say(say("why-watching"));
    if (!update.acting.includes(update.you)) {
      const others = update.acting.map((seat) => this.names()[seat]).join(", ");
      return this.#say(others ? say("why-turn", { names: others }) : say("turn-waiting"));
    }
    const asked = this.#asked.anew();
    for (const move of meant(thing, picks.picked, picks.moves, this.#ever).slice(0, MOST_TRIES)) {
      const why = await this.#whyNot(move, asked);
      if (asked.aborted) return;
      if (why?.paragraph) return this.#cite(why.paragraph);
    }
    const task = update.view?.["task"] ? `task-${String(update.view["task"])}` : `phase-${String(update.view?.["phase"])}`;
    this.#say(say("why-now", { task: this.words().say(task) }));
  }

  /** What the harbour refused. */
  told(refusal: Refused): void {
    if (refusal.paragraph) void this.#cite(refusal.paragraph);
    else this.#say(troubleOf(refusal));
  }

  /** Something that needs saying. */
  explain(sentence: string): void {
    this.#say(sentence);
  }

  clear(): void {
    this.#asked.drop();
    this.answer = null;
  }

  /** What a paragraph says, as our reader speaks. */
  async #cite(paragraph: string): Promise<void> {
    const asked = this.#asked.anew();
    const rules = await rulesOf(this.game).catch((): Record<string, string> => ({}));
    if (asked.aborted) return;
    this.answer = { sentence: say("why-rule", { paragraph }), paragraph, text: plain(rules[paragraph] ?? "") };
  }

  #say(sentence: string): void {
    this.#asked.drop();
    this.answer = { sentence, paragraph: null, text: null };
  }

  async #whyNot(move: string, asked: AbortSignal): Promise<Forbidden | null> {
    const way = `/tables/${this.live.table}/seats/${this.live.seat}/why-not?move=${encodeURIComponent(move)}`;
    return ask<Forbidden>("GET", way, undefined, asked).catch(() => null); // no such move can be said at all
  }
}
