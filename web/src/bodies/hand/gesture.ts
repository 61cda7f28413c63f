// The gesture, as it is recorded: whole numbers `t,x,y,z,w,i,j,k` in ms, 0.1 mm and 1/10000.
//
// What is kept always obeys the server's limits: the hand that is recorded is never faster than
// 0.7 m/s, frames are at least 16 ms apart, and whoever carries for long sends only the end of it.

import { GESTURE } from '../physics';
import type { Pose, Quat, Vec3 } from '../types';

const EVERY_MS = 16;
/** The server takes a little more. */
const KEPT_MS = GESTURE.longestMs - 2000;
/** A last frame closer than this to the one before would make rounding look like speed: it waits. */
const CLOSEST_MS = 10;
const PLACE = GESTURE.perMm;
const TURN = GESTURE.one;
/** A millimetre is room for rounding. */
export const REACH_MM = GESTURE.reachMm - 1;
export const REACH_UP_MM = GESTURE.reachUpMm - 1;
/** How high above the touch a gesture starts that would otherwise start pressing, in 0.1 mm. */
const AIR = 10;
const LANDING_MM_S = 300;

type Numbers = readonly [
  x: number,
  y: number,
  z: number,
  w: number,
  i: number,
  j: number,
  k: number,
];

interface Frame {
  ms: number;
  numbers: Numbers;
  /** How high it would be if it only just touched, in 0.1 mm. */
  rest: number;
  pose: Pose;
}

function wholeNumbers({ at, turn }: Pose): Numbers {
  const place = (part: number): number => Math.round(part * PLACE) + 0;
  const part = (of: number): number => Math.round(of * TURN) + 0;
  return [
    place(at[0]),
    place(at[1]),
    place(at[2]),
    part(turn[0]),
    part(turn[1]),
    part(turn[2]),
    part(turn[3]),
  ];
}

export class Gesture {
  #frames: Frame[] = [];
  #turn: Quat = [1, 0, 0, 0];

  /** `out` says where a pose of the hand is in the world, which is what is recorded. */
  constructor(
    private readonly out: (pose: Pose) => Pose = (pose) => pose,
    private readonly keptMs = KEPT_MS,
  ) {}

  /** Where the hand is now; `restZ` is how high the body would be if it only just touched. */
  record(nowMs: number, pose: Pose, restZ: number): void {
    const last = this.#frames.at(-1);
    if (!last || Math.round(nowMs) - last.ms >= EVERY_MS) this.#add(nowMs, pose, restZ);
  }

  /** Nothing of what was recorded counts. */
  restart(): void {
    this.#frames = [];
  }

  /** The whole gesture, ending now; `null` if there is none yet. */
  finish(nowMs: number, pose: Pose, restZ: number): string | null {
    const last = this.#frames.at(-1);
    this.#add(Math.max(nowMs, (last?.ms ?? -Infinity) + CLOSEST_MS), pose, restZ);
    const frames = this.#landed();
    const start = frames[0]?.ms ?? 0;
    if (frames.length < 2) return null;
    return frames.map(({ ms, numbers }) => [ms - start, ...numbers].join(',')).join(';');
  }

  #add(nowMs: number, pose: Pose, restZ: number): void {
    const { at, turn } = this.out(pose);
    if (!isInReach(at)) {
      // A shelf may be farther away than a hand may start: then it starts where it can.
      this.#frames = [];
      return;
    }
    const ms = Math.round(nowMs);
    this.#turn = sameSide(turn, this.#turn);
    const frame: Frame = {
      ms,
      numbers: wholeNumbers({ at, turn: this.#turn }),
      rest: Math.round(restZ * PLACE),
      pose,
    };
    const [before, last] = this.#frames.slice(-2);
    const isStill = before && last && isSame(before, last) && isSame(last, frame);
    // A hand that holds still needs only the first and the last moment of it.
    if (isStill) last.ms = ms;
    else this.#frames.push(frame);
    this.#forget(ms - this.keptMs);
  }

  #forget(before: number): void {
    const from = this.#frames.findIndex(({ ms }) => ms > before);
    if (from > 1) this.#frames.splice(0, from - 1);
    const [first, second] = this.#frames;
    if (first && second && first.ms < before && isSame(first, second))
      first.ms = Math.min(before, second.ms - EVERY_MS);
  }

  /** A gesture may not start inside another body: one that pressed for long starts with landing. */
  #landed(): Frame[] {
    const first = this.#frames[0];
    if (!first) return [];
    const [x, y, z] = first.pose.at;
    if (Math.round(z * PLACE) >= first.rest) return this.#frames;
    const above: Pose = { at: [x, y, (first.rest + AIR) / PLACE], turn: first.pose.turn };
    const took = Math.ceil(((above.at[2] - z) / LANDING_MM_S) * 1000) + EVERY_MS;
    const { at } = this.out(above);
    const [, , , ...turn] = first.numbers;
    const [a, b, c] = wholeNumbers({ at, turn: above.turn });
    return [
      { ms: first.ms - took, numbers: [a, b, c, ...turn], rest: first.rest, pose: above },
      ...this.#frames,
    ];
  }
}

function isInReach([x, y, z]: Vec3): boolean {
  return (
    Math.abs(x) <= REACH_MM + 0.5 &&
    Math.abs(y) <= REACH_MM + 0.5 &&
    z >= 0 &&
    z <= REACH_UP_MM + 0.5
  );
}

function isSame(one: Frame, other: Frame): boolean {
  return one.numbers.every((part, i) => part === other.numbers[i]);
}

/** A turn has two quaternions; one gesture keeps to the same side. */
function sameSide(turn: Quat, before: Quat): Quat {
  const cosine = turn.reduce((sum, part, i) => sum + part * before[i]!, 0);
  return cosine < 0 ? [-turn[0], -turn[1], -turn[2], -turn[3]] : turn;
}
