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

export interface Days {
  days: number;
  kind: "days";
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
}

export interface Hook {
  url: string;
}

export interface Hooked {
  url: string;
  secret: string;
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

export interface Live {
  initial: number;
  increment: number;
  kind: "live";
}

export interface Me {
  name: string;
  account: string | null;
  webhook: string | null;
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

/** Why not: what was expected and what came. */
export interface Refusal {
  status: number;
  sentence: string;
  paragraph: string | null;
  kind: "refusal";
}

export interface RightOut {
  move: string;
  scenes: SceneOut[];
  next: number;
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
}

/** Who sits somewhere. */
export interface SeatOut {
  player: string | null;
  name: string | null;
  bot: string | null;
  present: boolean;
  left: number | null;
  free: boolean;
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
  opened_at: number;
  opened_by_me: boolean;
  moved_at: number | null;
}

export interface TakeBack {
  after: number;
}

/** Something that happened at the table, as whoever sees this object may know it. */
export interface Told {
  kind: string;
  args: Record<string, number | string>;
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
  rematch: string | null;
  kind: "update";
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
  spectators?: string;
  clock?: Record<string, unknown> | null;
  grace?: number | null;
}

/** What comes over the socket of a table; see docs/wire.md. */
export type SocketMessage = Ping | Update | Pong | Presence | ChatLine | Refusal;

/** What each door takes and gives. */
export interface Doors {
  whoAmI: { request: undefined; answer: Me };
  sayName: { request: Name; answer: Me };
  register: { request: Account; answer: Me };
  signIn: { request: Account; answer: Me };
  signOut: { request: undefined; answer: null };
  hook: { request: Hook; answer: Hooked };
  unhook: { request: undefined; answer: Me };
  games: { request: undefined; answer: GameOut[] };
  words: { request: undefined; answer: string };
  rules: { request: undefined; answer: Record<string, string> };
  rulebook: { request: undefined; answer: string };
  lessons: { request: undefined; answer: LessonOut[] };
  whyNot: { request: undefined; answer: Forbidden };
  myTables: { request: undefined; answer: TableCard[] };
  openTable: { request: Wish; answer: Opened };
  publicTables: { request: undefined; answer: TableCard[] };
  invitation: { request: undefined; answer: TableCard };
  qr: { request: undefined; answer: string };
  look: { request: undefined; answer: Update };
  sit: { request: Sitting; answer: Update };
  addNonce: { request: Grain; answer: Update };
  play: { request: Play; answer: Update };
  takeBack: { request: TakeBack; answer: Update };
  hint: { request: undefined; answer: Hint };
  outlook: { request: undefined; answer: Outlook };
  lookBack: { request: undefined; answer: Moments };
  lookAtMoment: { request: undefined; answer: Moments };
  since: { request: undefined; answer: LineOut[] };
  fork: { request: Fork; answer: Opened };
  rematch: { request: undefined; answer: Opened };
  download: { request: undefined; answer: Record<string, unknown> };
  upload: { request: Record<string, unknown>; answer: Opened };
  ledger: { request: undefined; answer: Record<string, unknown> };
  read: { request: undefined; answer: Analysis };
  ask: { request: undefined; answer: Analysis };
  listen: { request: undefined; answer: ChatLine[] };
  say: { request: Saying; answer: ChatLine };
  health: { request: undefined; answer: Health };
  ready: { request: undefined; answer: Health };
}

/** The way to each door. */
export const doors = {
  whoAmI: { method: "GET", path: () => `/api/me` },
  sayName: { method: "POST", path: () => `/api/me` },
  register: { method: "POST", path: () => `/api/account` },
  signIn: { method: "POST", path: () => `/api/session` },
  signOut: { method: "DELETE", path: () => `/api/session` },
  hook: { method: "PUT", path: () => `/api/me/webhook` },
  unhook: { method: "DELETE", path: () => `/api/me/webhook` },
  games: { method: "GET", path: () => `/api/games` },
  words: { method: "GET", path: (game: string, language: string) => `/api/games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}` },
  rules: { method: "GET", path: (game: string) => `/api/games/${encodeURIComponent(game)}/rules` },
  rulebook: { method: "GET", path: (game: string) => `/api/games/${encodeURIComponent(game)}/rulebook` },
  lessons: { method: "GET", path: (game: string) => `/api/games/${encodeURIComponent(game)}/lessons` },
  whyNot: { method: "GET", path: (table: string, seat: number, query: { move: string }) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/why-not${asked(query)}` },
  myTables: { method: "GET", path: () => `/api/tables` },
  openTable: { method: "POST", path: () => `/api/tables` },
  publicTables: { method: "GET", path: () => `/api/tables/public` },
  invitation: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/card` },
  qr: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/qr.svg` },
  look: { method: "GET", path: (table: string, query: { seat?: number | null; after?: number } = {}) => `/api/tables/${encodeURIComponent(table)}${asked(query)}` },
  sit: { method: "PUT", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}` },
  addNonce: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/nonce` },
  play: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/moves` },
  takeBack: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/undo` },
  hint: { method: "POST", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/hint` },
  outlook: { method: "GET", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/outlook` },
  lookBack: { method: "GET", path: (table: string, query: { first: number; last: number; seat?: number | null }) => `/api/tables/${encodeURIComponent(table)}/moments${asked(query)}` },
  lookAtMoment: { method: "GET", path: (table: string, seq: number, query: { seat?: number | null } = {}) => `/api/tables/${encodeURIComponent(table)}/moments/${encodeURIComponent(seq)}${asked(query)}` },
  since: { method: "GET", path: (table: string, seat: number) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}/since` },
  fork: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/fork` },
  rematch: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/rematch` },
  download: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/record` },
  upload: { method: "POST", path: () => `/api/records` },
  ledger: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/ledger` },
  read: { method: "GET", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/analysis` },
  ask: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/analysis` },
  listen: { method: "GET", path: (table: string, query: { first?: number } = {}) => `/api/tables/${encodeURIComponent(table)}/chat${asked(query)}` },
  say: { method: "POST", path: (table: string) => `/api/tables/${encodeURIComponent(table)}/chat` },
  health: { method: "GET", path: () => `/health` },
  ready: { method: "GET", path: () => `/ready` },
} as const;

