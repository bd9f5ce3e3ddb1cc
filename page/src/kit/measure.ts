/** Measuring what lies on the screen: all in the next frame, first everything is read and then everything written.
 * Whoever reads after another has written makes the browser lay out the page once more.
 */

/** Looks, and says what to do about it. */
type Look = () => () => void;

const waiting = new Set<Look>();
/** Whether a frame is asked for: two in one would let a look that follows from another come too soon, before the page is laid out. */
let due = false;

function lookAround(): void {
  due = false;
  const looks = [...waiting];
  waiting.clear();
  for (const act of looks.map((look) => look())) act();
}

/** Look in the next frame; the answer calls it off. */
export function measure(look: Look): () => void {
  if (!due) requestAnimationFrame(lookAround);
  due = true;
  waiting.add(look);
  return () => waiting.delete(look);
}
