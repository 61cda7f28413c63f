// What Five Towers shows. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.

export type FiveChoices = BidChoices | BuildChoices | WaitChoices | NoChoices;

export type FiveAct = StarterAct | RevealAct | BidAct | PassAct | BuildAct | CancelAct;

/** A seat named a number of cards. */
export interface BidAct {
  kind: "bid";
  number: number;
}

/** During the bidding; if it is not the seat's turn, only how the cards fit. */
export interface BidChoices {
  kind: "bid";
  is_turn: boolean;
  highest: number | null;
  leader: number | null;
  waiting: number[];
  numbers: NumberChoice[];
  passing: MoveChoice | null;
  cards: Fit[];
}

/** A seat tore down at most one top, then placed cards. */
export interface BuildAct {
  kind: "build";
  tear_down: "candy" | "sand" | "scary" | "scrap" | "tree" | null;
  cards: string[];
}

/** A build, step by step. */
export interface BuildChoices {
  kind: "build";
  number: number;
  plan: PlanFacts;
  cards: CardChoice[];
  tears: TearChoice[];
  may_stand: boolean;
  points: Points;
  after: Points;
  notes: Note[];
  move: string | null;
  cancelling: MoveChoice | null;
  suggestion: SuggestedBuild | null;
}

/** A seat gave back cards that can't all be built. */
export interface CancelAct {
  kind: "cancel";
}

/** A card of the row, for the next step of a plan. */
export interface CardChoice {
  card: string;
  type: "candy" | "sand" | "scary" | "scrap" | "tree";
  value: number;
  order: number | null;
  is_open: boolean;
  why: Sentence | null;
  fit: "after-others" | "after-tearing" | "none" | "on" | "roof" | "start";
  below: number | null;
}

/** Where a card of the row would go in a seat's towers, taken alone. */
export interface Fit {
  card: string;
  type: "candy" | "sand" | "scary" | "scrap" | "tree";
  value: number;
  fit: "after-others" | "after-tearing" | "none" | "on" | "roof" | "start";
  below: number | null;
  why: Sentence | null;
}

/** One player's towers from the ground up, and how many cards were torn down. */
export interface FiveSheet {
  name?: string;
  towers?: Record<string, number[]>;
  rubble?: number;
}

/** The table, as everybody sees it. */
export interface FiveView {
  game: "five-towers";
  bidding: "checked" | "open";
  phase: "bid" | "build" | "deal" | "over" | "start";
  to_move: number | null;
  starter: number;
  row: string[];
  bids: (number | "pass" | null)[];
  leader: number | null;
  cancelled: (number | null)[];
  towers: ValuesByType[];
  rubble: string[][];
  deck: number;
  pass: number;
  discard: string[];
  unseen: ValuesByType;
  points: Points[];
  scores: number[];
}

/** A move, and why it can't be made, if it can't. */
export interface MoveChoice {
  move: string;
  why: Sentence | null;
}

/** There is nothing to choose. */
export interface NoChoices {
  kind: "none";
}

/**
 * What is special about a tower that is planned.
 *
 * It gets its roof, it shows an 8, a 9 opens it again, it is torn down to the ground and
 * starts again.
 */
export interface Note {
  kind: "brackets" | "deck" | "restart" | "roof";
  type: "candy" | "sand" | "scary" | "scrap" | "tree";
}

/** A number to bid, and the best build that winning with it would allow. */
export interface NumberChoice {
  number: number;
  move: string;
  why: Sentence | null;
  points: number | null;
  build: SuggestedBuild | null;
  after: Points | null;
}

/** A seat stays out of the bidding. */
export interface PassAct {
  kind: "pass";
}

/** The plan as understood. */
export interface PlanFacts {
  tear_down: "candy" | "sand" | "scary" | "scrap" | "tree" | null;
  cards: string[];
  wrong: number | null;
  why: Sentence | null;
}

/** Where a seat's points come from, as if the game ended now. */
export interface Points {
  towers: PointsByType;
  main: "candy" | "sand" | "scary" | "scrap" | "tree" | null;
  main_points: number;
  rubble: number;
  total: number;
}

/** Points of the tower of each type. */
export interface PointsByType {
  candy: number;
  scary: number;
  tree: number;
  scrap: number;
  sand: number;
}

/** One player's points, and where they come from. */
export interface Result {
  name: string;
  points: number;
  by_tower: Record<string, number>;
  main: string | null;
  main_points: number;
  rubble_points: number;
}

/** Chance: the next card of the row. */
export interface RevealAct {
  kind: "reveal";
  card: string;
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

/** Chance: who starts. */
export interface StarterAct {
  kind: "starter";
  seat: number;
}

/** A build, as a move and in parts. */
export interface SuggestedBuild {
  move: string;
  tear_down: "candy" | "sand" | "scary" | "scrap" | "tree" | null;
  cards: string[];
}

/** A tower whose top may be torn down. */
export interface TearChoice {
  type: "candy" | "sand" | "scary" | "scrap" | "tree";
  value: number | null;
  is_chosen: boolean;
  why: Sentence | null;
}

/** Values of cards of each type. */
export interface ValuesByType {
  candy: number[];
  scary: number[];
  tree: number[];
  scrap: number[];
  sand: number[];
}

/** Another seat builds. */
export interface WaitChoices {
  kind: "wait";
  cards: Fit[];
}
