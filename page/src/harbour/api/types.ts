// Made by `make types` from the Python side. Do not edit: change it there.

export interface Account {
  account: string;
  password: string;
}

export interface Analysis {
  table: string;
  bot: string;
  done: number;
  total: number;
  steps: Step[];
  turns: Turn[];
  moves: MoveOut[];
  mistakes: Mistake[];
}

export interface BestOut {
  day: string;
  outcome: string;
  margin: number;
  points: number;
}

export interface Blocked {
  handle: string;
  name: string;
}

/** Something that was said at a table. */
export interface ChatLine {
  table: string;
  seq: number;
  at: number;
  seat: number | null;
  name: string;
  said: string;
  kind: "chat";
}

export interface Complaint {
  why: string;
}

export interface Crossing {
  seat: number;
  seq: number;
  move: string;
  world: Record<string, unknown>;
}

export interface Crossings {
  total: number;
  crossings: Crossing[];
  known: boolean;
}

export interface DayOut {
  day: number;
  game: string;
  played: number;
  won: number;
  drawn: number;
}

export interface DayTried {
  day: string;
  game: string;
  puzzle: boolean;
  outcome: string;
  points: number;
  margin: number;
  moves: number;
  turns: number;
  helped: boolean;
  table: string;
}

export interface Days {
  days: number;
  kind: "days";
}

export interface DaysOut {
  now: number;
  best: number;
  today: boolean;
  lost: number;
}

export interface DealOut {
  game: string;
  seats: number;
  seat: number;
  rival: string;
  commitment: string;
  mine: TriedOut | null;
  shown: boolean;
  accounts: ListOut;
  guests: ListOut;
  best: BestOut | null;
}

export interface DoneOut {
  table: string;
  seat: number;
  moment: number;
  at: number;
  times: number;
}

export interface EndWish {
  agrees: boolean;
}

export interface EndedOut {
  table: string;
  game: string;
  options: Record<string, string | number>;
  opponent: string;
  apart: string;
  outcome: string;
  seat: number;
  points: number;
  margin: number;
  scores: number[];
  moves: number;
  at: number;
  crew: MateOut[];
  winners: number[];
}

export interface Evening {
  series: string;
  kind: string;
  number: number;
}

export interface Farewell {
  password: string;
}

export interface FeatOut {
  name: string;
  done: DoneOut | null;
}

export interface Forbidden {
  paragraph: string | null;
  text: string | null;
}

export interface ForeseenOut {
  seat: number;
  move: MoveOut;
}

export interface Fork {
  seq: number;
  seat?: number | null;
  crew?: string[] | null;
  spectators?: string;
  clock?: Record<string, unknown> | null;
}

export interface FrameOut {
  step: number;
  text: string;
  wrong: string | null;
  paragraph: string | null;
  view: Record<string, unknown>;
  moves: MoveOut[];
  right: RightOut[];
}

export interface GameOut {
  name: string;
  seats: number[];
  options: OptionOut[];
  simultaneous: boolean;
  series: Record<string, string | number>;
}

export interface GamesOut {
  of: number;
  games: EndedOut[];
}

export interface Grain {
  nonce: string;
}

export interface Health {
  doubloon: string;
  status: string;
}

export interface Hint {
  seq: number;
  move: MoveOut;
  chance: number | null;
  next: WeighedOut[];
  line: ForeseenOut[];
  weighed: number;
  plan: Plan | null;
}

export interface Hook {
  url: string;
}

export interface Hooked {
  url: string;
  secret: string;
}

export interface LadderOut {
  game: string;
  seats: number;
  rungs: RungOut[];
  next: string | null;
  mine: RatingOut | null;
}

export interface LessonOut {
  name: string;
  seats: number;
  you: number;
  steps: number;
  frames: FrameOut[];
}

/** One thing that happened, as one seat may know it. */
export interface LineOut {
  seq: number;
  seat: number | null;
  move: string | null;
  told: Told[];
  undone: boolean;
}

export interface ListOut {
  of: number;
  best: TriedOut[];
}

export interface Live {
  initial: number;
  increment: number;
  kind: "live";
}

export interface MateOut {
  name: string | null;
  bot: string | null;
  mine: boolean;
}

export interface Me {
  name: string;
  account: string | null;
  webhook: string | null;
}

export interface MemberOut {
  name: string | null;
  bot: string | null;
  free: boolean;
  mine: boolean;
  wins: number;
  points: number;
  seat: number;
}

