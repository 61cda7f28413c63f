// The camera's place: around the stack, as far as it must be to see all of it, and no nearer.

import type { Axes, Room } from '../stage';
import type { Vec3 } from '../types';
import { between, cross, dot, length, minus, plus, scaled, unit, UP } from '../vector';

export const FOV_DEGREES = 26;
const TAN = Math.tan((FOV_DEGREES * Math.PI) / 360);
const LOWEST = 0.06;
const HIGHEST = 1.35;
/** Below the spot there is still this much of the mat. */
const FOOT_MM = 36;
/** An empty table is looked at as if something stood on it. */
const LEAST_HEIGHT_MM = 190;
const CLOSEST = 3;
const FURTHEST = 0.7;
const MOST_LEAN = 2.6;
/** How much further the camera goes for a block that is carried from the side. */
const MOST_STEP_BACK = 1.35;
const EASE_MS = 170;
const STILL_MM = 0.05;
/** How far the foot of a building reaches towards the camera, as part of what it is wider than a stack. */
const WIDE_PART = 1.5;
/** On the far side it seldom is as high as in the middle. */
const FAR_PART = 0.4;
const STILL_TURN = 0.001;

/** Where the camera is at first. */
export interface Home {
  /** Radians around the plumb line, from the front to the right. */
  azimuth: number;
  elevation: number;
  /** What stands there has at least this much room to the left and to the right. */
  asideMm: number;
}

const HOME: Home = { azimuth: -0.17, elevation: 0.33, asideMm: 78 };

interface Place {
  distance: number;
  target: Vec3;
}

export class Rig {
  private azimuth: number;
  private elevation: number;
  private asideMm: number;
  private closeness = 1;
  private leanMmPerPx: number | null = null;
  /** What it turns around. */
  private pivot: readonly [x: number, y: number] = [0, 0];
  /** Where it swings to by itself. */
  private swing: { azimuth: number; elevation: number } | null = null;
  private heightMm = LEAST_HEIGHT_MM;
  private focus: Vec3 = [0, 0, 0];
  private held: Vec3 | null = null;
  private width = 1;
  private height = 1;
  private room: Room = { top: 0, right: 0, bottom: 0, left: 0 };
  private now: Place | null = null;

  constructor(private readonly first: Home = HOME) {
    ({ azimuth: this.azimuth, elevation: this.elevation, asideMm: this.asideMm } = first);
  }

