/** Whatever has stayed the same stays the same object: then nothing that hangs on it is drawn anew. */

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** `after`, with every part that equals its part of `before` taken from there. */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const made: Tree = Array.isArray(after) ? ([] as unknown as Tree) : {};
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    made[name] = share(before[name], after[name]);
    same &&= name in before && Object.is(made[name], before[name]);
  }
  return (same ? before : made) as T;
}
