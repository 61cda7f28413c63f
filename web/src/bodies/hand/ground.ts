// Everything that a held body can land on.

import type { Pose, Poses, Shape, Vec3 } from '../types';
import { landing, plumb, solidOf, type Solid } from './contact';
import { footprint } from './footprint';
import { overlap } from './overlap';

/** How high the middle of the body is when it only just touches, and what it touches then. */
export interface Rest {
  rest: number;
  /** `null` for the table. */
  below: string | null;
}

export class Ground {
  readonly #shape: Shape;
  readonly #solids: ReadonlyMap<string, Solid>;
  readonly #walls: ReadonlyMap<string, Solid>;
  readonly #poses: Poses;

  constructor(
    shape: Shape,
    others: Poses,
    shapes: Readonly<Record<string, Shape>>,
    walls: Poses = {},
  ) {
    this.#shape = shape;
    this.#poses = others;
    const solids = (poses: Poses): Map<string, Solid> =>
      new Map(
        Object.entries(poses).flatMap(([id, pose]) =>
          shapes[id] && id !== shape.id ? [[id, solidOf(shapes[id], pose)] as const] : [],
        ),
      );
    this.#solids = solids(others);
    this.#walls = solids(walls);
  }

  under(pose: Pose): Rest {
    const { gap, below } = landing(solidOf(this.#shape, pose), this.#solids);
    return { rest: pose.at[2] - gap, below };
  }

  /** The wall that the body would be in; `null` if there is none. */
  wallAt(pose: Pose): string | null {
    if (this.#walls.size === 0) return null;
    const held = solidOf(this.#shape, pose);
    for (const [id, wall] of this.#walls)
      if (isClose(held, wall) && overlap(held, wall) > 0) return id;
    return null;
  }

  footprint(pose: Pose, below: string | null): Vec3[] {
    const other = below === null ? undefined : this.#solids.get(below);
    return footprint(solidOf(this.#shape, pose), other ?? null);
  }

  plumb(from: Vec3): [Vec3, Vec3] {
    return plumb(from, this.#solids);
  }

  middleOf(id: string): Vec3 | null {
    return this.#poses[id]?.at ?? null;
  }

  isNear(id: string, [x, y]: Vec3, within: number): boolean {
    const middle = this.middleOf(id);
    return middle !== null && Math.hypot(middle[0] - x, middle[1] - y) <= within;
  }

  /** The highest body whose middle is this close to a spot, and how high its top is. */
  highest(spot: Vec3, within: number): { top: number; middle: Vec3 } | null {
    let found: { top: number; middle: Vec3 } | null = null;
    for (const [id, { high }] of this.#solids) {
      const middle = this.middleOf(id);
      if (!middle || !this.isNear(id, spot, within)) continue;
      if (!found || high[2] > found.top) found = { top: high[2], middle };
    }
    return found;
  }
}

function isClose(one: Solid, other: Solid): boolean {
  return ([0, 1, 2] as const).every(
    (axis) => one.low[axis] <= other.high[axis] && other.low[axis] <= one.high[axis],
  );
}
