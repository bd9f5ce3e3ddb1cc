/** A number from 0 to 1 that is always the same for the same name and place: a hand that is not quite steady, and yet draws the same line. */
export function chance(name: string, salt: number): number {
  let sum = salt * 374761393;
  for (const letter of name) sum = Math.imul(sum ^ letter.charCodeAt(0), 668265263);
  sum = Math.imul(sum ^ (sum >>> 13), 1274126177);
  return ((sum ^ (sum >>> 16)) >>> 0) / 2 ** 32;
}
