// What is drawn of the building site follows what is true: the hand, the film of what building and
// workers did, the points on their way to the track, and what came of it.

import type { Film } from '../solid/film';
import { filmOf, SolidShow } from '../solid/solid-show.svelte';
import type { Poses } from '../solid/types';
import type { Moment } from '../state/live.svelte';
import { prefersStillness } from '../state/settings.svelte';
import { ring } from '../state/sound';
import { pause } from '../table/pace';
import type { Told } from '../wire';
import type { SkyView } from './facts';
import { played } from './played';
import { BODIES, posesOf } from './poses';
import { sayOutcome, tell } from './tell';
import { parseAct, parseVerdict, type Act, type Verdict } from './verdict';

const BREATH_MS = 700;
const AWARD_MS = 900;
/** What is watched after the hand let go. */
const HELD_MS = 1400;
const FALL_MS = 7000;
/** Without motion, what came of it is shown so long after letting go. */
const STILL_MS = 600;

/** An action of this turn that is done. */
export interface Done {
  act: Act;
  points: number;
}

/** Points on their way from a card to the track. */
export interface Award {
  seat: number;
  points: number;
  at: readonly number[];
}

export class Show extends SolidShow<SkyView> {
  /** What was done in this turn, as far as this page has seen it. */
  done = $state.raw<readonly Done[]>([]);
  award = $state.raw<Award | null>(null);

  protected override tell(event: Told): string {
    return tell(event, this.names());
  }

  protected override posesOf(view: SkyView): Poses {
    return posesOf(view);
  }

  protected override become(view: SkyView): void {
    if (this.view && (view.turn !== this.view.turn || view.phase === 'over')) this.done = [];
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
      // What the referee saw is told once it has been shown.
      const text = event.kind === 'referee' ? '' : this.tell(event);
      if (text) this.said = text;
      if (event.kind === 'move' && event.move !== null) await this.#move(event.seat, event.move, after);
      else if (event.kind === 'referee') await this.#judge(parseVerdict(event.saw), after);
    }
  }

  async #move(seat: number, move: string, after: SkyView): Promise<void> {
    const act = parseAct(move);
    if (!this.view || !act) return;
    this.outcome = null;
    const { wait } = this.speed();
    if (act.verb === 'put' || act.verb === 'keep' || act.verb === 'done') {
      ring('press');
      if (act.verb === 'put' && wait > 0 && !prefersStillness()) await this.glide(posesOf(after));
      if (!this.isMine(seat)) await pause(BREATH_MS * wait);
      return;
    }
    this.view = played(this.view, seat, move, this.isMine(seat));
    ring(act.verb === 'build' ? 'card' : 'press');
    // With dice nothing is carried: others need a moment to see what is tried.
    if (this.view.referee === 'dice') await pause(BREATH_MS * wait);
  }

  async #judge(verdict: Verdict | null, after: SkyView): Promise<void> {
    const pending = this.view?.pending;
    const isTrue = this.stillTrue();
    if (!verdict || !pending) return;
    const { rate, wait } = this.speed();
    const film = filmOf(verdict.film, BODIES);
    if (rate > 0 && film && verdict.outcome !== 'void') await this.#play(film, verdict, this.isMine(pending.seat), rate);
    if (!isTrue()) return;
    this.#conclude(after, verdict);
    const { verb, seat, at } = pending;
    if (verdict.outcome === 'void') return;
    if (verb !== 'shift') this.done = [...this.done, { act: { ...pending, verb }, points: after.seen?.points ?? 0 }];
    const points = after.seen?.points ?? 0;
    if (at && points > 0 && rate > 0) this.award = { seat, points, at };
    if (rate > 0) await pause(this.award ? AWARD_MS : BREATH_MS * wait);
    if (rate > 0 && isTrue() && verdict.outcome !== 'collapsed' && !prefersStillness()) await this.glide(posesOf(after));
  }

  #conclude(after: SkyView, { outcome }: Verdict): void {
    const { seen } = after;
    if (!seen) return;
    const isBad = seen.outcome === 'collapsed' || seen.workers.length > 0;
    this.conclude({ text: sayOutcome(seen, after, this.names()), tone: outcome === 'void' ? 'plain' : isBad ? 'bad' : 'good' });
    if (after.phase === 'over') ring('over');
    else if (isBad) ring('tear');
    else if (seen.verb === 'build') ring('storey');
  }

  async #play(film: Film, { outcome }: Verdict, isMine: boolean, rate: number): Promise<void> {
    const watched = outcome === 'held' ? HELD_MS : FALL_MS;
    await this.screen(film, { isMine, rate, turnMs: film.releaseMs + STILL_MS, endMs: Math.min(film.lengthMs, film.releaseMs + watched) });
  }
}
