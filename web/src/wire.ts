// The types of the protocol. Generated from the Python types by `python3 run.py wire`;
// edits would be lost.

export const PROTOCOL = 2;

export type ClientMessage =
  | Sit
  | Stand
  | SetSeat
  | ChangeTable
  | Renew
  | Start
  | MakeMove
  | Report
  | Undo
  | AnswerUndo
  | Say
  | Mute
  | CountAway
  | TakeBack
  | Rematch
  | Look
  | Echo
  | Carried
  | AskLegal
  | AskPreview
  | AskChoices;

export type ServerMessage =
  | State
  | Update
  | Done
  | Refusal
  | Presence
  | Beat
  | Carry
  | Closing
  | Legal
  | Preview
  | Choices;

export type News = Turn | Over | Beat | Closing;

export type Command =
  | Sit
  | Stand
  | SetSeat
  | ChangeTable
  | Renew
  | Start
  | MakeMove
  | Report
  | Undo
  | AnswerUndo
  | Say
  | Mute
  | CountAway
  | TakeBack
  | Rematch;

export type Told = ToldMove | ToldChance | ToldReferee | ToldEnd | ToldSaid | ToldSeat | ToldTable;

/** Agree to an undo, or not. */
export interface AnswerUndo {
  do: "answer-undo";
  id: string;
  seat: number;
  is_yes: boolean;
}

/** Ask what can be chosen, with the notation of a move that may not be complete yet. */
export interface AskChoices {
  do: "choices";
  plan?: string;
}

/** Ask which moves are legal. */
export interface AskLegal {
  do: "legal";
}

/** Ask what a move would result in. */
export interface AskPreview {
  do: "preview";
  move: string;
}

/** A sign of life; send it back, and time spent on the network is not taken from the clock. */
export interface Beat {
  type: "beat";
  t: number;
}

/** Show the others where one holds a piece right now; not stored and not answered. */
export interface Carried {
  do: "carry";
  piece: string | null;
  pose?: number[];
}

/**
 * Where the seat to move holds a piece right now; it is not stored.
 *
 * `pose` is as in a frame of a gesture: x, y, z in 0.1 mm, then a quaternion in 1/10000.
 */
export interface Carry {
  type: "carry";
  seat: number;
  piece: string | null;
  pose: number[];
}

/**
 * A piece went from one place to another.
 *
 * A place is a path in the view: `deck`, `row/2`, `towers/1/candy/3`. Where pieces lie in an
 * order, the path ends in an index: of the source in the view before the act, of the target
 * in the view after it. Pieces that only close a gap or make room have no change of their own.
 */
export interface Change {
  piece: string | null;
  source: string;
  target: string;
}

/** The host changes what was chosen; what is left out stays as it is. */
export interface ChangeTable {
  do: "change";
  id: string;
  title?: string;
  seats?: number;
  options?: Record<string, string | number | boolean | null>;
  referee?: string | null;
  clock?: ClockRules | null;
  away_s?: number | null;
}

/** Something said: a text, or the name of a phrase. */
export interface ChatFacts {
  seq: number;
  at_ms: number;
  seat: number;
  text: string;
  phrase: string;
}

/**
 * What a seat of the reader can choose with a plan, at entry `at` of the log.
 *
 * The shape depends on the game and on `kind`, which is `none` for spectators.
 */
export interface Choices {
  type: "choices";
  at: number;
  seat: number | null;
  plan: string;
  choices: Record<string, unknown>;
}

/** The code that another device shows. */
export interface Claim {
  code: string;
}

/** Milliseconds left by seat; for the seat whose clock runs, as of `since_ms`. */
export interface ClockFacts {
  left_ms: number[];
  running: number | null;
  since_ms: number;
  now_ms: number;
}

/** A number of seconds for each move, or a bank for the match that grows with each move. */
export interface ClockRules {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
}

/** The connection ends; reconnect after `retry_ms`. */
export interface Closing {
  type: "closing";
  why: "moved" | "restart" | "slow";
  retry_ms: number;
}

/** A code to type on another device, and how long it is valid. */
export interface Code {
  code: string;
  seconds: number;
}

/** Ask for a bot in place of somebody who is away; a countdown starts. */
export interface CountAway {
  do: "count-away";
  id: string;
  seat: number;
}

/** The reader's own attempt at a deal. */
export interface DealAttempt {
  table: string;
  points: number | null;
  is_over: boolean;
  scores: number[];
  view: Record<string, unknown> | null;
  better_than: number | null;
}

/** A deal of a day, as far as the reader may know it. */
export interface DealFacts {
  day: string;
  today: string;
  game: string;
  seats: number;
  bots: string[];
  commit: string;
  next_commit: string;
  seed: string | null;
  ends_ms: number;
  now_ms: number;
  start: Record<string, unknown>;
  mine: DealAttempt | null;
  results: DealResult[];
  week: boolean[];
  in_a_row: number;
  most_in_a_row: number;
}

/** How many attempts at a deal ended with so many points. */
export interface DealResult {
  points: number;
  count: number;
}

