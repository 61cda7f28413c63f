// What is drawn follows what is true, move by move: the card, the hand, the film of the placement
// with its count of three, and what came of it. Whoever was away is told it in a strip.

import { readFilm, type Film, posesAt } from '../solid/film';
import type { Pose, Poses } from '../solid/types';
import type { Moment } from '../state/live.svelte';
import { prefersStillness, settings, type Speed } from '../state/settings.svelte';
import { ring } from '../state/sound';
import type { Told } from '../wire';
import { Count } from './count.svelte';
import type { BlockView } from './facts';
import { frames, pause } from './frames';
import { between, BODIES, posesOf } from './poses';
import { played } from './played';
import { sayOutcome, tell } from './tell';
import { parsePlacement, parseVerdict, type Verdict } from './verdict';

/** How long pauses are, and how many seconds of a film are shown in one; 0: nothing is waited for. */
export interface Pace {
  wait: () => number;
  rate: () => number;
}

const WAIT: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };
const RATE: Record<Speed, number> = { slow: 1, normal: 1, fast: 2, off: 0 };
const CHOSEN: Pace = { wait: () => WAIT[settings.speed], rate: () => RATE[settings.speed] };
const BREATH_MS = 700;
const CARD_MS = 160;
/** A film of somebody else's hand begins so long before it lets go. */
const LEAD_MS = 1300;
/** The picture glides from where it was into the film. */
const BLEND_MS = 150;
/** What is watched of a fall, after its first block left the stack. */
const FALL_MS = 2200;
const SETTLE_MS = 420;
/** How long the outcome stays, if nothing else happens. */
const OUTCOME_MS = 7000;
export const COUNTED_MS = 3000;
/** Without a film the count goes faster: nothing can be seen to sway. */
const DICE_RATE = 2.2;
/** So far behind, the show hurries. */
const MANY = 9;

export interface Outcome {
  tone: 'good' | 'bad' | 'plain';
  text: string;
}

export interface Carried {
  seat: number;
  block: string;
  pose: Pose;
}

export class Show {
  view = $state.raw<BlockView | null>(null);
  /** Where the blocks are drawn. */
  poses = $state.raw<Poses>({});
  /** In somebody else's hand. */
  carried = $state.raw<Carried | null>(null);
  /** Everything that is true has been drawn. */
  isCaughtUp = $state(true);
  /** What happened last, for screen readers. */
  said = $state('');
  /** What the referee said last. */
  outcome = $state.raw<Outcome | null>(null);
  /** What happened while the page was away. */
  missed = $state.raw<string[]>([]);
  readonly count = new Count();
  #queue: Moment[] = [];
  #running: Promise<void> | null = null;
  #isOver = false;
  /** Counts the times that the whole table came: what was on its way then is old. */
  #generation = 0;
  readonly #names: () => string[];
  readonly #isMine: (seat: number) => boolean;
  readonly #pace: Pace;

  constructor(names: () => string[], isMine: (seat: number) => boolean, pace: Pace = CHOSEN) {
    this.#names = names;
    this.#isMine = isMine;
    this.#pace = pace;
  }

  close(): void {
    this.#isOver = true;
    this.count.stop();
  }

  push(moment: Moment): void {
    if (moment.after === null) return;
    if (!this.view || moment.events.length === 0) {
      // The whole table at once: there is no way from the old picture to this one.
      this.#queue = [];
      this.#generation += 1;
      this.count.stop();
      this.outcome = null;
      this.#become(moment.after as unknown as BlockView);
      return;
    }
    void this.perform(moment);
  }

  /** Show a moment, and wait until it has been shown. */
  async perform(moment: Moment): Promise<void> {
    this.#queue.push(moment);
    this.isCaughtUp = false;
    await (this.#running ?? this.#run());
  }

  forgetMissed(): void {
    this.missed = [];
  }

  /** One's own block stays where it was let go until the referee has spoken. */
  letGo(block: string, pose: Pose): void {
    this.poses = { ...this.poses, [block]: pose };
  }

  /** It could not be played after all. */
  putBack(): void {
    if (this.view) this.poses = posesOf(this.view);
  }

  /** Once the block is let go it hangs where it was seen last, until its film begins. */
  carry(carried: Carried | null): void {
    this.carried = carried;
  }

  /** Something happened while nobody looked: it goes into the strip. */
  miss(events: readonly Told[]): void {
    const names = this.#names();
    const lines = events.map((event) => tell(event, names)).filter(Boolean);
    this.missed = [...this.missed, ...lines].slice(-40);
  }

  /** The whole table may have come meanwhile, or the screen been left. */
  #isFresh(generation: number): boolean {
    return generation === this.#generation && !this.#isOver;
  }

