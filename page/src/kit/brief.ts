/** A name where there is room for so many letters: its number stays, since it tells people at one screen apart. */
export function brief(name: string, most: number): string {
  if (name.length <= most) return name;
  const number = /\s\d+$/.exec(name)?.[0] ?? "";
  return `${name.slice(0, most - 1 - number.length).trimEnd()}…${number}`;
}
