// What Block Out shows. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.

export type BlockChoices = TurnChoices | ReportChoices | NoChoices;

/** A block, for the card that is planned; without one, for any card of the hand. */
export interface BlockChoice {
  block: string;
  level: number | null;
  is_open: boolean;
  why: Why | null;
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
  why: Why | null;
  blocks: string[];
  move: string | null;
}

/** There is nothing to choose. */
export interface NoChoices {
  kind: "none";
}

/** What comes of the plan if the stack stands. */
export interface Outlook {
  kind: "extra" | "next" | "wins-extra" | "wins-hand" | "wins-ninth";
  next: number;
  cards_left: number;
  draws_if_fallen: number;
}

/** A block that was let go, and the referee has yet to say what came of it. */
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

/** A card, then a block, then the hand; for a seat whose turn it is not, its cards only. */
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

/** Why not: the code of a message, and its arguments. */
export interface Why {
  code: string;
  args: Record<string, unknown>;
}