/** The way to a table's socket. */
export const live = (table: string, query: { seat?: number | null; after?: number } = {}) =>
  `/api/tables/${encodeURIComponent(table)}/live${asked(query)}`;

function asked(query: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length ? "?" + given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&") : "";
}

export type GameName = "buried-treasure" | "jackal" | "martinique" | "morgans-magic-map" | "pirates-map";

export interface BuriedTreasureOptions {
  variant?: "basic" | "advanced";
}

/** The table as one seat sees it. */
export interface BuriedTreasureView {
  phase: string;
  turn: number;
  round: number;
  rounds: number;
  score_card: BuriedTreasureScoreCard;
  score_cards_unseen: BuriedTreasureScoreCard[];
  columns: string[][];
  card: string | null;
  undealt: Record<string, number>;
  collections: Record<string, number>[];
  places: Record<string, number[]>;
  sheet: number[][];
  scores: number[];
  winners: number[];
  hand: Record<string, number> | null;
  hand_sizes: number[];
  set_aside: number;
  passed: number[];
}

/** Points for most and for second most cards of each colour. */
export interface BuriedTreasureScoreCard {
  number: number;
  first: Record<string, number>;
  second: Record<string, number>;
}

/** What the moves are, each with its arguments. */
export interface BuriedTreasureMoves {
  "take": { column: string; to: string };
  "extra": { column: string; to: string };
  "no-extra": Record<string, never>;
  "rob": { other: string; cards: string };
  "rob-nobody": Record<string, never>;
  "play": { colour: string; to: string };
  "flag": { colour: string; to: string };
  "pass": Record<string, never>;
}

/** What can happen, each with its arguments. */
export interface BuriedTreasureEvents {
  "hands-dealt": { cards: number; aside: number };
  "round-began": { round: number; score: number; seat: number };
  "took": { seat: number; column: number; card: string };
  "gave": { seat: number; other: number; colour: string };
  "extra-lost": { seat: number; colour: string };
  "took-extra": { seat: number; column: number; card: string };
  "extra-declined": { seat: number };
  "flags-lost": { seat: number; colour: string };
  "robbed": { seat: number; other: number; cards: number; colour: string };
  "robbed-nobody": { seat: number };
  "played": { seat: number; starter: string };
  "flag-laid": { seat: number; colour: string };
  "passed": { seat: number };
  "scored": { seat: number; place: number; colour: string; points: number };
  "kept": { seat: number; cards: number; points: number };
  "won": { seat: number; points: number };
}

