/** What a thing is that somebody touched, and why it cannot be chosen: the paragraph that forbids it, or what is to be done instead. */

import { ask, Question, type Refused } from "../../../harbour/api/client";
import type { Forbidden, MoveOut } from "../../../harbour/api/types";
import type { LiveTable } from "../../../harbour/live.svelte";
import { troubleOf } from "../../../harbour/trouble";
import type { Picks, Thing, Touched } from "../../../kit/picks.svelte";
import { type About, whatIs } from "../../../parts/about";
import { plain, rulesOf } from "../../../parts/rules";
import { say, type Words } from "../../../words/words.svelte";
import { meant, remember } from "./why";

export interface Answer {
  /** What was touched, as the board calls it. */
  called: string;
  /** What such things are. */
  about: readonly Pick<About, "name" | "line">[];
  /** Why it cannot be chosen, or anything else that needs saying. */
  sentence: string;
  paragraph: string | null;
  text: string | null;
}

/** Why a thing cannot be chosen now. */
interface Why {
  sentence: string;
  paragraph: string | null;
}

const MOST_TRIES = 3;
const NOTHING: Why = { sentence: "", paragraph: null };
const because = (sentence: string): Why => ({ sentence, paragraph: null });
const forbidden = (paragraph: string): Why => ({ sentence: say("why-rule", { paragraph }), paragraph });

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

  /** Somebody touched a thing that leads nowhere now: what it is, and then why not. */
  async touched({ thing, is, label }: Touched, picks: Picks): Promise<void> {
    const asked = this.#asked.anew();
    const why = thing ? await this.#whyNot(thing, picks, asked) : NOTHING;
    if (asked.aborted) return;
    const known = await whatIs(this.game, is, this.words()).catch((): About[] => []);
    if (asked.aborted) return;
    await this.#answer(label, known, { ...why, paragraph: why.paragraph ?? known[0]?.paragraph ?? null }, asked);
  }

  /** What the harbour refused. */
  told(refusal: Refused): void {
    if (refusal.paragraph) void this.#answer("", [], forbidden(refusal.paragraph), this.#asked.anew());
    else this.explain(troubleOf(refusal));
  }

  /** Something that needs saying. */
  explain(sentence: string): void {
    this.#asked.drop();
    this.answer = { called: "", about: [], sentence, paragraph: null, text: null };
  }

  clear(): void {
    this.#asked.drop();
    this.answer = null;
  }

  async #whyNot(thing: Thing, picks: Picks, asked: AbortSignal): Promise<Why> {
    const update = this.live.update;
    if (!update || update.stage !== "playing" || this.live.past) return NOTHING;
    if (update.you === null) return because(say("why-watching"));
    if (!update.acting.includes(update.you)) {
      const others = update.acting.map((seat) => this.names()[seat]).join(", ");
      return because(others ? say("why-turn", { names: others }) : say("turn-waiting"));
    }
    for (const move of meant(thing, picks.picked, picks.moves, this.#ever).slice(0, MOST_TRIES)) {
      const why = await this.#ask(move, asked);
      if (asked.aborted) return NOTHING;
      if (why?.paragraph) return forbidden(why.paragraph);
    }
    return because(say("why-now"));
  }

  /** An answer, with what a paragraph says as our reader speaks. */
  async #answer(called: string, about: Answer["about"], { sentence, paragraph }: Why, asked: AbortSignal): Promise<void> {
    const rules = paragraph ? await rulesOf(this.game).catch((): Record<string, string> => ({})) : {};
    if (asked.aborted) return;
    this.answer = { called, about, sentence, paragraph, text: paragraph ? plain(rules[paragraph] ?? "") : null };
  }

  async #ask(move: string, asked: AbortSignal): Promise<Forbidden | null> {
    const { table, seat } = this.live;
    if (seat === null) return null;
    return ask("whyNot", [table, seat, { move }], undefined, asked).catch(() => null); // no such move can be said at all
  }
}
