// What the Five Towers table is drawn from, wherever it comes from: a live match or a lesson.

import type { DeskSeat } from '../../../table/company';
import type { FiveChoices, FiveView } from '../facts';

export interface Desk {
  /** What is drawn: it follows the play move by move. */
  readonly view: FiveView;
  readonly seats: readonly DeskSeat[];
  /** The seat whose bench this is; `null` for a spectator. */
  readonly seat: number | null;
  /** What that seat can choose, for the plan that was asked about last. */
  readonly choices: FiveChoices | null;
  /** It is the bench's turn, and everything before it has been shown. */
  readonly isTurn: boolean;
  /** A move is under way to the server. */
  readonly isBusy: boolean;
  /** Ask what can be chosen once so much is planned. */
  ask(plan: string): void;
  play(move: string): Promise<void>;
  /** Remind whose turn it is; not there in a lesson. */
  readonly nudge?: (() => void) | undefined;
  /** Ask for a bot in place of the absent player whose turn it is. */
  readonly callBot?: (() => void) | undefined;
}
