// Where in the replay of a plain game one is: every scene is a turn of one beat.

import { Walker } from '../replay/walker.svelte';
import type { Scene } from './story';

const SCENE_MS = 1200;

export class Walk extends Walker {
  readonly #story: readonly Scene[];
  #next: ReturnType<typeof setTimeout> | undefined;

  /** Without a turn to begin with, it begins at the beginning. */
  constructor(story: readonly Scene[], turn: number | null) {
    super();
    this.#story = story;
    this.toTurn(turn ?? 0);
  }

  close(): void {
    this.pause();
  }

  get turns(): number {
    return this.#story.length;
  }

  get current(): Scene {
    return this.#story[this.turn]!;
  }

  protected override beatsOf(): number {
    return 1;
  }

  override pause(): void {
    super.pause();
    clearTimeout(this.#next);
  }

  protected override arrive(): void {
    clearTimeout(this.#next);
    if (this.isPlaying) this.#next = setTimeout(() => this.step(1), SCENE_MS / this.speed);
  }
}
