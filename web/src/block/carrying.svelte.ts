// One's own hand at the table: it takes the chosen block, shows it to the others, and lets go.

import { feelHard, feelTouch } from '../solid/hand/feel';
import { Hand } from '../solid/hand/hand.svelte';
import type { Stage } from '../solid/stage';
import type { Desk } from './desk';
import { SHAPES } from './shapes';
import type { Turn } from './turn.svelte';

/** How often the others see it, in milliseconds. */
const SHOWN_EVERY_MS = 80;
const DEAD_MS = 300;

export class Carrying {
  hand = $state.raw<Hand | null>(null);
  #request = 0;
  #shownAt = 0;
  readonly #desk: Desk;
  readonly #turn: Turn;

  constructor(desk: Desk, turn: Turn) {
    this.#desk = desk;
    this.#turn = turn;
  }

  /** Take a block from where it lies. */
  take(block: string, stage: Stage | null): void {
    this.drop();
    const { poses } = this.#desk.show;
    const [shape, from] = [SHAPES[block], poses[block]];
    if (!shape || !from) return;
    const others = Object.fromEntries(Object.entries(poses).filter(([id]) => id !== block));
    const { right, away } = stage?.axes() ?? { right: [1, 0, 0], away: [0, 1, 0] };
    this.hand = new Hand({ shape, from, others, shapes: SHAPES, axes: { right, away } }, {
      onback: () => this.#turn.back(),
      ontouch: feelTouch,
      onhard: feelHard,
      onletgo: (frames) => void this.#letGo(frames),
    });
    let before = performance.now();
    const frame = (now: number): void => {
      this.hand?.tick(now - before);
      before = now;
      this.#showOthers(now);
      this.#request = requestAnimationFrame(frame);
    };
    this.#request = requestAnimationFrame(frame);
  }

  /** It is in nobody's hand any more. */
  drop(): void {
    cancelAnimationFrame(this.#request);
    if (this.hand && !this.#isLettingGo) this.#desk.carry(null, null);
    this.hand = null;
  }

  /** Nothing happens in the air, or just after the button got this meaning. */
  letGo(): void {
    const isNew = (this.hand?.touchedMs ?? 0) < DEAD_MS;
    if (!isNew && !this.#turn.isDead && !this.#desk.isBusy) this.hand?.letGo();
  }

  #isLettingGo = false;

  async #letGo(frames: string | null): Promise<void> {
    const { hand } = this;
    if (!hand || frames === null) return;
    this.#isLettingGo = true;
    this.#desk.show.letGo(hand.id, hand.pose);
    const isDone = await this.#turn.confirm(`by ${frames}`);
    this.#isLettingGo = false;
    if (isDone) return;
    this.#desk.show.putBack();
    this.drop();
    this.#turn.block = null;
  }

  #showOthers(now: number): void {
    if (!this.hand || this.hand.isOver || now - this.#shownAt < SHOWN_EVERY_MS) return;
    this.#shownAt = now;
    this.#desk.carry(this.hand.id, this.hand.pose);
  }
}
