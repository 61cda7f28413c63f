// How high a picture has to show: it grows with the stack at once, and comes down late, so that a
// fall is seen to its end.

import { cornersAt } from './turn';
import type { Poses, Shape, Vec3 } from './types';

/** Above the highest body there is room for the next. */
const ABOVE_MM = 12;
const STEP_MM = 16;
const LOWER_MS = 1600;

export class Height {
  mm = 0;
  /** The highest corner of all. */
  top: Vec3 = [0, 0, 0];
  private told: number | null = null;
  private highMs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onLower: () => void) {}

  tell(mm: number | null): void {
    this.told = mm;
    this.mm = 0;
  }

  follow(shapes: Readonly<Record<string, Shape>>, poses: Poses): void {
    this.top = highest(shapes, poses);
    const wanted = this.told ?? Math.ceil((this.top[2] + ABOVE_MM) / STEP_MM) * STEP_MM;
    const now = performance.now();
    clearTimeout(this.timer);
    if (wanted >= this.mm) [this.mm, this.highMs] = [wanted, now];
    else if (now - this.highMs >= LOWER_MS) this.mm = wanted;
    else this.timer = setTimeout(this.onLower, LOWER_MS + 20);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

function highest(shapes: Readonly<Record<string, Shape>>, poses: Poses): Vec3 {
  let top: Vec3 = [0, 0, 0];
  for (const [id, pose] of Object.entries(poses)) {
    const shape = shapes[id];
    for (const corner of shape ? cornersAt(shape, pose) : []) if (corner[2] > top[2]) top = corner;
  }
  return top;
}
