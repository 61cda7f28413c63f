// One's turn, before anything is confirmed: what every game has in common.

import { sayTrouble, sayWhy, type Why } from '../net/trouble';
import { ring } from '../state/sound';

/** So long after a button changed its meaning, presses on it do nothing. */
export const DEAD_MS = 300;

/** What a turn asks of a game's desk. */
interface Desk {
  /** A move is under way to the server. */
  readonly isBusy: boolean;
  play(move: string): Promise<void>;
}

export abstract class OwnTurn<OfGame extends Desk> {
  /** Why what was just tried can't be. */
  why = $state('');
  /** The button has just changed its meaning: a press that was meant for the old one is lost. */
  isDead = $state(false);
  #wake: ReturnType<typeof setTimeout> | undefined;
  protected readonly desk: OfGame;

  constructor(desk: OfGame) {
    this.desk = desk;
  }

  /** A new turn, or the play went on under one's hands. */
  abstract reset(): void;

  rest(): void {
    this.isDead = true;
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => (this.isDead = false), DEAD_MS);
  }

  /** Send a move; `false` if it was refused. */
  protected async play(move: string): Promise<boolean> {
    this.why = '';
    try {
      await this.desk.play(move);
      return true;
    } catch (problem) {
      this.refuse(sayTrouble(problem));
      return false;
    }
  }

  protected refuse(why: Why | string | null): void {
    this.why = typeof why === 'string' ? why : why ? sayWhy(why) : '';
    ring('refused');
  }
}
