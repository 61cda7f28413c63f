// What is drawn of Five Towers follows what is true: cards fly from place to place, and who did it
// is said beside the seat.

import { tick } from 'svelte';
import { prefersStillness } from '../../../state/settings.svelte';
import { ring } from '../../../state/sound';
import type { Moment } from '../../../state/live.svelte';
import { CHOSEN, pause } from '../../../table/pace';
import { Showing } from '../../../table/showing.svelte';
import type { Change, Told } from '../../../wire';
import { cardOf, ROOF } from '../drawing/types';
import type { FiveAct, FiveView } from '../facts';
import { boxOf, fly } from './flight';
import { settled, shifted, type ShownView } from './shift';
import { sayShortly } from '../say';

const BREATH_MS = 620;
const CARD_MS = 110;
/** So far behind, the show hurries. */
const MANY = 12;

export class Show extends Showing<ShownView> {
  /** Who did it, and how: shown beside the seat for a moment. */
  bubble = $state.raw<{ seat: number; text: string } | null>(null);
  #flights: Promise<void>[] = [];

  protected override async act(moment: Moment): Promise<void> {
    const pace = this.behind > MANY ? 0 : CHOSEN.wait();
    for (const event of moment.events)
      await this.#show(event, moment.after as unknown as FiveView, pace);
    await Promise.all(this.#flights.splice(0));
  }

  async #show(event: Told, after: FiveView, pace: number): Promise<void> {
    const text = this.tell(event);
    if (text) this.said = text;
    if (event.kind === 'move') {
      const isMine = this.isMine(event.seat);
      if (!isMine) this.bubble = { seat: event.seat, text: sayShortly(event.act as FiveAct) };
      if (event.changes.length) await this.#shift(event.changes, isMine, pace);
      else if (this.view)
        this.view = {
          ...this.view,
          bids: after.bids,
          leader: after.leader,
          to_move: after.to_move,
          phase: after.phase === 'build' ? 'build' : this.view.phase,
        };
      if (!isMine) await pause(BREATH_MS * pace);
      this.bubble = null;
    } else if (event.kind === 'chance' && event.changes.length) {
      await this.#shift(event.changes, false, pace);
    }
  }

  async #shift(changes: readonly Change[], isMine: boolean, pace: number): Promise<void> {
    const isStill = pace === 0 || prefersStillness();
    const isTrue = this.stillTrue();
    for (const change of changes) {
      if (!this.view || !isTrue()) return;
      const from =
        isStill || change.target === 'discard' || change.target === 'deck'
          ? null
          : boxOf(change.source);
      this.view = shifted(this.view, change);
      this.#sound(change);
      await tick();
      // One's own storeys stand there already, as planned.
      if (from && !(isMine && change.source.startsWith('row'))) {
        if (change.source === 'deck') this.#flights.push(fly(from, change.target, pace));
        else await fly(from, change.target, pace);
      }
      if (change.source === 'deck') await pause(CARD_MS * pace);
    }
    if (this.view && isTrue()) this.view = settled(this.view);
  }

  #sound({ piece, source, target }: Change): void {
    if (target.startsWith('towers'))
      ring(piece && cardOf(piece).value === ROOF ? 'roof' : 'storey');
    else if (target.startsWith('rubble')) ring('tear');
    else if (source === 'deck') ring('card');
  }
}
