/** The lookout's worker: our own Python, which thinks about what it is lent and knows of no table. */

import { Machine } from "./machine";
import { wakePython } from "./python";

/** What is asked of the lookout: the name of one of his deeds in `doubloon/cabin/lookout.py`, and what it wants to know. */
export interface Asked {
  id: number;
  deed: "hint" | "look" | "look_again" | "so_far" | "in_the_end";
  given: (string | number)[];
}

export interface Answered {
  /** Of which question; -1 once he is awake. */
  id: number;
  found: string | boolean | null;
  /** What went wrong, if anything did. */
  why: string;
}

type Lookout = Record<Asked["deed"], (...given: Asked["given"]) => string | boolean | null>;

const CLIMB = "import doubloon_outside\nfrom doubloon.cabin.browser import climb\nclimb(doubloon_outside)";

const tell = (id: number, found: Answered["found"], why = ""): void => postMessage({ id, found, why } satisfies Answered);

async function climb(): Promise<Lookout> {
  const { python, keep } = await wakePython();
  python.registerJsModule("doubloon_outside", { machine: new Machine() });
  const lookout = python.runPython(CLIMB) as Lookout;
  void keep();
  tell(-1, null);
  return lookout;
}

const lookout = climb();
lookout.catch((trouble: unknown) => tell(-1, null, String(trouble)));

onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    tell(data.id, (await lookout)[data.deed](...data.given));
  } catch (trouble) {
    tell(data.id, null, String(trouble));
  }
};
