// What a plain game shows. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.

export type PlainChoices = MoveChoices | NoChoices;

/** A move that is offered. */
export interface MoveChoice {
  move: string;
  says: Sentence;
  why: Sentence | null;
}

/** One move of a list. */
export interface MoveChoices {
  kind: "moves";
  moves: MoveChoice[];
}

/** There is nothing to choose. */
export interface NoChoices {
  kind: "none";
}

/** The table, as one seat sees it. */
export interface PlainView {
  game: string;
  to_move: number | null;
  scores: number[];
  table: Sentence[];
  seats: Sentence[][];
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
