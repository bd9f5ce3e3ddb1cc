/** Pirates with abilities: "A-1 strongman, B-3 swimmer". */

export const ABILITIES = ["strongman", "swimmer", "runner", "trailblazer", "climber", "pathfinder", "marksman", "hunter", "helmsman", "sober", "iron-belly", "fencer"];

export function readAbilities(text: string): Record<string, string> {
  const pairs = text.split(",").map((part) => part.trim().split(" "));
  const full = (pirate: string): string => pirate.replace(/^([A-D])([123])$/, "$1-$2"); // as it was once written
  return Object.fromEntries(pairs.flatMap(([pirate, ability]) => (pirate && ability ? [[full(pirate), ability]] : [])));
}

export function writeAbilities(abilities: Readonly<Record<string, string>>): string {
  return Object.entries(abilities)
    .filter(([, ability]) => ability)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([pirate, ability]) => `${pirate} ${ability}`)
    .join(", ");
}