export interface Mistake {
  turn: Turn;
  lesson: Remedy | null;
}

export interface Moment {
  seq: number;
  line: LineOut | null;
  view: Record<string, unknown> | null;
}

export interface Moments {
  table: string;
  you: number | null;
  last: number;
  moments: Moment[];
}

/** Something a seat may do now. */
export interface MoveOut {
  text: string;
  kind: string;
  args: Record<string, string>;
}

export interface Name {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NightOut {
  table: string;
  number: number;
  stage: string;
  options: Record<string, string | number>;
  scores: number[] | null;
  winners: number[] | null;
  at: number;
}

export interface Opened {
  table: string;
  link: string;
  commitment: string;
}

export interface OptionOut {
  name: string;
  default: string | number;
  choices: (string | number)[];
  free: string;
  seats: number[];
}

export interface Outlook {
  seq: number;
  seals: Record<string, string>;
}

/** All that a client ever says over a socket; what it does goes by HTTP. */
export interface Ping {
  kind: "ping";
}

export interface Plan {
  kind: string;
  args: Record<string, number | string>;
}

export interface Play {
  move: string;
  after: number;
}

/** The answer to a ping, and a sign of life where nothing happens; with the server's time, for the clocks. */
export interface Pong {
  kind: "pong";
  now: number;
}

/** Who is here now: it comes with every joining and leaving. */
export interface Presence {
  kind: "presence";
  table: string;
  seats: number[];
  watching: string[];
}

export interface PuzzleOut {
  game: string;
  level: string;
  mine: TriedOut | null;
  tries: number;
  shown: boolean;
  accounts: ListOut;
  guests: ListOut;
}

export interface RatingOut {
  rating: number;
  give: number;
  games: number;
}

/** Why not: what was expected and what came. */
export interface Refusal {
  status: number;
  sentence: string;
  paragraph: string | null;
  reason: string | null;
  kind: "refusal";
}

export interface Remedy {
  lesson: number;
  name: string;
  step: number;
  paragraph: string;
  by: string;
}

export interface ReportOut {
  id: number;
  at: number;
  table: string;
  player: string;
  name: string;
  said: string;
  why: string;
}

export interface ResultsFile {
  doubloon: string;
  name: string;
  sums: SumsOut;
  games: EndedOut[];
  feats: ShelfOut[];
  ratings: Record<string, RatingOut>;
  tries: DayTried[];
}

export interface RightOut {
  move: string;
  scenes: SceneOut[];
  next: number;
}

export interface RungOut {
  rival: string;
  temper: string;
  rating: RatingOut | null;
  beaten: number;
}

export interface Saying {
  said: string;
}

export interface SceneOut {
  seat: number;
  told: Told[];
  view: Record<string, unknown>;
}

export interface SeatCard {
  name: string | null;
  bot: string | null;
  free: boolean;
  mine: boolean;
  ready: boolean;
}

/** Who sits somewhere. */
export interface SeatOut {
  player: string | null;
  name: string | null;
  bot: string | null;
  present: boolean;
  left: number | null;
  free: boolean;
  flagged: boolean;
  pardon: boolean;
}

export interface SeriesOut {
  series: string;
  kind: string;
  game: string;
  crew: MemberOut[];
  evenings: NightOut[];
  over: boolean;
  champions: number[];
  next: number | null;
  table: string | null;
  after: string | null;
  options: Record<string, string | number>;
}

export interface ShelfOut {
  game: string;
  feats: FeatOut[];
}

export interface Sitting {
  who: string;
}

export interface Step {
  seat: number;
  seq: number;
  move: string;
  chances: number[];
  choices: number;
  best: string;
  hope: number;
  got: number | null;
}

export interface Stowing {
  where: string;
}

export interface StreakOut {
  game: string;
  now: number;
  best: number;
  last: string[];
}

export interface Struck {
  games: number;
}

export interface SumsOut {
  told: number;
  totals: TotalOut[];
  streaks: StreakOut[];
  days: DayOut[];
}

export interface TableCard {
  table: string;
  link: string;
  game: string;
  options: Record<string, string | number>;
  edition: string;
  stage: string;
  spectators: string;
  clock: Live | Days | null;
  grace: number | null;
  seats: SeatCard[];
  my_seats: number[];
  my_turn: boolean;
  my_word: boolean;
  away: boolean;
  watchers_talk: boolean;
  rated: boolean;
  rematch: boolean;
  opened_at: number;
  opened_by_me: boolean;
  forked: boolean;
  moved_at: number | null;
  winners: number[] | null;
  commitment: string;
  evening: Evening | null;
  day: string | null;
  sealed: boolean;
}

export interface TakeBack {
  after: number;
}

export interface TodayOut {
  day: string;
  until: number;
  now: number;
  over: boolean;
  today: string;
  deals: DealOut[];
  puzzles: PuzzleOut[];
  streak: DaysOut;
}

/** Something that happened at the table, as whoever sees this object may know it. */
export interface Told {
  kind: string;
  args: Record<string, number | string>;
}

export interface TotalOut {
  game: string;
  seats: number;
  opponent: string;
  usual: boolean;
  played: number;
  won: number;
  drawn: number;
  best: number;
  mean: number;
}

export interface TriedOut {
  name: string;
  mine: boolean;
  outcome: string;
  points: number;
  margin: number;
  moves: number;
  turns: number;
  helped: boolean;
  seat: number;
  table: string | null;
}

export interface Turn {
  step: number;
  seat: number;
  seq: number;
  move: string;
  got: number;
  better: string;
  hope: number;
  line: [number, string][];
  plan: Plan | null;
}

/** The table as one seat sees it, with what is new since the update the client has. */
export interface Update {
  table: string;
  seq: number;
  you: number | null;
  stage: string;
  seats: SeatOut[];
  acting: number[];
  lines: LineOut[];
  view: Record<string, unknown> | null;
  moves: MoveOut[];
  can_undo: boolean;
  commitment: string;
  frozen: string | null;
  closed: boolean;
  rematch: string | null;
  rematch_by: number | null;
  ending: number[];
  called_off: boolean;
  rated: boolean;
  kind: "update";
}

export interface Verdict {
  why: string;
}

export interface Waiting {
  why: string | null;
}

export interface WeighedOut {
  move: MoveOut;
  chance: number;
}

export interface Wish {
  game: string;
  seats?: number | null;
  options?: Record<string, string | number>;
  crew?: string[];
  names?: string[];
  spectators?: string;
  watchers_talk?: boolean;
  clock?: Record<string, unknown> | null;
  grace?: number | null;
  series?: string;
  rated?: boolean;
}

export interface Wished {
  value: string | boolean;
  age?: number;
}

export interface WorldOut {
  seq: number;
  world: Record<string, unknown>;
}

/** What comes over the socket of a table; see docs/wire.md. */
export type SocketMessage = Ping | Update | Pong | Presence | ChatLine | Refusal;

/** What each door takes and gives. */
export interface Doors {
  whoAmI: { request: undefined; answer: Me };
  sayName: { request: Name; answer: Me };
  forgetMe: { request: Farewell; answer: null };
  register: { request: Account; answer: Me };
  signIn: { request: Account; answer: Me };
  signOut: { request: undefined; answer: null };
  changePassword: { request: NewPassword; answer: Me };
  signOutElsewhere: { request: undefined; answer: Me };
  hook: { request: Hook; answer: Hooked };
  unhook: { request: undefined; answer: Me };
  mySettings: { request: undefined; answer: Record<string, string | boolean> };
  keepSettings: { request: Record<string, Wished>; answer: Record<string, string | boolean> };
  myResults: { request: undefined; answer: SumsOut };
  strikeResults: { request: undefined; answer: Struck };
  myGames: { request: undefined; answer: GamesOut };
  myResultsFile: { request: undefined; answer: ResultsFile };
  myFeats: { request: undefined; answer: ShelfOut[] };
  ladder: { request: undefined; answer: LadderOut[] };
  games: { request: undefined; answer: GameOut[] };
  words: { request: undefined; answer: string };
  rules: { request: undefined; answer: Record<string, string> };
  rulebook: { request: undefined; answer: string };
  lessons: { request: undefined; answer: LessonOut[] };
  puzzles: { request: undefined; answer: Record<string, string> };
  whyNot: { request: undefined; answer: Forbidden };
  myTables: { request: undefined; answer: TableCard[] };
  openTable: { request: Wish; answer: Opened };
  publicTables: { request: undefined; answer: TableCard[] };
  invitation: { request: undefined; answer: TableCard };
  qr: { request: undefined; answer: string };
  look: { request: undefined; answer: Update };
  sit: { request: Sitting; answer: Update };
  pardon: { request: undefined; answer: Update };
  giveUp: { request: undefined; answer: Update };
  endGame: { request: EndWish; answer: Update };
  stow: { request: Stowing; answer: undefined };
  waiting: { request: undefined; answer: Waiting };
  mySeries: { request: undefined; answer: SeriesOut[] };
  oneSeries: { request: undefined; answer: SeriesOut };
  today: { request: undefined; answer: TodayOut };
  playToday: { request: undefined; answer: Opened };
  solveToday: { request: undefined; answer: Opened };
  addNonce: { request: Grain; answer: Update };
  play: { request: Play; answer: Update };
  takeBack: { request: TakeBack; answer: Update };
  hurry: { request: undefined; answer: Update };
  hint: { request: undefined; answer: Hint };
  world: { request: undefined; answer: WorldOut };
  outlook: { request: undefined; answer: Outlook };
  lookBack: { request: undefined; answer: Moments };
  lookAtMoment: { request: undefined; answer: Moments };
  drawMoment: { request: undefined; answer: string };
  since: { request: undefined; answer: LineOut[] };
  fork: { request: Fork; answer: Opened };
  rematch: { request: undefined; answer: Opened };
  download: { request: undefined; answer: Record<string, unknown> };
  upload: { request: Record<string, unknown>; answer: Opened };
  ledger: { request: undefined; answer: Record<string, unknown> };
  read: { request: undefined; answer: Analysis };
  ask: { request: undefined; answer: Analysis };
  crossings: { request: undefined; answer: Crossings };
  listen: { request: undefined; answer: ChatLine[] };
  say: { request: Saying; answer: ChatLine };
  block: { request: undefined; answer: Blocked };
  report: { request: Complaint; answer: undefined };
  blocks: { request: undefined; answer: Blocked[] };
  unblock: { request: undefined; answer: undefined };
  health: { request: undefined; answer: Health };
  ready: { request: undefined; answer: Health };
  reports: { request: undefined; answer: ReportOut[] };
  settle: { request: undefined; answer: undefined };
  closeTable: { request: Verdict; answer: undefined };
  closePlayer: { request: Verdict; answer: undefined };
}

/** The way to each door. */
export const doors = {
  whoAmI: { method: "GET", path: () => `/api/me` },
  sayName: { method: "POST", path: () => `/api/me` },
  forgetMe: { method: "DELETE", path: () => `/api/me` },
  register: { method: "POST", path: () => `/api/account` },
  signIn: { method: "POST", path: () => `/api/session` },
  signOut: { method: "DELETE", path: () => `/api/session` },
  changePassword: { method: "PUT", path: () => `/api/account/password` },
  signOutElsewhere: { method: "DELETE", path: () => `/api/session/others` },
  hook: { method: "PUT", path: () => `/api/me/webhook` },
  unhook: { method: "DELETE", path: () => `/api/me/webhook` },
  mySettings: { method: "GET", path: () => `/api/me/settings` },
  keepSettings: { method: "PUT", path: () => `/api/me/settings` },
  myResults: { method: "GET", path: (query: { zone?: number } = {}) => `/api/me/results${asked(query)}` },
  strikeResults: { method: "DELETE", path: () => `/api/me/results` },
  myGames: { method: "GET", path: (query: { first?: number; game?: string | null } = {}) => `/api/me/results/games${asked(query)}` },
  myResultsFile: { method: "GET", path: (query: { zone?: number } = {}) => `/api/me/results/file${asked(query)}` },
  myFeats: { method: "GET", path: () => `/api/me/feats` },
  ladder: { method: "GET", path: () => `/api/ladder` },
  games: { method: "GET", path: () => `/api/games` },
  words: { method: "GET", path: (game: string, language: string) => `/api/games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}` },
  rules: { method: "GET", path: (game: string, language: string) => `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(language)}` },
  rulebook: { method: "GET", path: (game: string, language: string) => `/api/games/${encodeURIComponent(game)}/rulebook/${encodeURIComponent(language)}` },
  lessons: { method: "GET", path: (game: string) => `/api/games/${encodeURIComponent(game)}/lessons` },
  puzzles: { method: "GET", path: (game: string) => `/api/games/${encodeURIComponent(game)}/puzzles` },
  whyNot: { method: "GET", path: (table: string, seat: number, query: { move: string }) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/why-not${asked(query)}` },
  myTables: { method: "GET", path: () => `/api/tables` },
  openTable: { method: "POST", path: () => `/api/tables` },
  publicTables: { method: "GET", path: () => `/api/tables/public` },
  invitation: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/card` },
  qr: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/qr.svg` },
  look: { method: "GET", path: (table: string, query: { seat?: number | null; after?: number } = {}) => `/api/tables/${encodeURIComponent(table)}${asked(query)}` },
  sit: { method: "PUT", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}` },
  pardon: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/pardon` },
  giveUp: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/give-up` },
  endGame: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/ending` },
  stow: { method: "PUT", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/stowed` },
  waiting: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/waiting` },
  mySeries: { method: "GET", path: () => `/api/series` },
  oneSeries: { method: "GET", path: (table: string) => `/api/series/${encodeURIComponent(table)}` },
  today: { method: "GET", path: (query: { day?: string | null } = {}) => `/api/today${asked(query)}` },
  playToday: { method: "POST", path: (game: string) => `/api/today/${encodeURIComponent(game)}` },
  solveToday: { method: "POST", path: (game: string) => `/api/today/${encodeURIComponent(game)}/puzzle` },
  addNonce: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/nonce` },
  play: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/moves` },
  takeBack: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/undo` },
  hurry: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/hurry` },
  hint: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/hint` },
  world: { method: "GET", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/world` },
  outlook: { method: "GET", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/outlook` },
  lookBack: { method: "GET", path: (table: string, query: { first: number; last: number; seat?: number | null }) => `/api/tables/${encodeURIComponent(table)}/moments${asked(query)}` },
  lookAtMoment: { method: "GET", path: (table: string, seq: number, query: { seat?: number | null } = {}) => `/api/tables/${encodeURIComponent(table)}/moments/${encodeURIComponent(seq)}${asked(query)}` },
  drawMoment: { method: "GET", path: (table: string, seq: number, language: string, query: { seat?: number | null; names?: string[] | null } = {}) => `/api/tables/${encodeURIComponent(table)}/moments/${encodeURIComponent(seq)}/drawing/${encodeURIComponent(language)}${asked(query)}` },
  since: { method: "GET", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/since` },
  fork: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/fork` },
  rematch: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/rematch` },
  download: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/record` },
  upload: { method: "POST", path: () => `/api/records` },
  ledger: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/ledger` },
  read: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/analysis` },
  ask: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/analysis` },
  crossings: { method: "GET", path: (table: string, query: { first?: number } = {}) => `/api/tables/${encodeURIComponent(table)}/analysis/crossings${asked(query)}` },
  listen: { method: "GET", path: (table: string, query: { first?: number } = {}) => `/api/tables/${encodeURIComponent(table)}/chat${asked(query)}` },
  say: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/chat` },
  block: { method: "POST", path: (table: string, seq: number) => `/api/tables/${encodeURIComponent(table)}/chat/${encodeURIComponent(seq)}/block` },
  report: { method: "POST", path: (table: string, seq: number) => `/api/tables/${encodeURIComponent(table)}/chat/${encodeURIComponent(seq)}/report` },
  blocks: { method: "GET", path: () => `/api/me/blocks` },
  unblock: { method: "DELETE", path: (handle: string) => `/api/me/blocks/${encodeURIComponent(handle)}` },
  health: { method: "GET", path: () => `/health` },
  ready: { method: "GET", path: () => `/ready` },
  reports: { method: "GET", path: () => `/api/keeper/reports` },
  settle: { method: "POST", path: (number: number) => `/api/keeper/reports/${encodeURIComponent(number)}/settle` },
  closeTable: { method: "POST", path: (table: string) => `/api/keeper/tables/${encodeURIComponent(table)}/close` },
  closePlayer: { method: "POST", path: (player: string) => `/api/keeper/players/${encodeURIComponent(player)}/close` },
} as const;

/** The way to a table's socket. */
export const live = (table: string, query: { seat?: number | null; after?: number } = {}) =>
  `/api/tables/${encodeURIComponent(table)}/live${asked(query)}`;

function asked(query: Record<string, string | number | boolean | string[] | null | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return given.length ? `?${given.join("&")}` : "";
}

/** What the view of every game carries. */
export interface Seen {
  game: string;
  edition: string;
  options: Record<string, string | number>;
  seats: number;
  you: number | null;
  may_act: boolean;
  over: boolean;
}
