// A live match as a desk: the truth from the server, drawn at the pace of the show.

import type { Pose } from '../solid/types';
import type { LiveTable } from '../state/live.svelte';
import { callBot, companyOf, isTurnHere, nudge, type DeskSeat } from '../table/company';
import { Seen } from '../table/seen';
import type { Desk } from './desk';
import type { BlockChoices, BlockView } from './facts';
import { fromCarried, toCarried } from './poses';
import { Show } from './show.svelte';

export class LiveDesk implements Desk {
  readonly show: Show;
  readonly live: LiveTable;
  /** Of several people at one screen: who has said to be looking. */
  looking = $state<number | null>(null);
  #stops: (() => void)[];

  constructor(live: LiveTable) {
    this.live = live;
    this.show = new Show(() => this.seats.map((seat) => seat.name), (seat) => seat === this.seat);
    if (live.view) this.show.push({ seq: live.seq, events: [], before: null, after: live.view });
    const seen = new Seen(live.id);
    void seen.missed().then((events) => this.show.miss(events));
    this.#stops = [
      live.onMoment((moment) => {
        seen.saw(moment.events);
        const to = (moment.after as BlockView | null)?.to_move ?? null;
        if (to !== null && to !== this.looking) this.looking = null;
        this.show.push(moment);
      }),
      live.onCarry(({ seat, piece, pose }) => this.show.carry(piece === null ? null : { seat, block: piece, pose: fromCarried(pose) })),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.show.close();
  }

  get seats(): DeskSeat[] {
    return companyOf(this.live);
  }

  /** Several people at one screen: the bench is that of who looked last. */
  get seat(): number | null {
    return this.live.seat;
  }

  get choices(): BlockChoices | null {
    const { choices, playSeq, seat } = this.live;
    return choices && choices.at >= playSeq && choices.seat === seat ? (choices.choices as unknown as BlockChoices) : null;
  }

  get isShared(): boolean {
    return (this.live.facts?.you.seats.length ?? 0) > 1;
  }

  /** Whose turn it is among those at this screen, once everything before has been shown. */
  get nextHere(): number | null {
    const to = (this.live.view as BlockView | null)?.to_move ?? null;
    const isPlaying = this.live.facts?.status === 'playing';
    return to !== null && isPlaying && this.live.isMine(to) && this.show.isCaughtUp ? to : null;
  }

  get needsHandOver(): boolean {
    return this.isShared && this.nextHere !== null && this.nextHere !== this.looking;
  }

  /** The screen is in the hands of who has to play. */
  handOver(seat: number): void {
    this.looking = seat;
    if (seat !== this.live.seat) this.live.look(seat);
  }

  get isCovered(): boolean {
    return this.isShared && this.looking !== this.live.seat;
  }

  get isTurn(): boolean {
    return isTurnHere(this.live) && this.show.isCaughtUp && !this.isCovered;
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

  report(saw: string): Promise<void> {
    return this.live.do({ do: 'report', saw, at: this.live.seq });
  }

  carry(block: string | null, pose: Pose | null): void {
    this.live.carry(block, pose ? toCarried(pose) : []);
  }

  get callBot(): (() => void) | undefined {
    return callBot(this.live);
  }

  get nudge(): (() => void) | undefined {
    return nudge(this.live);
  }
}
