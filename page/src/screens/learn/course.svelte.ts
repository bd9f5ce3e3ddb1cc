/** A course of lessons: where the learner is, what the board shows, and what was said about the last move.
 *
 * The harbour has played every right move ahead, so the page needs no rule and keeps nothing but its place.
 */

import type { LessonOut, MoveOut, SceneOut } from "../../harbour/api/types";

/** How long each thing that happens is shown, in milliseconds. */
export const PACE = 700;

export type Reply = "" | "wrong" | "cannot";

export class Course {
  lesson = $state(0);
  frame = $state(0);
  /** What is happening on the way to the next frame. */
  scene = $state.raw<SceneOut | null>(null);
  /** What came of the last right move. */
  told = $state.raw<readonly SceneOut[]>([]);
  reply = $state<Reply>("");
  /** The learner has asked to be shown the move. */
  shown = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lessons: readonly LessonOut[],
    start = 0,
    private readonly pace = PACE,
    /** The step of that lesson to begin with. */
    step = 0,
  ) {
    this.lesson = start in lessons ? start : 0;
    if (this.lesson === start) this.frame = Math.max(0, this.now.frames.findIndex((frame) => frame.step === step && frame.right.length > 0));
  }

  get now(): LessonOut {
    return this.lessons[this.lesson] as LessonOut;
  }

  get at(): LessonOut["frames"][number] {
    return this.now.frames[this.frame] as LessonOut["frames"][number];
  }

  get view(): Record<string, unknown> {
    return this.scene?.view ?? this.at.view;
  }

  /** What may be done now: nothing while something happens. */
  get moves(): MoveOut[] {
    return this.scene ? [] : this.at.moves;
  }

  /** The moves that are right now. */
  get right(): MoveOut[] {
    const right = new Set(this.at.right.map((one) => one.move));
    return this.moves.filter((move) => right.has(move.text));
  }

  /** Nothing is left to do in this lesson. */
  get done(): boolean {
    return !this.scene && this.at.right.length === 0;
  }

  get last(): boolean {
    return this.lesson === this.lessons.length - 1;
  }

  /** How many steps of the whole course there are, and how many are behind the learner. */
  get steps(): number {
    return this.lessons.reduce((sum, lesson) => sum + lesson.steps, 0);
  }
  get passed(): number {
    return this.lessons.slice(0, this.lesson).reduce((sum, lesson) => sum + lesson.steps, 0) + this.at.step;
  }

  /** The learner makes a move: a right one leads on, another may be tried again. */
  make(move: MoveOut): void {
    const found = this.at.right.find((one) => one.move === move.text);
    this.reply = found ? "" : "wrong";
    if (!found) return;
    this.shown = false;
    this.told = [];
    this.#play([...found.scenes], found.next);
  }

  #play(scenes: SceneOut[], next: number): void {
    const scene = scenes.shift();
    if (scene) {
      this.scene = scene;
      this.told = [...this.told, scene];
      this.#timer = setTimeout(() => this.#play(scenes, next), this.pace);
    } else {
      this.frame = next;
      this.scene = null;
    }
  }

  refuse(): void {
    if (!this.scene && !this.done) this.reply = "cannot";
  }

  /** Begin a lesson, from its beginning. */
  begin(lesson: number): void {
    this.stop();
    this.lesson = lesson;
    this.frame = 0;
    this.scene = null;
    this.told = [];
    this.reply = "";
    this.shown = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

const key = (game: string): string => `learned ${game}`;

/** The lesson that a learner was at last; the first for those who have done them all. */
export function lastLesson(game: string): number {
  return Number(localStorage.getItem(key(game)) ?? 0) || 0;
}

export function keepLesson(game: string, lesson: number): void {
  localStorage.setItem(key(game), String(lesson));
}
