/** For tests: of many things those whose turn it is today. Where no day is said, all of them: so it is in the long run. */

const { DOUBLOON_SAMPLE: said } = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env ?? {};

/** One in so many, others every day; `turn` lets another test take others. As tests/sample.py does it. */
export function due<T>(things: readonly T[], oneIn: number, turn = 0, sample: string | undefined = said): T[] {
  if (!sample) return [...things];
  return things.filter((_, at) => (at + turn + Number(sample)) % Math.min(oneIn, things.length) === 0);
}
