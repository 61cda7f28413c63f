// Where on the screen the thing is that a coach talks about: asked for in each frame, since scenes turn
// and benches change.

import { onDestroy } from 'svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Aim {
  /** In pixels of the window; `null` while there is nothing to point at. */
  box = $state.raw<Box | null>(null);
  #request = 0;

  /** For a component, as long as it is there. */
  constructor(find: () => Box | null) {
    const follow = (): void => {
      const now = find();
      const rounded = now && {
        x: Math.round(now.x),
        y: Math.round(now.y),
        width: Math.round(now.width),
        height: Math.round(now.height),
      };
      if (JSON.stringify(rounded) !== JSON.stringify(this.box)) this.box = rounded;
      this.#request = requestAnimationFrame(follow);
    };
    this.#request = requestAnimationFrame(follow);
    onDestroy(() => cancelAnimationFrame(this.#request));
  }
}

/** The first element that is there and can be seen. */
export function boxOf(selector: string): Box | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}
