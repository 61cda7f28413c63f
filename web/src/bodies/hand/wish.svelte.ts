// What the person wants the hand to do: where the body should be, on which face, how turned.

import { around, turnedBy } from '../turn';
import type { Pose, Shape, Vec3 } from '../types';
import { cross, dot, length, plus, scaled, UP } from '../vector';
import type { Axes } from '../stage';
import { faceDown, lying } from './face';
import { REACH_MM, REACH_UP_MM } from './gesture';
import type { Reach } from './grasp';
import { capped, degrees, radians, turnOf } from './spin';

export type Directions = Pick<Axes, 'right' | 'away'>;

const MOST_TILT = radians(30);
const TABLE: Reach = { low: [-REACH_MM, -REACH_MM, 0], high: [REACH_MM, REACH_MM, REACH_UP_MM] };

export class Wish {
  /** Which face lies down. */
  face = $state(0);
  /** Degrees about the plumb line, counter-clockwise from above. */
  yaw = $state(0);
  /** Which way things are moved and told: as the person sees the table. */
  axes = $state.raw<Directions>({ right: [1, 0, 0], away: [0, 1, 0] });
  #at: Vec3 = [0, 0, 0];
  /** The lean, as a turn about an axis along the table. */
  #tilt = $state.raw<Vec3>([0, 0, 0]);
  readonly #shape: Shape;
  readonly #reach: Reach;
  /** What is brought to one place is straight as it was taken. */
  readonly #straight: number | null;

  constructor(shape: Shape, from: Pose, reach?: Reach) {
    this.#shape = shape;
    this.#reach = reach ?? TABLE;
    this.#at = from.at;
    Object.assign(this, lying(shape, from.turn));
    this.#straight = reach ? this.yaw : null;
  }

  get at(): Vec3 {
    return this.#at;
  }

  /** Out of reach is as far as it goes. */
  set at([x, y, z]: Vec3) {
    const { low, high } = this.#reach;
    const within = (value: number, axis: 0 | 1 | 2): number =>
      Math.max(low[axis], Math.min(high[axis], value));
    this.#at = [within(x, 0), within(y, 1), within(z, 2)];
  }

  get z(): number {
    return this.#at[2];
  }

  set z(z: number) {
    this.at = [this.#at[0], this.#at[1], z];
  }

  get pose(): Pose {
    const flat = turnedBy(faceDown(this.#shape, this.face), around(UP, radians(this.yaw)));
    return { at: this.#at, turn: turnedBy(flat, turnOf(this.#tilt)) };
  }

  /** A picture from the side has no way to go away: then it is square to its right. */
  get directions(): Directions {
    const { right, away } = this.axes;
    return length(away) > 0 ? { right, away } : { right, away: cross(UP, right) };
  }

  /** How it leans to the right and away, in degrees. */
  get lean(): readonly [number, number] {
    const [right, away] = this.along(this.#tilt);
    return [degrees(away), -degrees(right)];
  }

  /** How much of a vector is right, and how much away. */
  along(vector: Vec3): readonly [number, number] {
    const { right, away } = this.directions;
    return [dot(vector, right), dot(vector, away)];
  }

  slide(right: number, away: number, by: Directions = this.directions): void {
    if (isFinite(right + away))
      this.at = plus(this.#at, plus(scaled(by.right, right), scaled(by.away, away)));
  }

  turn(angle: number): void {
    if (isFinite(angle)) this.yaw = ((((this.yaw + angle + 180) % 360) + 360) % 360) - 180;
  }

  tilt(right: number, away: number): void {
    if (!isFinite(right + away)) return;
    const by = this.directions;
    const more = plus(scaled(by.away, radians(right)), scaled(by.right, -radians(away)));
    this.#tilt = capped(plus(this.#tilt, more), MOST_TILT);
  }

  straighten(): void {
    this.#tilt = [0, 0, 0];
    this.yaw = this.#straight ?? this.yaw;
  }

  nextFace(by: number): void {
    const count = this.#shape.faces.length;
    this.face = (((this.face + by) % count) + count) % count;
    this.straighten();
  }
}
