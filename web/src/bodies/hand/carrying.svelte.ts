// One's own hand at a table: it takes a body, shows it to the others, and lets go.

import { DEAD_MS } from '../../table/own-turn.svelte';
import type { Pose } from '../types';
import { feelHard, feelTouch } from './feel';
import type { Grasp } from './grasp';
import { Hand } from './hand.svelte';

/** How often the others see it, in milliseconds. */
const SHOWN_EVERY_MS = 80;

/** Who is told what the hand does. */
export interface Bench {
  /** A move is under way, or the button has just changed its meaning. */
  readonly isBusy: boolean;
  /** Let the others see the hand; nothing once it is empty. */
  carry(piece: string | null, pose: Pose | null): void;
  /** It was let go: it stays there in the picture until the referee has spoken. */
  stay(piece: string, pose: Pose): void;
  /** Send the whole move; `false` if it was refused. Then `putBack` follows, and the hand is empty. */
  play(move: string): Promise<boolean>;
  putBack(): void;
  /** The person does not want to: choose again. */
  back(): void;
}

/** What a bench is made of. */
interface Around {
  desk: {
    readonly isBusy: boolean;
    carry(piece: string | null, pose: Pose | null): void;
    readonly show: { letGo(piece: string, pose: Pose): void; putBack(): void };
  };
  turn: { readonly isDead: boolean; confirm(move: string): Promise<boolean>; back(): void };
  /** The picture is as before; choose again. */
  onputback?: () => void;
}

export function benchOf({ desk, turn, onputback }: Around): Bench {
  return {
    get isBusy() {
      return desk.isBusy || turn.isDead;
    },
    carry: (piece, pose) => desk.carry(piece, pose),
    stay: (piece, pose) => desk.show.letGo(piece, pose),
    play: (move) => turn.confirm(move),
    putBack: () => {
      desk.show.putBack();
      onputback?.();
    },
    back: () => turn.back(),
  };
}

export abstract class Carrying {
  hand = $state.raw<Hand | null>(null);
  #request = 0;
  #shownAt = 0;
  #isLettingGo = false;
  readonly #bench: Bench;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  protected hold(grasp: Grasp): void {
    this.hand = new Hand(grasp, {
      onback: () => this.#bench.back(),
      ontouch: feelTouch,
      onhard: feelHard,
      onletgo: (frames) => void this.#letGo(frames),
    });
    this.#run();
  }

  /** It is in nobody's hand any more. */
  drop(): void {
    cancelAnimationFrame(this.#request);
    if (this.hand && !this.#isLettingGo) this.#bench.carry(null, null);
    this.hand = null;
  }

  /** Nothing happens in the air, or just after the button got this meaning. */
  letGo(): void {
    if ((this.hand?.touchedMs ?? 0) >= DEAD_MS) this.open();
  }

  /** Let go now. */
  protected open(): void {
    if (!this.#bench.isBusy) this.hand?.letGo();
  }

  putBack(): void {
    this.hand?.putBack();
  }

  /** The move, with what the hand did; `null` if it can't be let go like that. */
  protected abstract moveWith(frames: string | null): string | null;

  /** Where a pose of the hand is in the world: a hand may work in a turned one. */
  protected outside(pose: Pose): Pose {
    return pose;
  }

  /** Before each moment of the hand. */
  protected follow(): void {
    // Most hands keep their directions.
  }

  #run(): void {
    let before = performance.now();
    const frame = (now: number): void => {
      this.follow();
      this.hand?.tick(now - before);
      before = now;
      this.#showOthers(now);
      this.#request = requestAnimationFrame(frame);
    };
    this.#request = requestAnimationFrame(frame);
  }

  async #letGo(frames: string | null): Promise<void> {
    const { hand } = this;
    const move = hand && !this.#isLettingGo ? this.moveWith(frames) : null;
    if (!hand || move === null) return;
    this.#isLettingGo = true;
    hand.isOver = true;
    this.#bench.stay(hand.id, this.outside(hand.pose));
    const isDone = await this.#bench.play(move);
    this.#isLettingGo = false;
    if (isDone) return;
    this.#bench.putBack();
    this.drop();
  }

  #showOthers(now: number): void {
    if (!this.hand || this.hand.isOver || now - this.#shownAt < SHOWN_EVERY_MS) return;
    this.#shownAt = now;
    this.#bench.carry(this.hand.id, this.outside(this.hand.pose));
  }
}
