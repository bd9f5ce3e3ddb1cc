/** What can be done after a game, in the order in which it is offered. */

import { puzzleAt } from "../../../parts/played";
import type { Maker, Scene } from "../../../parts/onward";
import { say } from "../../../words/words.svelte";
import type { Replay } from "../past/replay.svelte";
import type { Sitting } from "../sitting.svelte";
import { mistakeOf, wayTo, whyOf } from "./mistake";
import { hasBeatenRival, nextRival } from "./rival";
import type { Study } from "./study.svelte";
import type { Voyage } from "./voyage.svelte";

/** What the table's own offers know besides. */
export interface Ended extends Scene {
  readonly sitting: Sitting;
  readonly study: Study;
  readonly replay: Replay;
  readonly voyage: Voyage;
}

/** Where the analysis stands on the page. */
export const ANALYSIS = "after-turns";

/** The same crew once more, everybody one seat further, or the next evening of its series; who has lost wants revenge. */
const revenge: Maker<Ended> = (scene) => ({
  name: "revenge",
  key: "V",
  code: "KeyV",
  get label() {
    if (scene.update.rematch) return say("rematch-go");
    if (!scene.mine.length || !scene.voyage.open || (isDayPuzzle(scene) && (scene.winners.length || !scene.card.sealed))) return null;
    return scene.voyage.label || say(puzzleAt(scene.card) !== null ? "rematch-puzzle" : hasLost(scene) ? "after-revenge" : "rematch");
  },
  get main() {
    return Boolean(scene.update.rematch) || (puzzleAt(scene.card) === null ? !scene.card.day && !hasBeatenRival(scene) : !scene.winners.length);
  },
  get href() {
    return scene.update.rematch ? `/t/${scene.update.rematch}` : null;
  },
  go: () => void (isDayPuzzle(scene) ? scene.sitting.solveAgain() : scene.sitting.rematch()),
});

/** Whether it was the puzzle of a day: then another try is all that can follow, until it is solved or the day is over. */
const isDayPuzzle = ({ card }: Scene): boolean => Boolean(card.day) && puzzleAt(card) !== null;

/** Whether somebody else has won, and none of us: at one screen somebody of us always has. */
export function hasLost({ mine, winners }: Pick<Scene, "mine" | "winners">): boolean {
  return mine.length > 0 && winners.length > 0 && !winners.some((seat) => mine.includes(seat));
}

const puzzles: Maker<Ended> = (scene) => ({
  name: "puzzles",
  key: "Z",
  code: "KeyZ",
  get label() {
    return puzzleAt(scene.card) === null || scene.card.day ? null : say("puzzles-more");
  },
  get main() {
    return scene.winners.length > 0;
  },
  href: "/puzzles",
});

/** How others did with the same cards; after any other game, what is dealt today. */
const today: Maker<Ended> = (scene) => ({
  name: "today",
  key: "D",
  code: "KeyD",
  get label() {
    if (scene.card.day) return say("today-others");
    return scene.mine.length ? say("today-open") : null;
  },
  get main() {
    return Boolean(scene.card.day) && (puzzleAt(scene.card) === null || scene.winners.length > 0);
  },
  get href() {
    return scene.card.day && !scene.card.sealed ? `/today/${scene.card.day}` : "/today";
  },
});

/** The lesson for our worst move; first the captain has to find that. One key leads on, from asking to the lesson. */
const lesson: Maker<Ended> = (scene) => {
  const { study } = scene;
  const mistake = $derived(study.ready && study.found ? mistakeOf(study.found, scene.mine) : null);
  return {
    name: "lesson",
    key: "P",
    code: "KeyP",
    get label() {
      if (!scene.mine.length || scene.card.sealed) return null;
      if (mistake) return mistake.lesson ? say("after-practise", { lesson: scene.words.say(mistake.lesson.name) }) : say("after-see");
      if (study.ready) return null;
      if (study.trouble || !study.begun) return say("after-ask");
      return say("after-looking", { percent: study.found ? Math.floor((100 * study.found.done) / study.found.total) : 0 });
    },
    get why() {
      if (!scene.mine.length || scene.card.sealed) return null;
      if (mistake && study.found) return whyOf(mistake, study.found, scene.words, scene.names, say);
      return study.ready ? say("after-none") : study.trouble || null;
    },
    get busy() {
      return study.begun && !study.ready && !study.trouble;
    },
    get href() {
      return mistake?.lesson ? wayTo(scene.card.game, mistake.lesson) : null;
    },
    go: () => (mistake ? void scene.replay.begin(mistake.turn.seq, mistake.turn.seat) : study.begin()),
  };
};

const analysis: Maker<Ended> = ({ card, study }) => ({
  name: "analysis",
  key: "A",
  code: "KeyA",
  get label() {
    return card.sealed ? null : say("study-title");
  },
  go: () => {
    study.begin();
    const title = document.getElementById(ANALYSIS);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: "start" });
  },
});

const harbour: Maker<Ended> = () => ({
  name: "harbour",
  key: "X",
  code: "KeyX",
  get label() {
    return say("lost-home");
  },
  href: "/",
});

/** One line for each: what others have to offer is made in `parts` and listed here. */
export const OFFERS: readonly Maker<Ended>[] = [
  revenge,
  nextRival,
  puzzles,
  lesson,
  analysis,
  today,
  harbour,
];
