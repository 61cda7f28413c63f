// One's own hand at the table: it takes the chosen block from where it lies.

import { Carrying } from '../../../bodies/hand/carrying.svelte';
import type { Stage } from '../../../bodies/stage';
import type { Poses } from '../../../bodies/types';
import { SHAPES } from '../shapes';
import { BLOCK_NAMES } from './names';

export class BlockCarrying extends Carrying {
  #move = '';

  /** `move` is what is played with the block, without how the hand does it. */
  take(block: string, move: string, poses: Poses, stage: Stage | null): void {
    this.drop();
    const [shape, from] = [SHAPES[block], poses[block]];
    if (!shape || !from) return;
    this.#move = move;
    const others = Object.fromEntries(Object.entries(poses).filter(([id]) => id !== block));
    const { right, away } = stage?.axes() ?? { right: [1, 0, 0], away: [0, 1, 0] };
    this.hold({
      shape,
      from,
      others,
      shapes: SHAPES,
      axes: { right, away },
      names: BLOCK_NAMES,
    });
  }

  protected override moveWith(frames: string | null): string | null {
    return frames === null ? null : `${this.#move} by ${frames}`;
  }
}
