// What is drawn of Block Out follows what is true, move by move: the card, the hand, the film of the
// placement with its count of three, and what came of it.

import { filmOf, BodyShow, LEAD_MS } from '../../../bodies/show.svelte';
import type { Film } from '../../../bodies/film';
import type { Poses } from '../../../bodies/types';
import type { Moment } from '../../../state/live.svelte';
import { prefersStillness } from '../../../state/settings.svelte';
import { ring } from '../../../state/sound';
import { pause } from '../../../table/pace';
import { Count } from './count.svelte';
import type { BlockAct, BlockView, VerdictAct } from '../facts';
import { BODIES, posesOf } from './poses';

const BREATH_MS = 700;
const CARD_MS = 160;
/** What is watched of a fall, after its first block left the stack. */
const FALL_MS = 2200;
const COUNTED_MS = 3000;
/** Without a film the count goes faster: nothing can be seen to sway. */
const DICE_RATE = 2.2;

export class Show extends BodyShow<BlockView> {
  readonly count = new Count();

  override close(): void {
    super.close();
    this.count.stop();
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
    const isTrue = this.stillTrue();
    for (const event of moment.events) {
      if (!isTrue()) return;
      const text = this.tell(event);
      // What the referee saw is told once it has been shown.
      if (text && event.kind !== 'referee') this.said = text;
      if (event.kind === 'move') await this.#move(event.seat, event.act as BlockAct, after);
      else if (event.kind === 'referee') await this.#judge(event.act as VerdictAct, text, after);
      else if (event.kind === 'chance' && after.phase !== 'deal') {
        ring('card');
        await pause(CARD_MS * this.speed().wait);
      }
    }
  }

  async #move(seat: number, { kind }: BlockAct, after: BlockView): Promise<void> {
    if (!this.view) return;
    this.outcome = null;
    // The card is played; whose turn it is now is seen a moment later.
    const { hand, hands, discard, direction, placing } = after;
    const phase = placing ? 'judge' : this.view.phase;
    this.view = { ...this.view, hand, hands, discard, direction, placing, phase };
    ring('card');
    // At a real table the blocks are elsewhere: the screen only counts along.
    if (kind === 'place' && this.view.referee === 'table') void this.count.alone(1);
    else if (!this.isMine(seat) && kind !== 'place') await pause(BREATH_MS * this.speed().wait);
  }

  async #judge(verdict: VerdictAct, told: string, after: BlockView): Promise<void> {
    const { view } = this;
    const { rate } = this.speed();
    const isTrue = this.stillTrue();
    if (!view) return;
    const isMine = view.placing !== null && this.isMine(view.placing.seat);
    const film = filmOf(verdict.film, BODIES);
    if (rate > 0 && film && verdict.outcome !== 'void')
      await this.#show(film, verdict, isMine, rate);
    else if (rate > 0 && view.referee === 'dice')
      await this.count.alone(
        DICE_RATE * rate,
        verdict.outcome === 'fell' ? (verdict.at_ms ?? COUNTED_MS * 0.6) : null,
      );
    if (!isTrue()) return;
    this.#say(verdict, told, after);
    if (rate > 0) await pause(BREATH_MS);
    const isSame = verdict.outcome === 'stood' && !verdict.is_fall;
    if (rate > 0 && !isSame && !prefersStillness()) await this.glide(posesOf(after));
    if (isTrue()) this.count.stop();
  }

  #say({ outcome, is_fall }: VerdictAct, text: string, after: BlockView): void {
    const isBad = is_fall || outcome === 'late';
    this.conclude({ text, tone: outcome === 'void' ? 'plain' : isBad ? 'bad' : 'good' });
    if (after.won_by) ring('over');
    else if (outcome === 'stood') ring('storey');
  }

  /** The count goes along with the film. */
  async #show(film: Film, verdict: VerdictAct, isMine: boolean, rate: number): Promise<void> {
    let hasFallen = false;
    const turnMs = film.releaseMs + (verdict.at_ms ?? Infinity);
    await this.screen(film, {
      leadMs: isMine ? 0 : LEAD_MS,
      rate,
      turnMs,
      endMs: endOf(film, verdict),
      onframe: (ms) => {
        this.count.follow(ms - film.releaseMs, verdict.at_ms);
        if (hasFallen || ms < turnMs) return;
        hasFallen = true;
        ring('tear');
      },
    });
  }
}

/** Where the show of a film ends: after the count, or when what fell lies. */
export function endOf(
  { releaseMs, lengthMs }: Pick<Film, 'releaseMs' | 'lengthMs'>,
  { outcome, at_ms }: Pick<VerdictAct, 'outcome' | 'at_ms'>,
): number {
  if (outcome === 'stood' || at_ms === null) return releaseMs + COUNTED_MS;
  return Math.min(lengthMs, releaseMs + at_ms + FALL_MS);
}
