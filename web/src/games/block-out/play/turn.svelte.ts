// One's turn, before anything is let go: which card, which block.

import { ring } from '../../../state/sound';
import { BodyTurn } from '../../../bodies/own-turn.svelte';
import type { Desk } from './desk';
import type { CardChoice, Outlook, TurnChoices } from '../facts';

/** What is to be done next: choose a card, confirm an action, choose a block, place it. */
export type Step = 'card' | 'action' | 'block' | 'place';

export class Turn extends BodyTurn<Outlook, Desk> {
  card = $state<string | null>(null);
  block = $state<string | null>(null);

  get choices(): TurnChoices | null {
    const { choices, isTurn } = this.desk;
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
    return choices.is_extra
      ? choices.blocks.filter(({ is_open }) => is_open).map(({ block }) => block)
      : [];
  }

  get move(): string | null {
    if (this.step === 'action') return this.chosen?.move ?? this.card;
    if (this.step !== 'place') return null;
    return `place ${this.block}${this.card === null ? '' : ` with ${this.card}`}`;
  }

  get outlook(): Outlook | null {
    const { choices } = this;
    return choices && choices.card === this.card && choices.block === this.block
      ? choices.outlook
      : null;
  }

  reset(): void {
    this.card = this.block = null;
    this.why = '';
    this.rest();
  }

  pressCard(card: string): void {
    const choice = this.choices?.cards.find((each) => each.card === card);
    if (!choice) return;
    if (!choice.is_open) return this.refuse(choice.why);
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
    if (choice?.why) this.refuse(choice.why);
  }

  /** A step back: the block is put down, or the card taken back. */
  back(): void {
    if (this.block !== null && this.open.length > 1) this.block = null;
    else this.card = this.block = null;
    this.#ask();
    ring('press');
  }

  /** The stack on the real table fell before it was touched. */
  async sayFallen(): Promise<void> {
    if (this.isDead || this.desk.isBusy) return;
    await this.play('fallen');
  }

  #ask(): void {
    this.why = '';
    this.desk.ask(this.move ?? (this.card === null ? '' : `with ${this.card}`));
    this.rest();
  }
}
