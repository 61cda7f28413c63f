// What Skyscrapers shows. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.

export type SkyChoices = TurnChoices | PutChoices | AgreeChoices | ReportChoices | NoChoices;

export type SkyAct =
  | StarterAct
  | DealAct
  | BuildAct
  | AddAct
  | MoveAct
  | ShiftAct
  | DoneAct
  | PutAct
  | KeepAct
  | ProposeAct
  | AgreeAct
  | DeclineAct
  | VerdictAct;

/** A seat put a worker of its reserve on the ground. */
export interface AddAct {
  kind: "add";
  worker: number;
  cell: number[];
}

/** A seat agreed to the end. */
export interface AgreeAct {
  kind: "agree";
}

/** Somebody proposes to end the game here: agree, or decline (SK-9). */
export interface AgreeChoices {
  kind: "agree";
  proposer: number;
}

/** A seat brought a card; the film of the verdict shows how. */
export interface BuildAct {
  kind: "build";
  card: string;
  use: "base" | "flat" | "floor" | "upright";
  at: number[];
  normal: "x" | "y" | "z";
  turn: number;
}

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
  why: Sentence | null;
  uses: UseChoice[];
}

/** A cell for the planned worker. */
export interface CellChoice {
  cell: number[];
  way: "add" | "down" | "put" | "same" | "shift" | "stand" | "up";
  on: number | null;
  spot: number[];
  move: string;
}

/** Chance: a card of one's own hand. */
export interface DealAct {
  kind: "deal";
  card: string;
}

/** A seat wants to play on. */
export interface DeclineAct {
  kind: "decline";
}

/** A seat left the workers that the last rivet touches where they are. */
export interface DoneAct {
  kind: "done";
}

/** How one seat's result adds up. */
export interface EndLine {
  before: number;
  cards: string[];
  last_card: number;
  highest: number;
  total: number;
  is_out: boolean;
}

/** A seat left a fallen worker in the reserve. */
export interface KeepAct {
  kind: "keep";
  worker: number;
}

/** Where a worker stands or lies now that was elsewhere before. */
export interface Landing {
  worker: number;
  cell: number[];
}

/** All workers at one height, the highest first in the list; the ground is last. */
export interface Level {
  height: number;
  workers: number[];
  enclosed: number[];
}

/** A seat moved a worker. */
export interface MoveAct {
  kind: "move";
  worker: number;
  cell: number[];
}

/** There is nothing to choose. */
export interface NoChoices {
  kind: "none";
}

/** What the plan results in if nothing falls. */
export interface Outlook {
  meets: number;
  drawn: number;
  is_highest: boolean;
  points: number;
  touches: number[];
  encloses: number[];
  shaky: number;
  risk: "high" | "low" | "some";
  may_fall: number[];
  sway: "little" | "much" | "none" | "some";
  is_last_card: boolean;
  runs: number;
}

/** What a hand did, and what the referee has not judged yet. */
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

/** A seat proposed to end the game here. */
export interface ProposeAct {
  kind: "propose";
}

/** A seat put a worker back that somebody else made fall. */
export interface PutAct {
  kind: "put";
  worker: number;
  cell: number[];
}

/** A worker that somebody else made fall: back on the building, or into the reserve. */
export interface PutChoices {
  kind: "put";
  worker: number;
  culprit: number;
  left: number;
  cells: CellChoice[];
}

/**
 * At a real table: who fell, and whether the building came down.
 *
 * After an act somebody has to say it; between acts it can be said, with the plan `bump`.
 */
export interface ReportChoices {
  kind: "report";
  pending: Pending | null;
  workers: number[];
  cells: number[][];
  outlook: Outlook | null;
}

/** What the referee said last. */
export interface Seen {
  outcome: "collapsed" | "fell" | "held" | "void";
  seat: number;
  verb: "add" | "build" | "bump" | "move" | "shift";
  card: string | null;
  worker: number | null;
  workers: number[];
  landed: number[];
  broke: number[];
  points: number;
  cost: number;
  why: "air" | "missed" | "slow" | "start" | "unstable" | null;
  lies?: number[];
  culprit?: number | null;
}

/**
 * A message by its code, and its arguments; it becomes text where somebody reads it.
 *
 * `seat` stands for whoever sits there: the reader adds `name`. In the same way `seats` becomes
 * `names`. A sentence among the arguments is said first, and several are listed as the language
 * lists things.
 */
export interface Sentence {
  code: string;
  args: Record<string, unknown>;
}

/** A seat shifted a worker on its floor, which is no action. */
export interface ShiftAct {
  kind: "shift";
  worker: number;
  cell: number[];
}

/** A place for the planned card, best first. */
export interface SiteChoice {
  at: number[];
  normal: "x" | "y" | "z";
  joins: number;
  approach: number[];
  is_open: boolean;
  why: Sentence | null;
  is_highest: boolean;
  turns: TurnChoice[];
}

/** The site, as one seat sees it. */
export interface SkyView {
  game: "skyscrapers";
  referee: "dice" | "physics" | "table";
  tremor: "calm" | "normal" | "shaky";
  lowest: number;
  phase: "agree" | "deal" | "judge" | "over" | "play" | "put" | "start";
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
  proposer: number | null;
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
  is_lying: boolean;
}

/** Chance: who starts. */
export interface StarterAct {
  kind: "starter";
  seat: number;
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
  may_propose: boolean;
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
  why: Sentence | null;
}

/** The referee: what building and workers did. */
export interface VerdictAct {
  kind: "verdict";
  outcome: "collapsed" | "fell" | "held" | "void";
  workers: number[];
  stands: Landing[];
  lies: number[];
  broke: number[];
  why: "air" | "missed" | "slow" | "start" | "unstable" | null;
  by: number | null;
  film: string;
}

/** An own worker on site, or one that the new rivet touches. */
export interface WorkerChoice {
  worker: number;
  is_open: boolean;
  why: Sentence | null;
  targets: number;
  shifts: number;
}
