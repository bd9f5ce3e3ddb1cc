/** What another game would be: the same again, the next of a series, or nothing where a series has ended. */
export type Following = "again" | "onward" | "ended";

/** What the page knows of a game before anything else of it is fetched: `game.ts` in its folder. */
export interface Face {
  /** Where it hangs on the quay: the lowest number first. */
  place: number;
  /** About how long a game takes with two, in minutes. */
  minutes: number;
  /** How many streams of chance its record counts. */
  streams: number;
  /** Where the pieces have colours of their own, the seats have them too, in the log as in the crew. */
  colours?: readonly string[];
  /** What follows a game with these options, where it may be one of a series. */
  following?: (options: Readonly<Record<string, string | number>>) => Following;
}
