/** What was promised about chance before a game, and the grains we added: kept here, so that nobody can change them later. */

export interface Promised {
  table: string;
  commitment: string;
  /** Our grains, by seat. */
  grains: Record<string, string>;
}

const KEPT = "promises";
const MOST = 100;

function all(): Promised[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Promised[];
}

/** The promise as it stood when we first saw it; nothing where this browser was not there. */
export function promised(table: string): Promised | null {
  return all().find((one) => one.table === table) ?? null;
}

/** Note the promise, the first time, and a grain of ours. */
export function remember(table: string, commitment: string, seat: number, grain: string): void {
  const known = promised(table) ?? { table, commitment, grains: {} };
  const noted = { ...known, grains: { ...known.grains, [seat]: grain } };
  localStorage.setItem(KEPT, JSON.stringify([...all().filter((one) => one.table !== table), noted].slice(-MOST)));
}
