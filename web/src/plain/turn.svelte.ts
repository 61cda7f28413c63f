// One's turn: which of the moves is chosen, and whether it is confirmed.

import { sayTrouble } from '../net/trouble';
import { ring } from '../state/sound';
import { saySentence } from '../words/sentence';
import type { MoveChoice, PlainChoices } from './facts';

const DEAD_MS = 300;

/** What a turn asks of the desk. */
export interface TurnDesk {
  readonly choices: PlainChoices | null;
  readonly isTurn: boolean;
  readonly isBusy: boolean;
  play(move: string): Promise<void>;
}

export class Turn {
  /** The notation of the chosen move. */
  chosen = $state<string | null>(null);
  /** Why what was just tried can't be. */
  why = $state('');
  /** The button has just changed its meaning: a press that was meant for the old one is lost. */
  isDead = $state(false);
  #wake: ReturnType<typeof setTimeout> | undefined;
  readonly #desk: TurnDesk;

  constructor(desk: TurnDesk) {
    this.#desk = desk;
  }

  get moves(): readonly MoveChoice[] | null {
    const { choices, isTurn } = this.#desk;
    return isTurn && choices?.kind === 'moves' ? choices.moves : null;
  }

  get choice(): MoveChoice | null {
    return this.moves?.find(({ move }) => move === this.chosen) ?? null;
  }

  /** A new turn, or the play went on under one's hands. */
  reset(): void {
    this.chosen = null;
    this.why = '';
    this.#rest();
  }

  choose(move: string): void {
    const choice = this.moves?.find((each) => each.move === move);
    if (!choice) return;
    if (choice.why) return this.#refuse(saySentence(choice.why));
    this.why = '';
    if (move === this.chosen) return;
    this.chosen = move;
    this.#rest();
    ring('press');
  }

  back(): void {
    this.chosen = null;
    this.why = '';
  }

  async confirm(): Promise<void> {
    const { choice } = this;
    if (this.isDead || this.#desk.isBusy || !choice) return;
    this.why = '';
    try {
      await this.#desk.play(choice.move);
    } catch (problem) {
      this.#refuse(sayTrouble(problem));
    }
  }

  #refuse(why: string): void {
    this.why = why;
    ring('refused');
  }

  #rest(): void {
    this.isDead = true;
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => (this.isDead = false), DEAD_MS);
  }
}
