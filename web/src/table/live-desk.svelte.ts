// A live match as a desk: the truth from the server, drawn at the pace of the show.

import type { LiveTable, Moment } from '../state/live.svelte';
import type { Told } from '../wire';
import { callBot, companyOf, isTurnHere, nudge, type DeskSeat } from './company';
import { Seen } from './seen';

/** What draws a match, moment by moment. */
export interface Drawing {
  readonly isCaughtUp: boolean;
  push(moment: Moment): void;
  miss(events: readonly Told[]): void;
  close(): void;
}

interface Kind<Show> {
  /** Names of all, and whether a seat is the one that this screen looks through. */
  show: (names: () => string[], isMine: (seat: number) => boolean) => Show;
  /** People who share a screen may look at their own cards only. */
  hasSecrets: boolean;
}

export class LiveDesk<Choices, Show extends Drawing> {
  readonly show: Show;
  readonly live: LiveTable;
  /** Of several people at one screen, the one who says they are looking. */
  looking = $state<number | null>(null);
  protected readonly stops: (() => void)[];
  readonly #hasSecrets: boolean;

  constructor(live: LiveTable, { show, hasSecrets }: Kind<Show>) {
    this.live = live;
    this.#hasSecrets = hasSecrets;
    this.show = show(
      () => this.seats.map((seat) => seat.name),
      (seat) => seat === this.seat,
    );
    if (live.view) this.show.push({ seq: live.seq, events: [], before: null, after: live.view });
    const seen = new Seen(live.id);
    void seen.missed().then((events) => this.show.miss(events));
    this.stops = [
      live.onMoment((moment) => {
        seen.saw(moment.events);
        const to = (moment.after?.to_move as number | null | undefined) ?? null;
        if (to !== null && to !== this.looking) this.looking = null;
        this.show.push(moment);
      }),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.show.close();
  }

  get seats(): DeskSeat[] {
    return companyOf(this.live);
  }

  /** Several people at one screen: the bench belongs to the one who looked last. */
  get seat(): number | null {
    return this.live.seat;
  }

  get choices(): Choices | null {
    const { choices, playSeq, seat } = this.live;
    return choices && choices.at >= playSeq && choices.seat === seat
      ? (choices.choices as unknown as Choices)
      : null;
  }

  get isShared(): boolean {
    return (this.live.facts?.you.seats.length ?? 0) > 1;
  }

  /** Whose turn it is among those at this screen, once everything before has been shown. */
  get nextHere(): number | null {
    const to = (this.live.view?.to_move as number | null | undefined) ?? null;
    const isPlaying = this.live.facts?.status === 'playing';
    return to !== null && isPlaying && this.live.isMine(to) && this.show.isCaughtUp ? to : null;
  }

  get needsHandOver(): boolean {
    const { nextHere } = this;
    return (
      this.isShared &&
      nextHere !== null &&
      nextHere !== (this.#hasSecrets ? this.looking : this.seat)
    );
  }

  /** The screen is in the hands of the player whose turn it is. */
  handOver(seat: number): void {
    this.looking = seat;
    if (seat !== this.live.seat) this.live.look(seat);
  }

  /** Others at this screen may not see this seat's cards now. */
  get isCovered(): boolean {
    return this.#hasSecrets && this.isShared && this.looking !== this.live.seat;
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

  /** Ask for a bot in place of the absent player whose turn it is. */
  get callBot(): (() => void) | undefined {
    return callBot(this.live);
  }

  /** Remind whose turn it is. */
  get nudge(): (() => void) | undefined {
    return nudge(this.live);
  }
}