  #become(view: BlockView): void {
    this.view = view;
    this.poses = posesOf(view);
    this.carried = null;
  }

  #run(): Promise<void> {
    this.#running = this.#walk();
    return this.#running;
  }

  async #walk(): Promise<void> {
    while (this.#queue.length && !this.#isOver) {
      const moment = this.#queue.shift()!;
      const generation = this.#generation;
      if (document.visibilityState === 'hidden') this.miss(moment.events);
      else await this.#act(moment);
      // Talk and coming and going change nothing of the picture.
      if (generation !== this.#generation || (moment.after as unknown) === this.view) continue;
      const isPlaced = (moment.after as unknown as BlockView).phase === 'judge';
      // A block that was let go stays in the air of the picture until it is judged.
      if (isPlaced) this.view = moment.after as unknown as BlockView;
      else this.#become(moment.after as unknown as BlockView);
    }
    this.isCaughtUp = true;
    this.#running = null;
  }

  async #act(moment: Moment): Promise<void> {
    const isLate = this.#queue.length > MANY;
    const after = moment.after as unknown as BlockView;
    const draws = after.owed || moment.events.filter((event) => event.kind === 'chance').length;
    const generation = this.#generation;
    for (const event of moment.events) {
      if (!this.#isFresh(generation)) return;
      // What the referee saw is told once it has been shown.
      const text = event.kind === 'referee' ? '' : tell(event, this.#names());
      if (text) this.said = text;
      if (event.kind === 'move') await this.#move(event.seat, event.move, isLate ? 0 : this.#pace.wait());
      else if (event.kind === 'referee') await this.#judge(parseVerdict(event.saw), after, draws, isLate);
      else if (event.kind === 'chance' && after.phase !== 'deal') {
        ring('card');
        await pause(CARD_MS * (isLate ? 0 : this.#pace.wait()));
      }
    }
  }

  async #move(seat: number, move: string | null, pace: number): Promise<void> {
    if (!this.view || move === null) return;
    this.outcome = null;
    this.view = played(this.view, seat, move, this.#isMine(seat));
    ring('card');
    const isPlacement = parsePlacement(move) !== null;
    // At a real table the blocks are elsewhere: the screen only counts along.
    if (isPlacement && this.view.referee === 'table') void this.count.alone(1);
    else if (!this.#isMine(seat) && !isPlacement) await pause(BREATH_MS * pace);
  }

  async #judge(verdict: Verdict | null, after: BlockView, draws: number, isLate: boolean): Promise<void> {
    const { view } = this;
    const generation = this.#generation;
    if (!verdict || !view) return;
    const rate = isLate ? 0 : this.#pace.rate();
    const isMine = view.placing !== null && this.#isMine(view.placing.seat);
    const film = filmOf(verdict);
    if (rate > 0 && film && verdict.outcome !== 'void') await this.#screen(film, verdict, isMine, rate);
    else if (rate > 0 && view.referee === 'dice') await this.count.alone(DICE_RATE * rate, verdict.outcome === 'fell' ? (verdict.atMs ?? COUNTED_MS * 0.6) : null);
    if (!this.#isFresh(generation)) return;
    this.#conclude(after, draws, verdict);
    if (rate > 0) await pause(BREATH_MS);
    const rest = posesOf(after);
    const isSame = verdict.outcome === 'stood' && !after.seen?.is_fall;
    if (rate > 0 && !isSame && !prefersStillness()) await this.#glide(rest);
    if (this.#isFresh(generation)) this.count.stop();
  }

  #conclude(after: BlockView, draws: number, verdict: Verdict): void {
    const { seen } = after;
    if (!seen) return;
    const text = sayOutcome(seen, after, this.#names(), draws);
    const isBad = seen.is_fall || verdict.outcome === 'late';
    const shown: Outcome = { text, tone: verdict.outcome === 'void' ? 'plain' : isBad ? 'bad' : 'good' };
    this.outcome = shown;
    setTimeout(() => this.outcome === shown && (this.outcome = null), OUTCOME_MS);
    this.said = text;
    if (after.won_by) ring('over');
    else if (verdict.outcome === 'stood') ring('storey');
  }

  /** Play what the server recorded; the count goes along. */
  async #screen(film: Film, verdict: Verdict, isMine: boolean, rate: number): Promise<void> {
    const generation = this.#generation;
    const start = isMine ? film.releaseMs : Math.max(0, film.releaseMs - LEAD_MS);
    const end = endOf(film, verdict);
    const still = prefersStillness();
    const { carried } = this;
    const from = carried ? { ...this.poses, [carried.block]: carried.pose } : this.poses;
    this.carried = null;
    let hasFallen = false;
    const fallAt = film.releaseMs + (verdict.atMs ?? Infinity);
    await frames((elapsed) => {
      if (!this.#isFresh(generation)) return false;
      const ms = Math.min(end, start + elapsed * rate);
      const shown = still ? (ms >= fallAt || ms >= end ? film.lengthMs : film.releaseMs) : ms;
      const poses = posesAt(film, shown, from);
      this.poses = elapsed < BLEND_MS && !still ? between(from, poses, elapsed / BLEND_MS) : poses;
      this.count.follow(ms - film.releaseMs, verdict.atMs);
      if (!hasFallen && ms >= fallAt) {
        hasFallen = true;
        ring('tear');
      }
      return ms < end && this.#isFresh(generation);
    });
  }

  async #glide(to: Poses): Promise<void> {
    const generation = this.#generation;
    const from = this.poses;
    await frames((elapsed) => {
      if (!this.#isFresh(generation)) return false;
      const part = Math.min(1, elapsed / SETTLE_MS);
      this.poses = between(from, to, part * (2 - part));
      return part < 1 && this.#isFresh(generation);
    });
  }
}

function filmOf({ film }: Verdict): Film | null {
  if (!film) return null;
  try {
    return readFilm(film, BODIES);
  } catch (problem) {
    // The outcome is true without a picture of it.
    console.error(problem);
    return null;
  }
}

/** Where the show of a film ends: after the count, or when what fell lies. */
export function endOf({ releaseMs, lengthMs }: Pick<Film, 'releaseMs' | 'lengthMs'>, { outcome, atMs }: Pick<Verdict, 'outcome' | 'atMs'>): number {
  if (outcome === 'stood' || atMs === null) return releaseMs + COUNTED_MS;
  return Math.min(lengthMs, releaseMs + atMs + FALL_MS);
}
