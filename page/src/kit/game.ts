type Options = Readonly<Record<string, string | number>>;

/** A campaign as the options of one of its games tell it: its stops, to be said in the game's words `stop-…`, and at which of them the game is. */
export interface Journey {
  stops: readonly string[];
  at: number;
}

/** Something that somebody of a crew has learned in a campaign, to be said in the game's words: `<kind>-<name>`, and more in `<kind>-<name>-help`. */
export interface Skill {
  seat: number;
  /** Who of the crew. */
  who: string;
  kind: string;
  name: string;
}

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
  /** Of what campaign a game with these options is a part. */
  journey?: (options: Options) => Journey | null;
  /** What has been learned in it, as its options carry it. */
  learned?: (options: Options) => Skill[];
}
