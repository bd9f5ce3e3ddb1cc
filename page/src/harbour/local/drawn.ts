/** Python and the page share the same few processors: first the page draws what it can without the harbour. */

const GLANCE = 50;
const LONGEST = 900;
/** A screen that still waits for something says so in one of these. */
const WAITING = "main [role=status], main:empty";

/** Once a screen is drawn, or waits for what only the harbour knows. */
export async function drawn(): Promise<void> {
  const began = performance.now();
  do await new Promise((done) => setTimeout(done, GLANCE));
  while (performance.now() - began < LONGEST && (!document.querySelector("main > *") || document.querySelector(WAITING)));
}