export interface JackalOptions {
  island?: 1 | 2 | 3 | 4 | "classic" | string;
  teams?: "no" | "yes";
  kids?: "no" | "yes";
  campaign?: "no" | "yes";
  boxes?: "" | string;
  tiles?: "" | string;
  abilities?: "" | string;
  puzzle?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
}

/** The table as one seat sees it. */
export interface JackalView {
  phase: string;
  turn: number;
  chooser: number;
  first: number;
  teams: boolean;
  turns: number;
  columns: string[];
  rows: number[];
  cells: JackalCell[];
  ships: (string | null)[];
  crews: JackalPiece[][];
  alive: number[];
  missionary: JackalMissionary | null;
  bear: JackalBear | null;
  smoke: number;
  holds: number[];
  bottles: number[];
  coins_on_island: number;
  coins_lost: number;
  unseen: Record<string, Record<string, number>>;
  unseen_here: Record<string, number>;
  moving: JackalMoving | null;
  peeks: number;
  shaken: string | null;
  target: string | null;
  vote: JackalVote | null;
  patience: number;
  quiet: number;
  standstill: number;
  cards: string[];
  picker: number | null;
  puzzle: JackalPuzzle | null;
  scores: number[];
  winners: number[];
}

/** A tile of the island, or a space of the sea. */
export interface JackalCell {
  name: string;
  back: string;
  face: string | null;
  tile: string | null;
  facing: string | null;
  coins: number[];
  peeked_by: number[];
}

/** A pirate, or the missionary. */
export interface JackalPiece {
  name: string;
  place: string | null;
  space: number;
  asleep: number;
  trapped: boolean;
  dead: boolean;
  abilities: string[];
}

/** The missionary, once he is found. */
export interface JackalMissionary {
  piece: JackalPiece;
  keeper: number;
  converted: boolean;
}

/** The bear, once he is awake. */
export interface JackalBear {
  place: string;
  seat: number;
  rests: boolean;
}

/** The piece that is moving, or moved last. */
export interface JackalMoving {
  piece: string;
  way: string | null;
  headings: string[];
  trail: string[];
}

/** Somebody has asked to end the game. */
export interface JackalVote {
  proposer: number;
  asked: number;
}

/** What a puzzle asks for; a limit of 0 is none. */
export interface JackalPuzzle {
  limit: number;
  survivors: number;
  turns: number;
}

/** What the moves are, each with its arguments. */
export interface JackalMoves {
  "place": { cell: string };
  "sail": { cell: string };
  "move": { pirate: string; cell: string; coin: string };
  "advance": { pirate: string; coin: string };
  "go": { cell: string; coin: string };
  "stay": Record<string, never>;
  "revive": { pirate: string };
  "shoot": { cell: string };
  "pass": Record<string, never>;
  "peek": { cell: string };
  "peek-none": Record<string, never>;
  "fire": { direction: string };
  "hit": { target: string };
  "shake": { cell: string };
  "bottle": { pirate: string };
  "bottle-none": Record<string, never>;
  "propose": Record<string, never>;
  "agree": Record<string, never>;
  "refuse": Record<string, never>;
  "take": { ability: string; pirate: string };
  "take-none": Record<string, never>;
}

