// A live match as a desk: the truth from the server, drawn at the pace of the show.

import type { LiveTable } from '../state/live.svelte';
import type { SeatFacts } from '../wire';
import type { Desk, DeskSeat } from './desk';
import type { FiveChoices, FiveView } from './facts';
import { Seen } from '../table/seen';
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
    const { facts, online } = this.live;
    return (facts?.seats ?? []).map((seat, at) => deskSeat(seat, online.includes(at)));
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
    const { live } = this;
    const isLooking = live.seat !== null && (live.view as FiveView | null)?.to_move === live.seat;
    const isOwn = live.seat !== null && !live.facts?.seats[live.seat]?.stands_in;
    return isLooking && isOwn && this.show.isCaughtUp && live.facts?.status === 'playing';
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
    const { live } = this;
    const seat = (live.view as FiveView | null)?.to_move ?? null;
    if (seat === null || live.seat === null || live.isMine(seat)) return undefined;
    const { isAway, standsIn } = this.seats[seat]!;
    if (!isAway || standsIn || String(seat) in (live.facts?.away ?? {})) return undefined;
    // Who has come back meanwhile is there again, which can be seen.
    return () => void live.do({ do: 'count-away', seat }).catch(() => undefined);
  }

  /** Who sits at this screen is nudged by hand. */
  get nudge(): (() => void) | undefined {
    const { seat, view } = this.live;
    const to = (view as FiveView | null)?.to_move ?? null;
    if (seat === null || to === null || this.live.isMine(to)) return undefined;
    // Too much of it is refused, which is no news.
    return () => void this.live.do({ do: 'say', seat, phrase: 'your-turn' }).catch(() => undefined);
  }
}

function deskSeat(seat: SeatFacts, isOnline: boolean): DeskSeat {
  return {
    name: seat.name || seat.bot,
    colour: seat.colour,
    isBot: seat.kind === 'bot',
    isAway: seat.kind === 'person' && !isOnline,
    standsIn: seat.stands_in,
  };
}
