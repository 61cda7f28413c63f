// A live match as a desk: the truth from the server, drawn at the pace of the show.

import type { LiveTable } from '../state/live.svelte';
import { callBot, companyOf, isTurnHere, nudge, type DeskSeat } from '../table/company';
import { Seen } from '../table/seen';
import type { Desk } from './desk';
import type { FiveChoices, FiveView } from './facts';
import { Show } from './show.svelte';

export class LiveDesk implements Desk {
  readonly show: Show;
  readonly live: LiveTable;
  #stop: () => void;

  constructor(live: LiveTable) {
    this.live = live;
    this.show = new Show(() => this.seats.map((seat) => seat.name), (seat) => seat === this.seat);
    if (live.view) this.show.push({ seq: live.seq, events: [], before: null, after: live.view });
    const seen = new Seen(live.id);
    void seen.missed().then((events) => this.show.miss(events));
    this.#stop = live.onMoment((moment) => {
      seen.saw(moment.events);
      this.show.push(moment);
    });
  }

  close(): void {
    this.#stop();
    this.show.close();
  }

  get view(): FiveView {
    return this.show.view as FiveView;
  }

  get seats(): DeskSeat[] {
    return companyOf(this.live);
  }

  /** Several people at one screen: the bench is that of who looked last. */
  get seat(): number | null {
    return this.live.seat;
  }

  get choices(): FiveChoices | null {
    const { choices, playSeq, seat } = this.live;
    return choices && choices.at >= playSeq && choices.seat === seat ? (choices.choices as unknown as FiveChoices) : null;
  }

  get isTurn(): boolean {
    return isTurnHere(this.live) && this.show.isCaughtUp;
  }

  get isBusy(): boolean {
    return this.live.waiting > 0;
  }

  ask(plan: string): void {
    this.live.askChoices(plan);
  }

  play(move: string): Promise<void> {
    return this.live.move(move);
  }

  get callBot(): (() => void) | undefined {
    return callBot(this.live);
  }

  get nudge(): (() => void) | undefined {
    return nudge(this.live);
  }
}
