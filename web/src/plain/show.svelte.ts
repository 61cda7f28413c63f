// What is drawn of a plain game follows what is true, sentence by sentence.

import type { Moment } from '../state/live.svelte';
import { CHOSEN, pause } from '../table/pace';
import { Showing } from '../table/showing.svelte';
import type { PlainView } from './facts';

const BREATH_MS = 700;
/** So far behind, the show hurries. */
const MANY = 9;
const MOST_LINES = 6;

export class Show extends Showing<PlainView> {
  /** What happened last, the latest first. */
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #count = 0;

  protected override interrupt(): void {
    this.lines = [];
  }

  protected override async act(moment: Moment): Promise<void> {
    const isTrue = this.stillTrue();
    for (const event of moment.events) {
      if (!isTrue()) return;
      const text = this.tell(event);
      if (!text) continue;
      this.said = text;
      this.#count += 1;
      this.lines = [{ id: this.#count, text }, ...this.lines].slice(0, MOST_LINES);
      const isOwn = event.kind === 'move' && this.isMine(event.seat);
      if (!isOwn && this.behind <= MANY) await pause(BREATH_MS * CHOSEN.wait());
    }
  }
}
