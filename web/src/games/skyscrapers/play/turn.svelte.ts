// One's turn, before anything is let go: what to do, with which card or worker, and where.

import { ring } from '../../../state/sound';
import { BodyTurn } from '../../../bodies/own-turn.svelte';
import type { Desk } from './desk';
import type {
  AgreeChoices,
  CardChoice,
  CellChoice,
  Outlook,
  PutChoices,
  SiteChoice,
  TurnChoice,
  TurnChoices,
} from '../facts';

export type Verb = 'add' | 'build' | 'move' | 'shift';
export type Use = NonNullable<TurnChoices['use']>;

/** A move without a place. */
type Word = 'done' | 'keep' | 'propose end' | 'agree' | 'decline';

export const siteKey = ({ at, normal }: Pick<SiteChoice, 'at' | 'normal'>): string =>
  `${at.join()},${normal}`;
export const cellKey = ({ cell }: Pick<CellChoice, 'cell'>): string => cell.join();

export class Turn extends BodyTurn<Outlook, Desk> {
  verb = $state<Verb | null>(null);
  card = $state<string | null>(null);
  use = $state<Use | null>(null);
  /** Which site, and how the card is turned there. */
  site_ = $state<string | null>(null);
  quarters = $state(0);
  worker = $state<number | null>(null);
  cell_ = $state<string | null>(null);
  /** It is in the hand. */
  isCarrying = $state(false);

  get choices(): TurnChoices | null {
    const { choices, isTurn } = this.desk;
    return isTurn && choices?.kind === 'turn' && choices.is_turn ? choices : null;
  }

  /** A worker of one's own fell through somebody else. */
  get put(): PutChoices | null {
    const { choices, isTurn } = this.desk;
    return isTurn && choices?.kind === 'put' ? choices : null;
  }

  /** Somebody proposes to end the game. */
  get asked(): AgreeChoices | null {
    const { choices, isTurn } = this.desk;
    return isTurn && choices?.kind === 'agree' ? choices : null;
  }

  get chosenCard(): CardChoice | null {
    return this.choices?.cards.find(({ card }) => card === this.card) ?? null;
  }

  /** The server has answered for what is planned now. */
  get isAnswered(): boolean {
    const { choices, verb } = this;
    if (!choices || verb === null || choices.verb !== verb) return false;
    if (verb === 'build') return choices.card === this.card && choices.use === this.use;
    return verb === 'add' || choices.worker === this.worker;
  }

  /** Where the chosen card fits, the best first. */
  get sites(): readonly SiteChoice[] {
    return this.verb === 'build' && this.card !== null && this.isAnswered
      ? (this.choices?.sites ?? [])
      : [];
  }

  /** Sites in reach by the level that they are on, the highest first. */
  get levels(): { height: number; sites: SiteChoice[] }[] {
    const byLevel = new Map<number, SiteChoice[]>();
    for (const site of this.sites.filter(({ is_open }) => is_open)) {
      const height = this.use === 'base' ? 0 : (site.at[2] ?? 0);
      byLevel.set(height, [...(byLevel.get(height) ?? []), site]);
    }
    return [...byLevel]
      .sort(([one], [other]) => other - one)
      .map(([height, sites]) => ({ height, sites }));
  }

  /** Where the chosen worker can go. */
  get cells(): readonly CellChoice[] {
    if (this.put) return this.put.cells;
    return this.verb !== 'build' && this.isAnswered ? (this.choices?.cells ?? []) : [];
  }

  get site(): SiteChoice | null {
    return this.sites.find((site) => siteKey(site) === this.site_) ?? null;
  }

  get turned(): TurnChoice | null {
    const { site } = this;
    return site?.turns.find(({ turn }) => turn === this.quarters) ?? site?.turns[0] ?? null;
  }

  get cell(): CellChoice | null {
    return this.cells.find((cell) => cellKey(cell) === this.cell_) ?? null;
  }

  get move(): string | null {
    return this.turned?.move ?? this.cell?.move ?? null;
  }

  get outlook(): Outlook | null {
    const { choices, move } = this;
    return move !== null && choices?.move === move ? choices.outlook : null;
  }

  /** Nothing is likely to fall: it needs no hand. Workers stand where they are put. */
  get isCalm(): boolean {
    const { verb, outlook } = this;
    return verb !== 'build' || (outlook !== null && outlook.risk === 'low');
  }

  /** A worker that may be moved or shifted now. */
  canGo(worker: number): boolean {
    const choice = this.choices?.workers.find((each) => each.worker === worker);
    return choice !== undefined && (choice.is_open || choice.shifts > 0);
  }

  /** Who may fall, by the numbers on the site. */
  get atRisk(): readonly number[] {
    return this.verb === 'build' ? (this.outlook?.may_fall ?? []) : [];
  }

  /** The worker that is moved or added: its number on the site. */
  get load(): number | null {
    return this.verb === 'add' ? (this.choices?.worker ?? null) : this.worker;
  }

