// What Skyscrapers shows. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.

export type SkyChoices = TurnChoices | PutChoices | ReportChoices | NoChoices;

/** A card of the building. Its number is its place in the list: the order of building. */
export interface BuiltCard {
  card: string;
  kind: "base" | "flat" | "floor" | "universal" | "upright";
  use: "base" | "flat" | "floor" | "upright";
  at: number[];
  normal: "x" | "y" | "z";
  turn: number;
  girders: string;
  has_worker: boolean;
  by: number | null;
  joins: number | null;
  storey: number | null;
}

/** A card of the hand. */
export interface CardChoice {
  card: string;
  kind: "base" | "flat" | "floor" | "universal" | "upright";
  girders: string;
  has_worker: boolean;
  count: number;
  is_open: boolean;
  why: Why | null;
  uses: UseChoice[];
}

/** A cell for the planned worker. */
export interface CellChoice {
  cell: number[];
  way: "add" | "down" | "put" | "same" | "shift" | "up";
  on: number | null;
  spot: number[];
  move: string;
}

/** How one seat comes to its result. */
export interface EndLine {
  before: number;
  cards: string[];
  last_card: number;
  highest: number;
  total: number;
  is_out: boolean;
}

/** All workers at one height, the highest first in the list; the ground is last. */
export interface Level {
  height: number;
  workers: number[];
  enclosed: number[];
}

/** There is nothing to choose. */
export interface NoChoices {
  kind: "none";
}

/** What comes of the plan if nothing falls. */
export interface Outlook {
  meets: number;
  drawn: number;
  is_highest: boolean;
  points: number;
  touches: number[];
  encloses: number[];
  shaky: number;
  is_last_card: boolean;
}

/** What a hand did, and the referee has yet to say what came of it. */
export interface Pending {
  seat: number;
  verb: "add" | "build" | "move" | "shift";
  card: string | null;
  use: "base" | "flat" | "floor" | "upright" | null;
  at: number[] | null;
  normal: "x" | "y" | "z" | null;
  turn: number | null;
  worker: number | null;
  cell: number[] | null;
}

/** A worker that somebody else made fall: back on the building, or into the reserve. */
export interface PutChoices {
  kind: "put";
  worker: number;
  culprit: number;
  left: number;
  cells: CellChoice[];
}

/** At a real table: somebody has to say who fell, and whether the building came down. */
export interface ReportChoices {
  kind: "report";
  pending: Pending;
  workers: number[];
  cells: number[][];
  outlook: Outlook;
}

/** What the referee said last. */
export interface Seen {
  outcome: "collapsed" | "fell" | "held" | "void";
  seat: number;
  verb: "add" | "build" | "move" | "shift";
  card: string | null;
  worker: number | null;
  workers: number[];
  landed: number[];
  broke: number[];
  points: number;
  cost: number;
  why: "air" | "missed" | "slow" | "start" | "unstable" | null;
}

/** A place for the planned card, best first. */
export interface SiteChoice {
  at: number[];
  normal: "x" | "y" | "z";
  joins: number;
  approach: number[];
  is_open: boolean;
  why: Why | null;
  is_highest: boolean;
  turns: TurnChoice[];
}

/** The site, as one seat sees it. */
export interface SkyView {
  game: "skyscrapers";
  referee: "dice" | "physics" | "table";
  tremor: "calm" | "normal" | "shaky";
  lowest: number;
  phase: "deal" | "judge" | "over" | "play" | "put" | "start";
  to_move: number | null;
  turn: number;
  starter: number;
  actions_left: number;
  hand: string[] | null;
  cards: BuiltCard[];
  workers: StandingWorker[];
  reserve: number[];
  storeys: Storey[];
  levels: Level[];
  leads: number[];
  height: number;
  rivets: number;
  poses: Record<string, number[]>;
  pending: Pending | null;
  touched: number[];
  fallen: number[];
  seen: Seen | null;
  is_out: boolean[];
  scores: number[];
  ended_by: "collapse" | "hand" | "last-left" | "stuck" | null;
  result: EndLine[] | null;
}

/** A worker on site. */
export interface StandingWorker {
  worker: number;
  seat: number;
  cell: number[];
  level: number;
  on: number | null;
  is_enclosed: boolean;
}

/**
 * Floors that workers walk on as one level (G-8). Its number is its place in the list.
 *
 * The first is the ground.
 */
export interface Storey {
  height: number;
  floors: number[];
  parent: number | null;
}

/** A way to turn the planned card at a site. */
export interface TurnChoice {
  turn: number;
  girders: string;
  meets: string;
  points: number;
  move: string;
}

/** An action: a card and a site, or a worker and a cell; then the hand. */
export interface TurnChoices {
  kind: "turn";
  is_turn: boolean;
  actions_left: number;
  verb: "add" | "build" | "move" | "shift" | null;
  card: string | null;
  use: "base" | "flat" | "floor" | "upright" | null;
  worker: number | null;
  verbs: VerbChoice[];
  cards: CardChoice[];
  workers: WorkerChoice[];
  sites: SiteChoice[];
  cells: CellChoice[];
  outlook: Outlook | null;
  move: string | null;
  may_be_done: boolean;
}

/** What a card may be built in as. */
export interface UseChoice {
  use: "base" | "flat" | "floor" | "upright";
  sites: number;
  best: number;
}

/** One of the three actions. */
export interface VerbChoice {
  verb: "add" | "build" | "move";
  is_open: boolean;
  why: Why | null;
}

/** Why not: the code of a message, and its arguments. */
export interface Why {
  code: string;
  args: Record<string, unknown>;
}

/** An own worker on site, or one that the new rivet touches. */
export interface WorkerChoice {
  worker: number;
  is_open: boolean;
  why: Why | null;
  targets: number;
  shifts: number;
}