  frame(width: number, height: number, room: Room): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.room = room;
    this.now = null;
  }

  /** What has to be seen: up to that height, above all `focus`, and what is in hand. */
  watch(heightMm: number, focus: Vec3, held: Vec3 | null): void {
    this.heightMm = Math.max(LEAST_HEIGHT_MM, heightMm);
    this.focus = focus;
    this.held = held;
  }

  /** So near that a pixel is at most that many millimetres, if that is not too near; `null` sees all. */
  lean(mmPerPx: number | null): void {
    this.leanMmPerPx = mmPerPx;
  }

  /** What stands there is around another spot, or is wider. */
  reach(pivot: readonly [x: number, y: number], asideMm: number): void {
    this.pivot = pivot;
    this.asideMm = Math.max(this.first.asideMm, asideMm);
  }

  /** Turn by itself until it looks from there; the short way round. */
  swingTo(azimuth: number, elevation = this.swing?.elevation ?? this.elevation): void {
    const full = 2 * Math.PI;
    const by = (azimuth - this.azimuth) % full;
    this.swing = {
      azimuth: this.azimuth + (by > Math.PI ? by - full : by < -Math.PI ? by + full : by),
      elevation,
    };
  }

  get around(): readonly [x: number, y: number] {
    return this.pivot;
  }

  /** From where it looks, or soon will. */
  get facing(): number {
    return this.swing?.azimuth ?? this.azimuth;
  }

  orbit(dx: number, dy: number): void {
    this.swing = null;
    this.azimuth -= dx * 0.008;
    this.elevation = Math.min(HIGHEST, Math.max(LOWEST, this.elevation + dy * 0.006));
    this.now = this.wanted();
  }

  zoom(by: number): void {
    this.closeness = Math.min(CLOSEST, Math.max(FURTHEST, this.closeness * by));
  }

  home(): void {
    this.closeness = 1;
    this.swingTo(this.first.azimuth, this.first.elevation);
  }

  /** Come nearer to where the camera should be; says whether it is there. */
  ease(ms: number, isStill: boolean): boolean {
    const part = isStill ? 1 : 1 - Math.exp(-ms / EASE_MS);
    const isSwung = this.easeSwing(part);
    const wanted = this.wanted();
    if (!this.now || isStill) {
      this.now = wanted;
      return isSwung;
    }
    this.now = {
      distance: this.now.distance + (wanted.distance - this.now.distance) * part,
      target: between(this.now.target, wanted.target, part),
    };
    const left =
      Math.abs(wanted.distance - this.now.distance) * 0.1 +
      length(minus(wanted.target, this.now.target));
    if (left > STILL_MM) return false;
    this.now = wanted;
    return isSwung;
  }

  private easeSwing(part: number): boolean {
    if (this.swing === null) return true;
    const { azimuth, elevation } = this.swing;
    this.azimuth += (azimuth - this.azimuth) * part;
    this.elevation += (elevation - this.elevation) * part;
    if (Math.abs(azimuth - this.azimuth) + Math.abs(elevation - this.elevation) > STILL_TURN)
      return false;
    [this.azimuth, this.elevation, this.swing] = [azimuth, elevation, null];
    return true;
  }

  get target(): Vec3 {
    return (this.now ??= this.wanted()).target;
  }

  get distance(): number {
    return (this.now ??= this.wanted()).distance;
  }

  get eye(): Vec3 {
    return plus(this.target, scaled(this.back(), this.distance));
  }

  /** How far the middle of the free room is from the middle of the picture, in pixels. */
  get shift(): readonly [number, number] {
    return [(this.room.right - this.room.left) / 2, (this.room.bottom - this.room.top) / 2];
  }

  axes(at: Vec3, approach: Vec3 = [0, 0, -1]): Axes {
    const [sine, cosine] = [Math.sin(this.azimuth), Math.cos(this.azimuth)];
    const [right, mmPerPx]: [Vec3, number] = [[cosine, sine, 0], this.mmPerPx(at)];
    if (Math.abs(approach[2]) > 0.5) return { right, away: [-sine, cosine, 0], mmPerPx };
    const across = unit(cross(approach, UP));
    return { right: dot(across, right) < 0 ? scaled(across, -1) : across, away: UP, mmPerPx };
  }

  mmPerPx(at: Vec3): number {
    const depth = dot(minus(this.eye, at), this.back());
    return (2 * Math.max(1, depth) * TAN) / this.height;
  }

  /** From what it looks at towards the camera. */
  private back(): Vec3 {
    const flat = Math.cos(this.elevation);
    return [
      flat * Math.sin(this.azimuth),
      -flat * Math.cos(this.azimuth),
      Math.sin(this.elevation),
    ];
  }

  private wanted(): Place {
    const [sine, cosine] = [Math.sin(this.elevation), Math.cos(this.elevation)];
    const free = Math.max(0.3, 1 - (this.room.top + this.room.bottom) / this.height);
    const freeAcross = Math.max(0.3, 1 - (this.room.left + this.room.right) / this.width);
    const up = TAN * free;
    const across = TAN * freeAcross * (this.width / this.height);
    // By so much a millimetre above the target fills the upper half of the picture, one below the lower.
    const above = Math.max(0.3, cosine + up * sine);
    const below = Math.max(0.3, cosine - up * sine);
    // What is wider than a stack comes nearer to the camera below, and goes further from it above.
    const [near, far] = [1, FAR_PART].map(
      (part) => part * WIDE_PART * Math.max(0, this.asideMm - HOME.asideMm),
    ) as [number, number];
    const [lower, upper] = [near * (sine + up * cosine), far * (sine - up * cosine)];
    const z = (above * this.heightMm + upper - below * FOOT_MM - lower) / (above + below);
    const whole = Math.max(
      (below * (z + FOOT_MM) + lower) / up,
      this.asideMm / across + this.asideMm * sine,
    );
    const centre: Vec3 = [...this.pivot, z];
    const distance = Math.min(
      MOST_STEP_BACK * whole,
      Math.max(whole, this.stepBack(centre, across)),
    );
    const closeness = this.closeness * this.leaning(distance);
    const closer = Math.max(0, 1 - 1 / closeness);
    return { distance: distance / closeness, target: between(centre, this.focus, closer) };
  }

  private leaning(distance: number): number {
    if (this.leanMmPerPx === null) return 1;
    const mmPerPx = (2 * distance * TAN) / this.height;
    return Math.min(MOST_LEAN, Math.max(1, mmPerPx / this.leanMmPerPx));
  }

  /** How far the camera must be for the block in hand to be in the picture. */
  private stepBack(centre: Vec3, across: number): number {
    if (!this.held) return 0;
    const from = minus(this.held, centre);
    const right: Vec3 = [Math.cos(this.azimuth), Math.sin(this.azimuth), 0];
    return (Math.abs(dot(from, right)) + 34) / across + dot(from, this.back());
  }
}
