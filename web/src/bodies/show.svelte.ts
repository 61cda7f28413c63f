// What a table with real bodies shows: where they are, what somebody's hand carries, the film of
// what happened after it let go, and what came of it.

import type { Moment } from '../state/live.svelte';
import { prefersStillness } from '../state/settings.svelte';
import { CHOSEN, type Pace } from '../table/pace';
import { Showing } from '../table/showing.svelte';
import { posesAt, readFilm, type Film } from './film';
import { animate } from './animate';
import { between } from './poses';
import type { Pose, Poses } from './types';

/** A film of somebody else's hand begins this long before it lets go. */
export const LEAD_MS = 1300;
/** The picture glides from where it was into the film. */
const BLEND_MS = 150;
const SETTLE_MS = 420;
/** How long the outcome stays, if nothing else happens. */
const OUTCOME_MS = 7000;
/** So far behind, the show hurries. */
const MANY = 9;

export interface Outcome {
  tone: 'good' | 'bad' | 'plain';
  text: string;
}

export interface Carried {
  seat: number;
  body: string;
  pose: Pose;
}

/** How a film is shown. */
export interface Screening {
  /** How much of it is shown before the hand lets go: nothing to whoever has seen that hand already. */
  leadMs: number;
  /** Seconds of the film in one. */
  rate: number;
  endMs: number;
  /** From here on it looks different: without motion, that is all that is shown. */
  turnMs: number;
  /** Called with the time of the film. */
  onframe?: (ms: number) => void;
}

export abstract class BodyShow<View extends { phase: string }> extends Showing<View> {
  /** Where the bodies are drawn. */
  poses = $state.raw<Poses>({});
  /** In somebody else's hand. */
  carried = $state.raw<Carried | null>(null);
  /** What the referee said last. */
  outcome = $state.raw<Outcome | null>(null);
  readonly #pace: Pace;

  constructor(names: () => string[], isMine: (seat: number) => boolean, pace: Pace = CHOSEN) {
    super(names, isMine);
    this.#pace = pace;
  }

  protected abstract posesOf(view: View): Poses;

  /** One's own body stays where it was let go until the referee has spoken. */
  letGo(body: string, pose: Pose): void {
    this.poses = { ...this.poses, [body]: pose };
  }

  /** It could not be played after all. */
  putBack(): void {
    if (this.view) this.poses = this.posesOf(this.view);
  }

  /** Once the body is let go it hangs where it was seen last, until its film begins. */
  carry(carried: Carried | null): void {
    this.carried = carried;
  }

  protected override become(view: View): void {
    this.view = view;
    this.poses = this.posesOf(view);
    this.carried = null;
  }

  protected override follow(view: View): void {
    // What was let go stays in the air of the picture until it is judged.
    if (view.phase === 'judge') this.view = view;
    else this.become(view);
  }

  protected override interrupt(): void {
    this.outcome = null;
  }

  /** How much longer than usual is waited, and how fast films go; nothing if there is much to catch up with. */
  protected speed(): { wait: number; rate: number } {
    const isLate = this.behind > MANY || this.isSkipped;
    return isLate ? { wait: 0, rate: 0 } : { wait: this.#pace.wait(), rate: this.#pace.rate() };
  }

  /** The person does not want to see what is shown now. */
  protected get isSkipped(): boolean {
    return false;
  }

  protected conclude(outcome: Outcome): void {
    this.outcome = outcome;
    this.said = outcome.text;
    setTimeout(() => this.outcome === outcome && (this.outcome = null), OUTCOME_MS);
  }

  /** Play what the server recorded. */
  protected async screen(
    film: Film,
    { leadMs, rate, endMs, turnMs, onframe }: Screening,
  ): Promise<void> {
    const isTrue = this.stillTrue();
    const startMs = Math.max(0, film.releaseMs - leadMs);
    const still = prefersStillness();
    const { carried } = this;
    const from = carried ? { ...this.poses, [carried.body]: carried.pose } : this.poses;
    this.carried = null;
    await animate((elapsed) => {
      if (!isTrue()) return false;
      const ms = this.isSkipped ? endMs : Math.min(endMs, startMs + elapsed * rate);
      const shown = still ? (ms >= turnMs || ms >= endMs ? film.lengthMs : film.releaseMs) : ms;
      const poses = posesAt(film, shown, from);
      this.poses = elapsed < BLEND_MS && !still ? between(from, poses, elapsed / BLEND_MS) : poses;
      onframe?.(ms);
      return ms < endMs && isTrue();
    });
  }

  /** Everything goes to its place. */
  protected async glide(to: Poses, settleMs = SETTLE_MS): Promise<void> {
    const isTrue = this.stillTrue();
    const from = this.poses;
    await animate((elapsed) => {
      if (!isTrue()) return false;
      const part = this.isSkipped ? 1 : Math.min(1, elapsed / settleMs);
      this.poses = between(from, to, part * (2 - part));
      return part < 1 && isTrue();
    });
  }

  protected abstract override act(moment: Moment): Promise<void>;
}

/** The film of a verdict, if it has one that can be read. */
export function filmOf(text: string, bodies: readonly string[]): Film | null {
  if (!text) return null;
  try {
    return readFilm(text, bodies);
  } catch (problem) {
    // The outcome is true without a picture of it.
    console.error(problem);
    return null;
  }
}