  reset(): void {
    this.#clear();
    this.verb = null;
    this.why = '';
    this.rest();
  }

  pressVerb(verb: 'add' | 'build' | 'move'): void {
    const choice = this.choices?.verbs.find((each) => each.verb === verb);
    if (!choice) return;
    if (!choice.is_open) return this.refuse(choice.why);
    if (verb === this.verb) return;
    this.#clear();
    this.verb = verb;
    // With one worker that can move there is nothing to choose.
    const movable = this.choices?.workers.filter(({ is_open }) => is_open) ?? [];
    if (verb === 'move' && movable.length === 1) this.worker = movable[0]!.worker;
    this.#ask();
    ring('press');
  }

  pressCard(card: string): void {
    const choice = this.choices?.cards.find((each) => each.card === card);
    if (!choice) return;
    if (!choice.is_open) return this.refuse(choice.why);
    if (card === this.card) return;
    this.#clear();
    this.verb = 'build';
    this.card = card;
    this.use =
      [...choice.uses].sort((one, other) => other.best - one.best || other.sites - one.sites)[0]
        ?.use ?? null;
    this.#ask();
    ring('card');
  }

  pressUse(use: Use): void {
    if (use === this.use) return;
    this.use = use;
    this.site_ = null;
    this.#ask();
    ring('press');
  }

  pressSite(key: string): void {
    const site = this.sites.find((each) => siteKey(each) === key);
    if (!site) return;
    if (!site.is_open) return this.refuse(site.why);
    if (key === this.site_) return;
    this.#choose(site);
    ring('press');
  }

  /** The next way to turn the card that looks different. */
  turnCard(): void {
    const { site, turned } = this;
    if (!site || !turned || site.turns.length < 2) return;
    this.pressTurn(site.turns[(site.turns.indexOf(turned) + 1) % site.turns.length]!.turn);
  }

  pressTurn(quarters: number): void {
    this.quarters = quarters;
    this.#ask();
    ring('press');
  }

  /** An own worker is to move, or to be shifted if that is all that it can. */
  pressWorker(worker: number): void {
    const choice = this.choices?.workers.find((each) => each.worker === worker);
    if (!choice) return;
    if (!choice.is_open && choice.shifts === 0) return this.refuse(choice.why);
    if (worker === this.worker && (this.verb === 'move' || this.verb === 'shift')) return;
    const wantsShift = this.verb === 'shift' && choice.shifts > 0;
    this.#clear();
    this.verb = wantsShift || !choice.is_open ? 'shift' : 'move';
    this.worker = worker;
    this.#ask();
    ring('press');
  }

  /** The same worker goes elsewhere, or only to another place on its floor. */
  pressWay(verb: 'move' | 'shift'): void {
    if (verb === this.verb) return;
    this.verb = verb;
    this.cell_ = null;
    this.#ask();
    ring('press');
  }

  pressCell(key: string): void {
    if (key === this.cell_ || !this.cells.some((cell) => cellKey(cell) === key)) return;
    this.cell_ = key;
    if (this.put) this.rest();
    else this.#ask();
    ring('press');
  }

  /** The best site is looked at first. */
  settle(): void {
    const best = this.sites[0];
    if (this.site_ === null && best?.is_open) this.#choose(best);
  }

  /** A step back: out of the hand, then from the place to the card or worker, then to nothing. */
  back(): void {
    if (this.isCarrying) this.isCarrying = false;
    else {
      const hadMore = this.card !== null || this.cell_ !== null;
      const { verb } = this;
      this.#clear();
      this.verb = hadMore && verb !== 'build' ? verb : null;
      this.#ask();
    }
    this.why = '';
    this.rest();
    ring('press');
  }

  get canGoBack(): boolean {
    return this.isCarrying || this.verb !== null;
  }

  /** Take it in hand. */
  take(): void {
    if (this.isDead || this.desk.isBusy || this.move === null) return;
    this.isCarrying = true;
    this.why = '';
  }

  /** What takes a word only: that workers stay where they are, or whether the game ends here. */
  async say(move: Word): Promise<void> {
    if (!this.isDead && !this.desk.isBusy) await this.play(move);
  }

  #choose(site: SiteChoice): void {
    this.site_ = siteKey(site);
    this.quarters = site.turns[0]?.turn ?? 0;
    this.#ask();
  }

  #clear(): void {
    this.card = this.use = this.site_ = this.worker = this.cell_ = null;
    this.quarters = 0;
    this.isCarrying = false;
  }

  #ask(): void {
    this.why = '';
    this.desk.ask(this.move ?? this.#plan());
    this.rest();
  }

  #plan(): string {
    const { verb, card, use, worker } = this;
    if (verb === 'build' && card !== null)
      return use !== null && this.chosenCard && this.chosenCard.uses.length > 1
        ? `build ${card} as ${use}`
        : `build ${card}`;
    if ((verb === 'move' || verb === 'shift') && worker !== null) return `${verb} ${worker}`;
    return verb ?? '';
  }
}