/** What can happen, each with its arguments. */
export interface JackalEvents {
  "began": { seat: number };
  "ship-placed": { seat: number; cell: string };
  "sailed": { seat: number; cell: string };
  "taken-aboard": { seat: number; pirate: string; other: number };
  "went": { seat: number; pirate: string; cell: string };
  "went-dragging": { seat: number; pirate: string; cell: string; coins: number };
  "turned": { tile: string; cell: string; facing: string };
  "delivered": { seat: number; pirate: string; coins: number; other: number };
  "sank": { coins: number; cell: string };
  "fought": { seat: number; pirate: string; cell: string };
  "sent-home": { seat: number; pirate: string };
  "died": { seat: number; pirate: string; cause: string };
  "slept": { seat: number; pirate: string };
  "fell": { seat: number; pirate: string };
  "freed": { seat: number; pirate: string };
  "found-coins": { cell: string; coins: number };
  "found-bottles": { seat: number; bottles: number };
  "turned-back": { seat: number; pirate: string };
  "shouted": { seat: number; pirate: string };
  "peeked": { seat: number; cell: string };
  "saw": { seat: number; cell: string; tile: string };
  "lifted": { seat: number; pirate: string };
  "fired": { seat: number; direction: string };
  "missed": { seat: number };
  "hit": { seat: number; pirate: string };
  "revived": { seat: number; pirate: string; cell: string };
  "rolled": { direction: string };
  "shot-out": { seat: number; pirate: string; cell: string };
  "smoked": { seat: number };
  "bear-woke": { cell: string; seat: number };
  "bear-walked": { cell: string };
  "bear-sat": Record<string, never>;
  "mauled": { seat: number; pirate: string };
  "missionary-found": { seat: number; cell: string };
  "converted": { seat: number; other: number };
  "shook": { cell: string; place: string };
  "advanced": { seat: number; pirate: string; space: number; coins: number };
  "opened-bottle": { seat: number; pirate: string };
  "passed": { seat: number };
  "proposed": { seat: number };
  "agreed": { seat: number };
  "refused": { seat: number };
  "voted": Record<string, never>;
  "warned": { rounds: number };
  "stood-still": { rounds: number };
  "all-found": Record<string, never>;
  "nobody-left": Record<string, never>;
  "scored": { seat: number; coins: number; alive: number };
  "won": { seat: number };
  "took": { seat: number; ability: string; pirate: string };
  "declined": { seat: number };
  "solved": { turns: number; alive: number };
  "unsolved": Record<string, never>;
  "climbed": { seat: number; pirate: string };
  "ate-coin": { coins: number };
  "stayed": { seat: number; pirate: string };
  "shot": { seat: number; pirate: string; cell: string };
  "turn": { turns: number };
}

export interface MartiniqueOptions {
  lost_treasure?: "wins" | "20";
  place_first?: 1 | 2 | 3 | 4;
}

/** The table as one seat sees it. */
export interface MartiniqueView {
  phase: string;
  turn: number;
  island: string[][];
  pirates: string[][];
  in_hand: number[];
  place_first: number;
  stools: number[];
  stools_in_all: number;
  dug: string[];
  walk: string[];
  steps_left: number;
  bar: Record<string, number>;
  treasures: MartiniqueTreasure[];
  loading: string | null;
  owed: Record<string, number>;
  supplies: Record<string, number>[];
  jokers: number[];
  holds: MartiniqueHold[];
  bag: Record<string, number>;
  spent: number;
  map_tiles: MartiniqueMapTile[][];
  letters: string[];
  numbers: string[];
  lost: string | null;
  scores: number[];
  winners: number[];
}

/** A Small Treasure: its printed size, and the souvenirs on it. */
export interface MartiniqueTreasure {
  name: string;
  souvenirs: string[];
}

/** A ship's hold: loads, and the souvenirs in them. */
export interface MartiniqueHold {
  loads: number;
  souvenirs: Record<string, number>;
}

/** A map tile before a seat: where it was collected, and what it says, for those who may read it. */
export interface MartiniqueMapTile {
  source: string;
  face_up: boolean;
  tile: string | null;
}

/** What the moves are, each with its arguments. */
export interface MartiniqueMoves {
  "place": { field: string };
  "place-at-bar": Record<string, never>;
  "move": { field: string };
  "step": { direction: string };
  "turn": { slot: string };
  "turn-none": Record<string, never>;
  "bonus": { bonus: string };
  "load": { treasure: string };
  "load-none": Record<string, never>;
  "joker": { symbol: string };
  "pay": Record<string, never>;
  "dig": { field: string };
}

/** What can happen, each with its arguments. */
export interface MartiniqueEvents {
  "began": { seat: number };
  "placed": { seat: number; field: string };
  "placed-at-bar": { seat: number; stool: number };
  "set-out": { seat: number; field: string; steps: number };
  "stepped": { seat: number; field: string };
  "passed": { seat: number; other: number; field: string };
  "turned-up": { seat: number; other: number; source: string; tile: string };
  "left-down": { seat: number };
  "collected": { seat: number; souvenir: string; field: string };
  "collected-map": { seat: number; field: string };
  "learned": { seat: number; tile: string; source: string };
  "sat-down": { seat: number; stool: number; field: string };
  "bonus": { seat: number; bonus: string };
  "joker-spent": { seat: number; symbol: string };
  "loaded": { seat: number; treasure: string; points: number };
  "not-loaded": { seat: number };
  "filled-up": { treasure: string; souvenir: string };
  "closed": { treasure: string };
  "missed": { seat: number };
  "stranded": Record<string, never>;
  "sunset": { seat: number };
  "dug": { seat: number; field: string };
  "lost-shown": { field: string };
  "found": { seat: number };
  "not-found": Record<string, never>;
  "scored": { seat: number; points: number; loads: number };
  "won": { seat: number };
  "nobody-won": Record<string, never>;
}

