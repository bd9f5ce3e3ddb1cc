/** Islands of one's own: rows of marks, written with slashes between them. */

export const SEA = ".";

/** A map on a sheet of so many rows and columns, its land in the middle. */
export function unfold(text: string, size: number): string[][] {
  const rows = text.split("/").filter(Boolean);
  const down = Math.floor((size - rows.length) / 2);
  const across = Math.floor((size - Math.max(0, ...rows.map((row) => row.length))) / 2);
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => rows[y - down]?.[x - across] ?? SEA));
}

/** A map that somebody has sent: rows with slashes or line breaks between them; null where it is none that fits the sheet. */
export function readMap(text: string, size: number): string | null {
  const rows = text.trim().toUpperCase().split(/[/\s]+/);
  const fit = rows.length <= size && rows.every((row) => row.length <= size && /^[BFM.]+$/.test(row));
  return fit && /[BFM]/.test(text.toUpperCase()) ? rows.join("/") : null;
}

/** The map as it is written: without the empty sea around it. */
export function fold(sheet: readonly (readonly string[])[]): string {
  const land = sheet.flatMap((row, y) => row.flatMap((mark, x) => (mark === SEA ? [] : [[x, y] as const])));
  if (!land.length) return "";
  const [left, right] = [Math.min(...land.map(([x]) => x)), Math.max(...land.map(([x]) => x))];
  const [top, foot] = [Math.min(...land.map(([, y]) => y)), Math.max(...land.map(([, y]) => y))];
  return sheet
    .slice(top, foot + 1)
    .map((row) => row.slice(left, right + 1).join(""))
    .join("/");
}
