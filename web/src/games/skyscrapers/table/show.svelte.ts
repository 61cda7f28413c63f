// What is drawn of the building site follows what is true: the hand, the film of what building and
// workers did, the points on their way to the track, and what came of it.

import type { Film } from '../../../bodies/film';
import { filmOf, BodyShow } from '../../../bodies/show.svelte';
import type { Pose, Poses } from '../../../bodies/types';
import type { Moment } from '../../../state/live.svelte';
import { prefersStillness } from '../../../state/settings.svelte';
import { ring } from '../../../state/sound';
import { pause } from '../../../table/pace';
import type { Pending, SkyAct, SkyView, VerdictAct } from '../facts';
import { BODIES, posesOf } from './poses';

/** How long the parts of an act are shown. */
interface Lengths {
  /** The hand, before it lets go. */
  lead: number;
  /** What is watched after it let go, if all holds or if somebody falls. */
  held: number;
  fall: number;
  breath: number;
  award: number;
  settle: number;
}
const OWN: Lengths = {
  lead: 480,
  held: 1400,
  fall: 7000,
  breath: 700,
  award: 900,
  settle: 420,
};
/** Three acts of somebody else take at most six seconds, unless somebody falls. */
const OTHERS: Lengths = { lead: 480, held: 640, fall: 3400, breath: 400, award: 560, settle: 240 };
/** Without motion, what came of it is shown so long after letting go. */
const STILL_MS = 600;

/** An action of this turn that is done. */
export interface Done {
  act: Pending;
  points: number;
}

/** Points on their way from a card to the track. */
export interface Award {
  seat: number;
  points: number;
  at: readonly number[];
}

export class Show extends BodyShow<SkyView> {
  /** What was done in this turn, as far as this page has seen it. */
  done = $state.raw<readonly Done[]>([]);
  award = $state.raw<Award | null>(null);

  /** The own hand that let go has been seen. */
  #hasSeenHand = false;

  /** The seat whose turn nobody wants to see to its end. */
  #skipped: number | null = null;

  /** Show the rest of this turn only as it ends. */
  skip(): void {
    this.#skipped = this.view?.turn ?? null;
  }

  protected override get isSkipped(): boolean {
    return this.#skipped !== null && this.#skipped === this.view?.turn;
  }

  override letGo(body: string, pose: Pose): void {
    this.#hasSeenHand = true;
    super.letGo(body, pose);
  }

  override putBack(): void {
    this.#hasSeenHand = false;
    super.putBack();
  }

  protected override posesOf(view: SkyView): Poses {
    return posesOf(view);
  }

  protected override become(view: SkyView): void {
    if (this.view && (view.turn !== this.view.turn || view.phase === 'over')) this.done = [];
    if (view.turn !== this.#skipped) this.#skipped = null;
    this.award = null;
    super.become(view);
  }

  protected override interrupt(): void {
    super.interrupt();
    // Something may have been taken back: what was done is no longer known.
    this.done = [];
  }

  protected override async act(moment: Moment): Promise<void> {
    const after = moment.after as unknown as SkyView;
    const isTrue = this.stillTrue();
    for (const event of moment.events) {
      if (!isTrue()) return;
      const text = this.tell(event);
      // What the referee saw is told once it has been shown.
      if (text && event.kind !== 'referee') this.said = text;
      if (event.kind === 'move') await this.#move(event.seat, event.act as SkyAct, after);
      else if (event.kind === 'referee') await this.#judge(event.act as VerdictAct, text, after);
    }
  }

  async #move(seat: number, { kind }: SkyAct, after: SkyView): Promise<void> {
    if (!this.view) return;
    this.outcome = null;
    const { wait } = this.speed();
    if (!after.pending) {
      ring('press');
      if (kind === 'put' && wait > 0 && !prefersStillness()) await this.glide(posesOf(after));
      if (!this.isMine(seat)) await pause(OTHERS.breath * wait);
      return;
    }
    this.view = after;
    ring(kind === 'build' ? 'card' : 'press');
    // With dice nothing is carried: others need a moment to see what is tried.
    if (this.view.referee === 'dice') await pause((this.isMine(seat) ? OWN : OTHERS).breath * wait);
  }

  async #judge(verdict: VerdictAct, told: string, after: SkyView): Promise<void> {
    const pending = this.view?.pending;
    const isTrue = this.stillTrue();
    const { rate, wait } = this.speed();
    if (!pending) {
      // Somebody bumped the table: it is told, and the workers are where they are now.
      this.#conclude(verdict, told, after);
      if (rate > 0 && !prefersStillness()) await this.glide(posesOf(after), OTHERS.settle);
      return;
    }
    const film = filmOf(verdict.film, BODIES);
    const lengths = this.isMine(pending.seat) ? OWN : OTHERS;
    if (rate > 0 && film && verdict.outcome !== 'void')
      await this.#play(film, verdict, lengths, rate);
    if (!isTrue()) return;
    this.#conclude(verdict, told, after);
    const { verb, seat, at } = pending;
    if (verdict.outcome === 'void') return;
    if (verb !== 'shift')
      this.done = [...this.done, { act: pending, points: after.seen?.points ?? 0 }];
    const points = after.seen?.points ?? 0;
    if (at && points > 0 && rate > 0) this.award = { seat, points, at };
    if (rate > 0 && !this.isSkipped)
      await pause(this.award ? lengths.award : lengths.breath * wait);
    if (rate > 0 && isTrue() && verdict.outcome !== 'collapsed' && !prefersStillness())
      await this.glide(posesOf(after), lengths.settle);
  }

  #conclude({ outcome, workers }: VerdictAct, text: string, after: SkyView): void {
    const isBad = outcome === 'collapsed' || workers.length > 0;
    this.conclude({ text, tone: outcome === 'void' ? 'plain' : isBad ? 'bad' : 'good' });
    if (after.phase === 'over') ring('over');
    else if (isBad) ring('tear');
    else if (after.seen?.verb === 'build') ring('storey');
  }

  async #play(film: Film, { outcome }: VerdictAct, lengths: Lengths, rate: number): Promise<void> {
    const watched = outcome === 'held' ? lengths.held : lengths.fall;
    const leadMs = this.#hasSeenHand ? 0 : lengths.lead;
    this.#hasSeenHand = false;
    await this.screen(film, {
      leadMs,
      rate,
      turnMs: film.releaseMs + STILL_MS,
      endMs: Math.min(film.lengthMs, film.releaseMs + watched),
    });
  }
}
