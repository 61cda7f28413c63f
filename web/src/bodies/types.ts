// What the hand, the pictures and the table of a game with real bodies tell each other.
// Millimetres, z is up, the table top is at 0. Quaternions are [w, x, y, z].

export type Vec3 = readonly [number, number, number];
export type Quat = readonly [number, number, number, number];

export interface Pose {
  at: Vec3;
  turn: Quat;
}

/** A convex body, as the server's engine has it. */
export interface Shape {
  id: string;
  vertices: readonly Vec3[];
  /** Corners of each face, counter-clockwise seen from outside. */
  faces: readonly (readonly number[])[];
}

/** Where everything is, at one moment. */
export type Poses = Readonly<Record<string, Pose>>;

/** What the hand feels while it holds a body. */
export interface Touch {
  /** How far it is above whatever is below it; 0 when touching. */
  gap: number;
  /** How far the hand presses beyond the touch, in mm of the finger's spring. */
  press: number;
  /** Where it would land, seen from above: a polygon on what is below it. */
  footprint: readonly Vec3[];
  /** From the middle of the body straight down to what is below it. */
  plumb: readonly [Vec3, Vec3];
  /** The body below; `null` for the table. */
  below: string | null;
}

/** A body in somebody's hand: one's own, or another's that is seen live. */
export interface Held {
  id: string;
  pose: Pose;
  /** Only for one's own hand. */
  touch: Touch | null;
}