/** The reader's only table for a deal. */
export interface DealTable {
  table: string;
}

/** The command is stored in the log, as entry `seq`. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The server's sign of life, sent back. */
export interface Echo {
  do: "beat";
  t: number;
}

/** Why not: a stable code, its arguments, and a sentence in the person's language. */
export interface ErrorFacts {
  code: string;
  args: Record<string, unknown>;
  message: string;
}

/** An error, as the body of the answer. */
export interface Failure {
  error: ErrorFacts;
}

/** Something that shows that a real table can't have ended as it was entered. */
export interface FlawFacts {
  code: string;
  args: Record<string, unknown>;
  message: string;
  sheet: number | null;
  type: string | null;
}

/** A game, for whoever sets up a table. */
export interface GameFacts {
  id: string;
  least_seats: number;
  most_seats: number;
  options: OptionFacts[];
  referees: string[];
  bots: string[];
}

/** Whether the server works. */
export interface Health {
  status: "ok";
}

/** The learner's moves so far, and a plan for the next one. */
export interface Learn {
  moves?: string[];
  plan?: string;
}

/** Every legal move of the seat to move, if the reader sits there; at entry `at` of the log. */
export interface Legal {
  type: "legal";
  at: number;
  seat: number | null;
  moves: string[];
}

/** A lesson as far as the learner has come. */
export interface Lesson {
  seats: string[];
  seat: number;
  before: Record<string, unknown>;
  events: Told[];
  views: Record<string, unknown>[];
  view: Record<string, unknown>;
  choices: Record<string, unknown>;
  step: number;
  steps: number;
  coach: string;
  message: string;
  wanted: string[];
  wanted_act: unknown;
  is_done: boolean;
}

/** See through another of one's own seats: the screen is passed on to the next person. */
export interface Look {
  do: "look";
  seat: number;
}

/** Make a move; `at` is the last update that the client has seen. */
export interface MakeMove {
  do: "move";
  id: string;
  move: string;
  at: number;
}

/** What the server knows about a guest. */
export interface Me {
  name: string;
  colour: string;
  language: string;
}

/** Hide a seat's chat, or show it again. */
export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  is_muted: boolean;
}

/** Name, colour and language to remember; what is left out stays as it is. */
export interface Myself {
  name?: string;
  colour?: string;
  language?: string;
}

/**
 * A seat of a new table: for the person who opens it, for a bot, or free.
 *
 * A bot without a name is given one.
 */
export interface NewSeat {
  kind: "bot" | "free" | "me";
  name?: string;
  colour?: string;
  seed?: string;
  bot?: string;
}

/** A table to be opened; with `start`, play begins at once. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  title?: string;
  options?: Record<string, string | number | boolean | null>;
  referee?: string | null;
  clock?: ClockRules | null;
  away_s?: number | null;
  start?: boolean;
}

/** The table that was opened, and the two links to it. */
export interface NewTableFacts {
  table: TableFacts;
  seq: number;
  invite_url: string;
  watch_url: string;
}

/** Something that a table may choose; the first choice is the default. */
export interface OptionFacts {
  name: string;
  choices: unknown[];
}

/** One of the reader's matches has ended. */
export interface Over {
  type: "over";
  table: string;
}

/** The beginning of a move, to ask what can follow; empty if nothing is chosen yet. */
export interface Plan {
  plan?: string;
}

/** Who plays the deal of the day, if the server does not know the name yet. */
export interface PlayDeal {
  name?: string;
}

/** The seats whose people are connected, and how many others watch. */
export interface Presence {
  type: "presence";
  online: number[];
  spectators: number;
}

/** What a move would result in, as far as it is certain. */
export interface Preview {
  type: "preview";
  move: string;
  at: number;
  view: Record<string, unknown>;
  changes: Change[];
  scores: number[];
}

/** The command changed nothing; `id` is missing if it could not be read. */
export interface Refusal {
  type: "refused";
  id: string | null;
  error: ErrorFacts;
}

/** Play again with the same people. */
export interface Rematch {
  do: "rematch";
  id: string;
  seat: number;
}

/** The host gives the table another invitation; the one before is no longer valid. */
export interface Renew {
  do: "renew";
  id: string;
}

/** A finished match, event by event, as a seat or a spectator sees it. */
export interface Replay {
  table: TableFacts;
  start: Record<string, unknown>;
  steps: ReplayStep[];
}

/** An event, and what it changed in the view. */
export interface ReplayStep {
  event: Told;
  view: Record<string, unknown>;
}

/** Say what the pieces on the real table did. */
export interface Report {
  do: "report";
  id: string;
  saw: string;
  at: number;
}

/** How it ended. */
export interface ResultFacts {
  scores: number[];
  winners: number[];
}

/** Chat. */
export interface Say {
  do: "say";
  id: string;
  seat: number;
  text?: string;
  phrase?: string;
}

/** A finished real table, with a sheet for each player; the game knows what is in one. */
export interface Score {
  sheets: Record<string, unknown>[];
}

