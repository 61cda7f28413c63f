// What Block Out shows. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.

export type BlockChoices = TurnChoices | ReportChoices | NoChoices;

export type BlockAct =
  | StarterAct
  | DealAct
  | DrawAct
  | PlaceAct
  | ActionAct
  | FallenAct
  | VerdictAct;

/** A seat played an action card. */
export interface ActionAct {
  kind: "action";
  card: string;
}

/** A block, for the card that is planned; without one, for any card of the hand. */
export interface BlockChoice {
  block: string;
  level: number | null;
  is_open: boolean;
  why: Sentence | null;
}

/** The table, as one seat sees it. */
export interface BlockView {
  game: "block-out";
  referee: "dice" | "physics" | "table";
  tremor: "calm" | "normal" | "shaky";
  fouls: "fall" | "warn";
  advanced: boolean;
  no_action_finish: boolean;
  phase: "deal" | "draw" | "judge" | "over" | "play" | "start";
  to_move: number | null;
  starter: number;
  direction: -1 | 1;
  next: number | null;
  hand: string[] | null;
  hands: number[];
  deck: number;
  discard: string[];
  blocks: string[];
  stack: string[];
  poses: Record<string, number[]>;
  placing: Placing | null;
  is_new_stack: boolean;
  is_extra: boolean;
  owed: number;
  seen: Seen | null;
  won_by: "extra" | "hand" | "ninth" | null;
  scores: number[];
}

/** A card of the hand. */
export interface CardChoice {
  card: string;
  count: number;
  is_action: boolean;
  is_open: boolean;
  why: Sentence | null;
  blocks: string[];
  move: string | null;
}

/** Chance: a card of one's own first hand. */
export interface DealAct {
  kind: "deal";
  card: string;
}

/** Chance: a card that one had to draw. */
export interface DrawAct {
  kind: "draw";
  card: string;
}

/** At a real table: a seat says that the stack fell before it was touched (BO-13). */
export interface FallenAct {
  kind: "fallen";
}

/** There is nothing to choose. */
export interface NoChoices {
  kind: "none";
}

/** What the plan results in if the stack stands. */
export interface Outlook {
  kind: "extra" | "next" | "wins-extra" | "wins-hand" | "wins-ninth";
  next: number;
  cards_left: number;
  draws_if_fallen: number;
}

/** A seat let go of a block; the film of the verdict shows how. */
export interface PlaceAct {
  kind: "place";
  block: string;
  card: string | null;
}

/** A block that was let go, and that the referee has not judged yet. */
export interface Placing {
  seat: number;
  block: string;
  card: string | null;
}

/** At a real table: somebody has to say what the blocks did. */
export interface ReportChoices {
  kind: "report";
  seat: number;
  block: string;
  card: string | null;
  answers: ("fell" | "late" | "stood")[];
  outlook: Outlook;
}

/** What the referee said last. */
export interface Seen {
  outcome: "fell" | "late" | "stood" | "void";
  seat: number;
  block: string;
  at_ms: number | null;
  first: string | null;
  foul: "block" | "side" | null;
  is_fall: boolean;
  why: "air" | "slow" | "start" | "unstable" | null;
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

/** A card, then a block, then the hand; if it is not the seat's turn, only its cards. */
export interface TurnChoices {
  kind: "turn";
  is_turn: boolean;
  is_new_stack: boolean;
  is_extra: boolean;
  card: string | null;
  block: string | null;
  cards: CardChoice[];
  blocks: BlockChoice[];
  outlook: Outlook | null;
  move: string | null;
  may_say_fallen: boolean;
}

/** The referee: what the blocks did, and what came of it. */
export interface VerdictAct {
  kind: "verdict";
  outcome: "fell" | "late" | "stood" | "void";
  at_ms: number | null;
  first: string | null;
  foul: "block" | "side" | null;
  why: "air" | "slow" | "start" | "unstable" | null;
  is_fall: boolean;
  height: number;
  film: string;
}
