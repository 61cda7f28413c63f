// Lowering by a key or a button: held, the hand goes down as long; tapped, until it touches. A tap
// while it goes down stops it.

import type { Hand } from './hand.svelte';

const TAP_MS = 300;

type Lowered = Pick<Hand, 'isLowering' | 'startLowering' | 'stop'>;

export class Hold {
  #since = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number = () => performance.now()) {}

  down(hand: Lowered): void {
    if (hand.isLowering) {
      this.#since = Number.NEGATIVE_INFINITY;
      hand.stop();
    } else {
      this.#since = this.now();
      hand.startLowering();
    }
  }

  up(hand: Lowered): void {
    if (this.now() - this.#since > TAP_MS) hand.stop();
  }
}