/** The points by sheet, as the game counts them, even if something can't be right. */
export interface Scores {
  results: Record<string, unknown>[];
  winners: number[];
  problems: FlawFacts[];
}

/** A place at the table, as everybody may see it. */
export interface SeatFacts {
  kind: "bot" | "free" | "person";
  name: string;
  colour: string;
  bot: string;
  stands_in: string;
  is_host: boolean;
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

/** The host frees a seat, or gives it to a bot. */
export interface SetSeat {
  do: "set-seat";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Take a free seat; `seed` is the seat's own part of the dealer's draws. */
export interface Sit {
  do: "sit";
  id: string;
  name: string;
  seat?: number | null;
  colour?: string;
  seed?: string;
  invite?: string;
}

/** Leave a seat; during play a bot takes over. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}

/** Begin; free seats are closed. */
export interface Start {
  do: "start";
  id: string;
}

/** All that the reader may know, at `seq`. */
export interface State {
  type: "state";
  protocol: number;
  seq: number;
  play_seq: number;
  table: TableFacts;
  clock: ClockFacts | null;
  chat: ChatFacts[];
  seat: number | null;
  view: Record<string, unknown> | null;
  online: number[];
  choices?: Choices;
}

/** What happened in a match so far: the number of acts, and those that were asked for. */
export interface Story {
  count: number;
  events: Told[];
}

/** Everything about a table except the play itself. */
export interface TableFacts {
  id: string;
  game: string;
  title: string;
  status: "open" | "over" | "playing";
  seats: SeatFacts[];
  options: Record<string, unknown>;
  referee: string | null;
  clock_rules: ClockRules | null;
  away_s: number | null;
  commit: string;
  undo: UndoFacts | null;
  away: Record<string, number>;
  result: ResultFacts | null;
  rematch_wanted: number[];
  rematch: string | null;
  deal: string;
  you: YouFacts;
}

/** One of a guest's tables. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  status: "open" | "over" | "playing";
  names: string[];
  kinds: ("bot" | "free" | "person")[];
  you: number[];
  to_move: number | null;
  is_my_turn: boolean;
  result: ResultFacts | null;
  changed_ms: number;
  is_damaged?: boolean;
}

/** Take over one's own seat from the bot again. */
export interface TakeBack {
  do: "take-back";
  id: string;
  seat: number;
}

/** For programs: `Authorization: Bearer <token>`. */
export interface Token {
  token: string;
}

/** The dealer drew. */
export interface ToldChance {
  kind: "chance";
  act: unknown;
  said: Sentence[];
  changes: Change[];
}

/** The match is over. */
export interface ToldEnd {
  kind: "end";
  scores: number[];
  winners: number[];
}

/** A seat moved. */
export interface ToldMove {
  kind: "move";
  act: unknown;
  said: Sentence[];
  changes: Change[];
  seat: number;
}

/** What the pieces did. */
export interface ToldReferee {
  kind: "referee";
  act: unknown;
  said: Sentence[];
  changes: Change[];
}

/** Chat. */
export interface ToldSaid {
  kind: "said";
  seat: number;
  text: string;
  phrase: string;
  at_ms: number;
}

/** Something about a seat; the table's facts have the details. */
export interface ToldSeat {
  kind: "seat";
  what:
    | "away-counted"
    | "away-ended"
    | "bot-failed"
    | "bot-sat"
    | "rematch-wanted"
    | "sat"
    | "stood"
    | "taken-back"
    | "taken-over"
    | "undo-agreed"
    | "undo-asked"
    | "undo-refused"
    | "undone";
  seat: number;
}

/** Something about the table; its facts have the details. */
export interface ToldTable {
  kind: "table";
  what: "changed" | "hosted" | "opened" | "rematched" | "resumed" | "started";
}

/** A move to preview, not to make. */
export interface Try {
  move: string;
}

/** It is the reader's turn at one of the reader's tables. */
export interface Turn {
  type: "turn";
  table: string;
  seat: number;
  at: number;
}

/** Take back the last move of a seat, at once or if the others agree. */
export interface Undo {
  do: "undo";
  id: string;
  seat: number;
  at: number;
}

/** Who wants to undo a move, and who has agreed. */
export interface UndoFacts {
  seat: number;
  agreed: number[];
}

/** What happened as entry `seq` of the log. */
export interface Update {
  type: "update";
  seq: number;
  events: Told[];
  view?: Record<string, unknown>;
  table?: TableFacts;
  clock?: ClockFacts | null;
  choices?: Choices;
}

/**
 * Whether a record keeps every rule and every draw is the dealer's; if not, what is wrong.
 *
 * About a record with something wrong, nothing else is told.
 */
export interface Verified {
  is_fair: boolean;
  game: string | null;
  seats: number;
  draws: number;
  moves: number;
  commit: string;
  seed: string | null;
  seat_seeds: string[];
  problem: ErrorFacts | null;
}

/** The messages of a game in Project Fluent's format, and their language. */
export interface Words {
  language: string;
  text: string;
}

/** What only this person is told. */
export interface YouFacts {
  seats: number[];
  is_host: boolean;
  muted: number[];
  invite: string;
}
