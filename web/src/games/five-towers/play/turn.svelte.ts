// One's turn, before anything is confirmed: what is chosen, what is planned, what was tried.

import { sayWhy } from '../../../net/trouble';
import { ring } from '../../../state/sound';
import { OwnTurn } from '../../../table/own-turn.svelte';
import type { Desk } from './desk';
import type { BidChoices, BuildChoices } from '../facts';
import { add, NOTHING, notation, planOf, taken, without, type Plan } from '../plan';

export class Turn extends OwnTurn<Desk> {
  chosen = $state<number | null>(null);
  plan = $state.raw<Plan>(NOTHING);
  #before: Plan[] = [];
  #isHasty = false;

  get bids(): BidChoices | null {
    const { choices, isTurn } = this.desk;
    return isTurn && choices?.kind === 'bid' && choices.is_turn ? choices : null;
  }

  get builds(): BuildChoices | null {
    const { choices, isTurn } = this.desk;
    return isTurn && choices?.kind === 'build' ? choices : null;
  }

  /** The chosen number, and what it would lead to. */
  get bid(): BidChoices['numbers'][number] | null {
    return this.bids?.numbers.find((choice) => choice.number === this.chosen) ?? null;
  }

  /** The choices are about the plan as it is now; the server may still think about it. */
  get #isJudged(): boolean {
    const asked = this.builds?.plan;
    return asked !== undefined && notation(planOf(asked)) === notation(this.plan);
  }

  /** The plan to be drawn: one's own, or the best build of the number that is chosen. */
  get drawn(): Plan {
    if (this.builds) return this.plan;
    return this.bid?.build ? planOf(this.bid.build) : NOTHING;
  }

  reset(): void {
    this.chosen = null;
    this.why = '';
    this.#before = [];
    this.#isHasty = false;
    this.plan = NOTHING;
    this.rest();
  }

  choose(number: number | null): void {
    const choice = this.bids?.numbers.find((each) => each.number === number);
    if (choice?.why) {
      this.why = sayWhy(choice.why);
      return;
    }
    this.why = '';
    this.chosen = choice ? number : null;
    ring('press');
  }

  setPlan(plan: Plan): void {
    this.#before.push(this.plan);
    this.#show(plan);
  }

  undo(): void {
    const plan = this.#before.pop();
    if (plan) this.#show(plan);
  }

  /** A card of the row was pressed: it goes onto its tower, or back. */
  press(spot: number, row: readonly (string | null)[]): void {
    const card = row[spot];
    const { builds } = this;
    if (!card || !builds) return;
    const order = taken(row, this.plan)[spot] ?? -1;
    if (order >= 0) return this.setPlan(without(this.plan, order));
    if (!this.#isJudged) {
      // Faster than the server: it says about this one too whether it goes.
      this.#isHasty = true;
      return this.setPlan(add(this.plan, card));
    }
    const choice = builds.cards[spot];
    const isInTheWay = choice?.fit === 'after-tearing' && !this.plan.tearDown;
    if (isInTheWay && builds.tears.some((tear) => tear.type === choice.type && !tear.why)) {
      ring('tear');
      return this.setPlan({ tearDown: choice.type, cards: [...this.plan.cards, card] });
    }
    if (choice && !choice.is_open) return this.refuse(choice.why);
    this.setPlan(add(this.plan, card));
    ring('storey');
  }

  /** Put back what was pressed before the server could say that it does not go. */
  judge(): void {
    const wrong = this.builds?.plan.wrong ?? null;
    if (!this.#isHasty || !this.#isJudged) return;
    if (wrong === null || wrong < 0) {
      this.#isHasty = false;
      return;
    }
    const why = this.builds?.plan.why;
    this.setPlan(without(this.plan, wrong));
    this.why = why ? sayWhy(why) : '';
  }

  async confirm(move: string): Promise<void> {
    if (!this.isDead && !this.desk.isBusy) await this.play(move);
  }

  #show(plan: Plan): void {
    this.plan = plan;
    this.why = '';
    this.desk.ask(notation(plan));
  }
}