export interface MorgansMagicMapOptions {
}

/** The table as one seat sees it. */
export interface MorgansMagicMapView {
  phase: string;
  turn: number;
  island: ((MorgansMagicMapTile | null)[])[];
  lifted: string | null;
  place: string | null;
  ways: MorgansMagicMapWay[];
  pirates: (string | null)[];
  coins: number[];
  board: MorgansMagicMapTreasure[];
  levels: number[];
  treasures: MorgansMagicMapTreasure[][];
  treasures_left: number;
  fronts: MorgansMagicMapCard[][];
  discards: string[];
  cards_left: number;
  hand: MorgansMagicMapCard[] | null;
  hand_sizes: number[];
  changes: number;
  steps: number;
  reach: number;
  pair: string | null;
  pair_bonus: string | null;
  scores: number[];
  winners: number[];
}

/** A tile of the island: its edges as they lie, clockwise from the north, and the seats whose pirates stand on it. */
export interface MorgansMagicMapTile {
  name: string;
  turned: number;
  edges: string;
  pirates: number[];
}

/** A way to turn the tile in hand: quarters clockwise from how it is printed, and its edges as they would lie. */
export interface MorgansMagicMapWay {
  quarters: number;
  edges: string;
}

/** A treasure card. */
export interface MorgansMagicMapTreasure {
  rank: number;
  set: string;
  value: number;
}

/** A map card. */
export interface MorgansMagicMapCard {
  name: string;
  place: string;
  distance: number;
  symbol: string;
}

/** What the moves are, each with its arguments. */
export interface MorgansMagicMapMoves {
  "corner": { corner: string };
  "lift": { tile: string };
  "leave": Record<string, never>;
  "put": { beside: string; side: string };
  "turn": { quarters: string };
  "step": { side: string };
  "stay": Record<string, never>;
  "play": { tile: string; distance: string };
  "enough": Record<string, never>;
  "take": { level: string };
  "throw": { tile: string; distance: string };
  "draw": Record<string, never>;
  "use": { tile: string; distance: string };
  "pair": { tile: string; distance: string; bonus: string };
  "with": { tile: string; distance: string };
}

/** What can happen, each with its arguments. */
export interface MorgansMagicMapEvents {
  "began": { seat: number };
  "landed": { seat: number; corner: string; tile: string };
  "paid": { seat: number; other: number };
  "lifted": { seat: number; tile: string };
  "put-down": { seat: number; tile: string; side: string; beside: string };
  "walked": { seat: number; tile: string };
  "played": { seat: number; tile: string; distance: number };
  "not-dug": { seat: number };
  "spent": { seat: number; tile: string; distance: number; symbol: string };
  "gained": { seat: number; bonus: string };
  "took": { seat: number; treasure: string; level: number; coins: number };
  "laid-out": { treasure: string };
  "threw": { seat: number; tile: string; distance: number };
  "reshuffled": { cards: number };
  "drew": { seat: number; cards: number };
  "saw": { seat: number; tile: string; distance: number };
  "ended": { seat: number };
  "majority": { seat: number; set: string; cards: number; points: number };
  "scored": { seat: number; coins: number; value: number; points: number };
  "won": { seat: number };
}

export interface PiratesMapOptions {
}

/** The table as one seat sees it. */
export interface PiratesMapView {
  phase: string;
  task: string | null;
  turn: number;
  active: number | null;
  rolls: number[][];
  rudders: boolean[];
  claimed: string[];
  boxes_claimed: string[];
  printed: PiratesMapPrinted;
  sheets: PiratesMapSheet[];
  draft: PiratesMapDraft | null;
  scores: number[];
  winners: number[];
  rank: string | null;
}

