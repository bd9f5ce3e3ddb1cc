/** What can be done after a game, in the order in which it is offered. */

import { following, puzzleAt } from "../../../parts/played";
import type { Maker, Scene } from "../../../parts/onward";
import { say } from "../../../words/words.svelte";
import type { Replay } from "../past/replay.svelte";
import type { Sitting } from "../sitting.svelte";
import { mistakeOf, wayTo, whyOf } from "./mistake";
import type { Study } from "./study.svelte";

/** What the table's own offers know besides. */
export interface Ended extends Scene {
  readonly sitting: Sitting;
  readonly study: Study;
  readonly replay: Replay;
}

/** Where the analysis stands on the page. */
export const ANALYSIS = "after-turns";

/** The same crew once more, everybody one seat further; who has lost wants revenge. */
const revenge: Maker<Ended> = (scene) => ({
  name: "revenge",
  key: "V",
  code: "KeyV",
  get label() {
    const next = scene.update.called_off ? "again" : following(scene.card);
    if (scene.update.rematch) return say("rematch-go");
    if (!scene.mine.length || next === "ended") return null;
    if (next === "onward") return scene.words.say("series-onward");
    return say(puzzleAt(scene.card) !== null ? "rematch-puzzle" : hasLost(scene) ? "after-revenge" : "rematch");
  },
  get main() {
    return Boolean(scene.update.rematch) || puzzleAt(scene.card) === null || !scene.winners.length;
  },
  get href() {
    return scene.update.rematch ? `/t/${scene.update.rematch}` : null;
  },
  go: () => void scene.sitting.rematch(),
});

/** Whether somebody else has won, and none of us: at one screen somebody of us always has. */
export function hasLost({ mine, winners }: Pick<Scene, "mine" | "winners">): boolean {
  return mine.length > 0 && winners.length > 0 && !winners.some((seat) => mine.includes(seat));
}

const puzzles: Maker<Ended> = (scene) => ({
  name: "puzzles",
  key: "Z",
  code: "KeyZ",
  get label() {
    return puzzleAt(scene.card) === null ? null : say("puzzles-more");
  },
  get main() {
    return scene.winners.length > 0;
  },
  href: "/puzzles",
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
      if (!scene.mine.length) return null;
      if (mistake) return mistake.lesson ? say("after-practise", { lesson: scene.words.say(mistake.lesson.name) }) : say("after-see");
      if (study.ready) return null;
      if (study.trouble || !study.begun) return say("after-ask");
      return say("after-looking", { percent: study.found ? Math.floor((100 * study.found.done) / study.found.total) : 0 });
    },
    get why() {
      if (!scene.mine.length) return null;
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

const analysis: Maker<Ended> = ({ study }) => ({
  name: "analysis",
  key: "A",
  code: "KeyA",
  get label() {
    return say("study-title");
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

/** One line for each: what others have to offer (the next rival, today's deal, the next evening) is made in `parts` and listed here. */
export const OFFERS: readonly Maker<Ended>[] = [
  revenge,
  puzzles,
  lesson,
  analysis,
  harbour,
];
