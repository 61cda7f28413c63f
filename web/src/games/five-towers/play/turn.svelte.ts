// One's turn, before anything is confirmed: what is chosen, what is planned, what was tried.

import { sayTrouble, sayWhy } from '../net/trouble';
import { ring } from '../state/sound';
import type { Desk } from './desk';
import type { BidChoices, BuildChoices } from './facts';
import { add, NOTHING, notation, parsePlan, taken, without, type Plan } from './plan';

const DEAD_MS = 300;

export class Turn {
  chosen = $state<number | null>(null);
  plan = $state.raw<Plan>(NOTHING);
  /** Why what was just tried can't be. */
  why = $state('');
  /** The button has just changed its meaning: a press that was meant for the old one is lost. */
  isDead = $state(false);
  #before: Plan[] = [];
  #isHasty = false;
  #wake: ReturnType<typeof setTimeout> | undefined;
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get bids(): BidChoices | null {
    const { choices, isTurn } = this.#desk;
    return isTurn && choices?.kind === 'bid' && choices.is_turn ? choices : null;
  }

  get builds(): BuildChoices | null {
    const { choices, isTurn } = this.#desk;
    return isTurn && choices?.kind === 'build' ? choices : null;
  }

  /** The choices are about the plan as it is now; the server may still think about it. */
  get #isJudged(): boolean {
    const asked = this.builds?.plan;
    return asked !== undefined && notation({ tearDown: asked.tear_down, cards: asked.cards }) === notation(this.plan);
  }

  /** The plan to be drawn: one's own, or the best build of the number that is chosen. */
  get drawn(): Plan {
    if (this.builds) return this.plan;
    const build = this.bids?.numbers.find((choice) => choice.number === this.chosen)?.build;
    return build ? parsePlan(build) : NOTHING;
  }

  /** A new turn, or the play went on under one's hands. */
  reset(): void {
    this.chosen = null;
    this.why = '';
    this.#before = [];
    this.#isHasty = false;
    this.plan = NOTHING;
    this.rest();
  }

  rest(): void {
    this.isDead = true;
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => (this.isDead = false), DEAD_MS);
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
    if (choice && !choice.is_open) {
      this.why = choice.why ? sayWhy(choice.why) : '';
      ring('refused');
      return;
    }
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
    if (this.isDead || this.#desk.isBusy) return;
    this.why = '';
    try {
      await this.#desk.play(move);
    } catch (problem) {
      this.why = sayTrouble(problem);
      ring('refused');
    }
  }

  #show(plan: Plan): void {
    this.plan = plan;
    this.why = '';
    this.#desk.ask(notation(plan));
  }
}