/** What is printed on every sheet of this edition. */
export interface PiratesMapPrinted {
  symbols: string[];
  rows: string[];
  columns: string[];
  diagonals: string[];
  boxes: Record<string, number>[];
  palm: Record<string, number>[];
  hook: string[];
  spyglass: number[];
  room: number;
  skulls: number[];
  ranks: number[];
}

/** One seat's sheet. */
export interface PiratesMapSheet {
  map: ((string | null)[])[];
  rum: number;
  chest: Record<string, number>;
  room_left: number;
  values: Record<string, number>;
  swords: number;
  waters: number;
  boxes: string[];
  skulls: number;
  lines: string[];
  points: Record<string, number>;
  score: number;
}

/** What a seat has decided in this turn, and what it has still to decide; nobody else sees it. */
export interface PiratesMapDraft {
  stage: string;
  dice: number[];
  may_flip: boolean;
  gift: string | null;
  waiting: Record<string, number>;
  sheet: PiratesMapSheet;
}

/** What the moves are, each with its arguments. */
export interface PiratesMapMoves {
  "draw": { symbol: string; square: string };
  "rum": { die: string; way: string };
  "flip": Record<string, never>;
  "skip": Record<string, never>;
  "use": { gift: string };
  "decline": Record<string, never>;
  "box": { loot: string };
  "raise": { treasure: string };
  "keep": { treasure: string };
  "done": Record<string, never>;
}

/** What can happen, each with its arguments. */
export interface PiratesMapEvents {
  "began": { seat: number };
  "set-up-roll": { seat: number; black: number; first: number; second: number };
  "rolled": { seat: number; black: number; first: number; second: number };
  "rolled-alone": { seat: number; black: number; first: number; second: number };
  "flipped": { seat: number; black: number };
  "turned": { seat: number; die: string; face: number; rum: number };
  "drew": { seat: number; symbol: string; square: string };
  "found-rum": { seat: number; rum: number };
  "found-palm-loot": { seat: number; size: number };
  "hooked": { seat: number; swords: number };
  "line-full": { seat: number; line: string; treasure: string };
  "got-rudder": { seat: number };
  "surrounded": { seat: number; square: string };
  "sighted": { seat: number; gift: string };
  "beyond": { seat: number; symbol: string };
  "took-box": { seat: number; loot: string };
  "raised": { seat: number; treasure: string; value: number };
  "turns-to": { seat: number; gift: string };
  "declined": { seat: number; gift: string };
  "gift-lost": { seat: number; gift: string };
  "symbol-lost": { seat: number; symbol: string };
  "kept": { seat: number; treasure: string };
  "overflowed": { seat: number; rum: number };
  "skipped": { seat: number };
  "done": { seat: number };
  "showed": { seat: number; symbol: string; square: string };
  "claimed": { seat: number; line: string; treasure: string };
  "claimed-again": { seat: number; line: string };
  "diagonal": { seat: number; line: string };
  "box-claimed": { seat: number; loot: string };
  "skull": { seat: number; skulls: number };
  "chest-full": { seat: number };
  "third-skull": { seat: number };
  "nobody-drew": Record<string, never>;
  "scored": { seat: number; points: number };
  "won": { seat: number; points: number };
  "ranked": { seat: number; rank: string };
}

export interface OptionsOf {
  "buried-treasure": BuriedTreasureOptions;
  "jackal": JackalOptions;
  "martinique": MartiniqueOptions;
  "morgans-magic-map": MorgansMagicMapOptions;
  "pirates-map": PiratesMapOptions;
}

export interface ViewOf {
  "buried-treasure": BuriedTreasureView;
  "jackal": JackalView;
  "martinique": MartiniqueView;
  "morgans-magic-map": MorgansMagicMapView;
  "pirates-map": PiratesMapView;
}

export interface MovesOf {
  "buried-treasure": BuriedTreasureMoves;
  "jackal": JackalMoves;
  "martinique": MartiniqueMoves;
  "morgans-magic-map": MorgansMagicMapMoves;
  "pirates-map": PiratesMapMoves;
}

export interface EventsOf {
  "buried-treasure": BuriedTreasureEvents;
  "jackal": JackalEvents;
  "martinique": MartiniqueEvents;
  "morgans-magic-map": MorgansMagicMapEvents;
  "pirates-map": PiratesMapEvents;
}
