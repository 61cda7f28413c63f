// One's turn, before anything is let go: which card, which block.

import { sayTrouble, sayWhy } from '../net/trouble';
import { ring } from '../state/sound';
import type { Desk } from './desk';
import type { CardChoice, Outlook, TurnChoices } from './facts';

const DEAD_MS = 300;

/** What is to be done next: choose a card, confirm an action, choose a block, place it. */
export type Step = 'card' | 'action' | 'block' | 'place';

export class Turn {
  card = $state<string | null>(null);
  block = $state<string | null>(null);
  /** Why what was just tried can't be. */
  why = $state('');
  /** The button has just changed its meaning: a press that was meant for the old one is lost. */
  isDead = $state(false);
  /** What was to come of the move that was made last. */
  expected = $state.raw<Outlook | null>(null);
  #wake: ReturnType<typeof setTimeout> | undefined;
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get choices(): TurnChoices | null {
    const { choices, isTurn } = this.#desk;
    return isTurn && choices?.kind === 'turn' && choices.is_turn ? choices : null;
  }

  get chosen(): CardChoice | null {
    return this.choices?.cards.find(({ card }) => card === this.card) ?? null;
  }

  get step(): Step {
    const isExtra = this.choices?.is_extra ?? false;
    if (!isExtra && this.card === null) return 'card';
    if (this.chosen?.is_action) return 'action';
    return this.block === null ? 'block' : 'place';
  }

  /** The blocks that one may take now. */
  get open(): readonly string[] {
    const { choices } = this;
    if (!choices || this.step === 'action') return [];
    if (this.chosen) return this.chosen.blocks;
    return choices.is_extra ? choices.blocks.filter(({ is_open }) => is_open).map(({ block }) => block) : [];
  }

  /** The move without how the hand does it; `null` if something is yet to be chosen. */
  get move(): string | null {
    if (this.step === 'action') return this.chosen?.move ?? this.card;
    if (this.step !== 'place') return null;
    return `place ${this.block}${this.card === null ? '' : ` with ${this.card}`}`;
  }

  /** What comes of it; known as soon as the server has answered. */
  get outlook(): Outlook | null {
    const { choices } = this;
    return choices && choices.card === this.card && choices.block === this.block ? choices.outlook : null;
  }

  /** A new turn, or the play went on under one's hands. */
  reset(): void {
    this.card = this.block = null;
    this.why = '';
    this.rest();
  }

  rest(): void {
    this.isDead = true;
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => (this.isDead = false), DEAD_MS);
  }

  pressCard(card: string): void {
    const choice = this.choices?.cards.find((each) => each.card === card);
    if (!choice) return;
    if (!choice.is_open) return this.#refuse(choice.why ? sayWhy(choice.why) : '');
    if (card === this.card) return;
    this.card = card;
    // With one block there is nothing to choose.
    this.block = choice.blocks.length === 1 ? choice.blocks[0]! : null;
    this.#ask();
    ring('card');
  }

  pressBlock(block: string): void {
    if (this.open.includes(block)) {
      if (block === this.block) return;
      this.block = block;
      this.#ask();
      ring('press');
      return;
    }
    const choice = this.choices?.blocks.find((each) => each.block === block);
    if (choice?.why) this.#refuse(sayWhy(choice.why));
  }

  /** A step back: the block is put down, or the card taken back. */
  back(): void {
    if (this.block !== null && this.open.length > 1) this.block = null;
    else this.card = this.block = null;
    this.#ask();
    ring('press');
  }

  /** `how` is what the hand did, as it goes into the notation. `false` if it was refused. */
  async confirm(how = ''): Promise<boolean> {
    const { move } = this;
    // What a hand does takes longer than a slip of the finger.
    if ((this.isDead && !how) || this.#desk.isBusy || move === null) return false;
    this.why = '';
    this.expected = this.outlook;
    try {
      await this.#desk.play(how ? `${move} ${how}` : move);
      return true;
    } catch (problem) {
      this.#refuse(sayTrouble(problem));
      return false;
    }
  }

  /** The stack on the real table fell before it was touched. */
  async sayFallen(): Promise<void> {
    if (this.isDead || this.#desk.isBusy) return;
    await this.#desk.play('fallen').catch((problem: unknown) => this.#refuse(sayTrouble(problem)));
  }

  #refuse(why: string): void {
    this.why = why;
    ring('refused');
  }

  #ask(): void {
    this.why = '';
    this.#desk.ask(this.move ?? (this.card === null ? '' : `with ${this.card}`));
    this.rest();
  }
}
