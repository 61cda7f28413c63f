// One's turn in a game with bodies: a move is planned, and a hand says how it is done.

import { OwnTurn } from '../table/own-turn.svelte';

export abstract class BodyTurn<
  Outlook,
  Desk extends { readonly isBusy: boolean; play(move: string): Promise<void> },
> extends OwnTurn<Desk> {
  /** What the last move was expected to lead to. */
  expected = $state.raw<Outlook | null>(null);

  /** The whole move, without how the hand does it; `null` if something is yet to be chosen. */
  abstract get move(): string | null;

  /** Its consequences, as soon as the server has told them. */
  abstract get outlook(): Outlook | null;

  /** A step back. */
  abstract back(): void;

  /** `move` with what the hand did; without, as it is planned. `false` if it was refused. */
  async confirm(move: string | null = null): Promise<boolean> {
    const planned = move ?? this.move;
    // What a hand does takes longer than a slip of the finger.
    if ((this.isDead && move === null) || this.desk.isBusy || planned === null) return false;
    this.expected = this.outlook;
    return this.play(planned);
  }
}
