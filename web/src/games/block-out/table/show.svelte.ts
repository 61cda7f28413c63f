// What is drawn of Block Out follows what is true, move by move: the card, the hand, the film of the
// placement with its count of three, and what came of it.

import { filmOf, SolidShow } from '../solid/solid-show.svelte';
import type { Film } from '../solid/film';
import type { Poses } from '../solid/types';
import type { Moment } from '../state/live.svelte';
import { prefersStillness } from '../state/settings.svelte';
import { ring } from '../state/sound';
import { pause } from '../table/pace';
import type { Told } from '../wire';
import { Count } from './count.svelte';
import type { BlockView } from './facts';
import { BODIES, posesOf } from './poses';
import { played } from './played';
import { sayOutcome, tell } from './tell';
import { parsePlacement, parseVerdict, type Verdict } from './verdict';

const BREATH_MS = 700;
const CARD_MS = 160;
/** What is watched of a fall, after its first block left the stack. */
const FALL_MS = 2200;
export const COUNTED_MS = 3000;
/** Without a film the count goes faster: nothing can be seen to sway. */
const DICE_RATE = 2.2;

export class Show extends SolidShow<BlockView> {
  readonly count = new Count();

  override close(): void {
    super.close();
    this.count.stop();
  }

  protected override tell(event: Told): string {
    return tell(event, this.names());
  }

  protected override posesOf(view: BlockView): Poses {
    return posesOf(view);
  }

  protected override interrupt(): void {
    super.interrupt();
    this.count.stop();
  }

  protected override async act(moment: Moment): Promise<void> {
    const after = moment.after as unknown as BlockView;
    const draws = after.owed || moment.events.filter((event) => event.kind === 'chance').length;
    const isTrue = this.stillTrue();
    for (const event of moment.events) {
      if (!isTrue()) return;
      // What the referee saw is told once it has been shown.
      const text = event.kind === 'referee' ? '' : this.tell(event);
      if (text) this.said = text;
      if (event.kind === 'move') await this.#move(event.seat, event.move, this.speed().wait);
      else if (event.kind === 'referee') await this.#judge(parseVerdict(event.saw), after, draws, this.speed().rate);
      else if (event.kind === 'chance' && after.phase !== 'deal') {
        ring('card');
        await pause(CARD_MS * this.speed().wait);
      }
    }
  }

  async #move(seat: number, move: string | null, pace: number): Promise<void> {
    if (!this.view || move === null) return;
    this.outcome = null;
    this.view = played(this.view, seat, move, this.isMine(seat));
    ring('card');
    const isPlacement = parsePlacement(move) !== null;
    // At a real table the blocks are elsewhere: the screen only counts along.
    if (isPlacement && this.view.referee === 'table') void this.count.alone(1);
    else if (!this.isMine(seat) && !isPlacement) await pause(BREATH_MS * pace);
  }

  async #judge(verdict: Verdict | null, after: BlockView, draws: number, rate: number): Promise<void> {
    const { view } = this;
    const isTrue = this.stillTrue();
    if (!verdict || !view) return;
    const isMine = view.placing !== null && this.isMine(view.placing.seat);
    const film = filmOf(verdict.film, BODIES);
    if (rate > 0 && film && verdict.outcome !== 'void') await this.#show(film, verdict, isMine, rate);
    else if (rate > 0 && view.referee === 'dice') await this.count.alone(DICE_RATE * rate, verdict.outcome === 'fell' ? (verdict.atMs ?? COUNTED_MS * 0.6) : null);
    if (!isTrue()) return;
    this.#say(after, draws, verdict);
    if (rate > 0) await pause(BREATH_MS);
    const isSame = verdict.outcome === 'stood' && !after.seen?.is_fall;
    if (rate > 0 && !isSame && !prefersStillness()) await this.glide(posesOf(after));
    if (isTrue()) this.count.stop();
  }

  #say(after: BlockView, draws: number, verdict: Verdict): void {
    const { seen } = after;
    if (!seen) return;
    const isBad = seen.is_fall || verdict.outcome === 'late';
    this.conclude({ text: sayOutcome(seen, after, this.names(), draws), tone: verdict.outcome === 'void' ? 'plain' : isBad ? 'bad' : 'good' });
    if (after.won_by) ring('over');
    else if (verdict.outcome === 'stood') ring('storey');
  }

  /** The count goes along with the film. */
  async #show(film: Film, verdict: Verdict, isMine: boolean, rate: number): Promise<void> {
    let hasFallen = false;
    const turnMs = film.releaseMs + (verdict.atMs ?? Infinity);
    await this.screen(film, {
      isMine, rate, turnMs, endMs: endOf(film, verdict),
      onframe: (ms) => {
        this.count.follow(ms - film.releaseMs, verdict.atMs);
        if (hasFallen || ms < turnMs) return;
        hasFallen = true;
        ring('tear');
      },
    });
  }
}

/** Where the show of a film ends: after the count, or when what fell lies. */
export function endOf({ releaseMs, lengthMs }: Pick<Film, 'releaseMs' | 'lengthMs'>, { outcome, atMs }: Pick<Verdict, 'outcome' | 'atMs'>): number {
  if (outcome === 'stood' || atMs === null) return releaseMs + COUNTED_MS;
  return Math.min(lengthMs, releaseMs + atMs + FALL_MS);
}
