// What the Block Out table is drawn from, wherever it comes from.

import type { DeskSeat } from '../table/company';
import type { Pose } from '../solid/types';
import type { BlockChoices } from './facts';
import type { Show } from './show.svelte';

export interface Desk {
  readonly show: Show;
  readonly seats: readonly DeskSeat[];
  /** The seat whose bench this is; `null` for a spectator. */
  readonly seat: number | null;
  /** What that seat can choose, for the plan that was asked about last. */
  readonly choices: BlockChoices | null;
  /** It is the bench's turn, and everything before it has been shown. */
  readonly isTurn: boolean;
  /** Others at this screen may not see this seat's cards now. */
  readonly isCovered: boolean;
  /** A move is under way to the server. */
  readonly isBusy: boolean;
  /** Ask what can be chosen once so much is planned. */
  ask(plan: string): void;
  play(move: string): Promise<void>;
  /** Tell what the blocks on the real table did. */
  report(saw: string): Promise<void>;
  /** Let the others see the hand. */
  carry(block: string | null, pose: Pose | null): void;
  /** Remind whose turn it is. */
  readonly nudge?: (() => void) | undefined;
  /** Ask for a bot in place of who is to move and is not there. */
  readonly callBot?: (() => void) | undefined;
}
