// Where in the story of Five Towers one is: a round, and a beat within it.

import type { Beat, Round, Story } from './story';
import { Walker } from '../../../replay/walker.svelte';

/** How long a beat is looked at before the next one comes. */
const PAUSES_MS: Record<Beat['kind'], number> = { row: 1500, call: 900, build: 2400 };

export class Cursor extends Walker {
  readonly #story: Story;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** With a round to begin at, its last beat is shown: what it came to. */
  constructor(story: Story, round: number | null = null) {
    super();
    this.#story = story;
    if (round !== null) this.toTurn(round);
  }

  get turns(): number {
    return this.#story.rounds.length;
  }

  get current(): Round {
    return this.#story.rounds[this.turn]!;
  }

  get shown(): Beat {
    return this.current.beats[this.beat]!;
  }

  protected override beatsOf(turn: number): number {
    return this.#story.rounds[turn]!.beats.length;
  }

  override pause(): void {
    super.pause();
    clearTimeout(this.#timer);
  }

  protected override arrive(): void {
    clearTimeout(this.#timer);
    if (this.isPlaying)
      this.#timer = setTimeout(() => this.step(1), PAUSES_MS[this.shown.kind] / this.speed);
  }
}
