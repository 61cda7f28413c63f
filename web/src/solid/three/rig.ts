// The camera's place: around the stack, as far as it must be to see all of it, and no nearer.

import type { Axes, Room } from '../stage';
import type { Vec3 } from '../types';
import { between, dot, length, minus, plus, scaled } from '../vector';

export const FOV_DEGREES = 26;
const TAN = Math.tan((FOV_DEGREES * Math.PI) / 360);
const AZIMUTH = -0.17;
const ELEVATION = 0.33;
const LOWEST = 0.06;
const HIGHEST = 1.35;
/** Below the spot there is still this much of the mat. */
const FOOT_MM = 36;
/** A stack has at least this much room to the left and to the right. */
const ASIDE_MM = 78;
/** An empty table is looked at as if something stood on it. */
const LEAST_HEIGHT_MM = 190;
const CLOSEST = 3;
const FURTHEST = 0.7;
/** How much further the camera goes for a block that is carried from the side. */
const MOST_STEP_BACK = 1.35;
const EASE_MS = 170;
const STILL_MM = 0.05;

interface Place {
  distance: number;
  target: Vec3;
}

export class Rig {
  private azimuth = AZIMUTH;
  private elevation = ELEVATION;
  private closeness = 1;
  private heightMm = LEAST_HEIGHT_MM;
  private focus: Vec3 = [0, 0, 0];
  private held: Vec3 | null = null;
  private width = 1;
  private height = 1;
  private room: Room = { top: 0, right: 0, bottom: 0, left: 0 };
  private now: Place | null = null;

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

  orbit(dx: number, dy: number): void {
    this.azimuth -= dx * 0.008;
    this.elevation = Math.min(HIGHEST, Math.max(LOWEST, this.elevation + dy * 0.006));
    this.now = this.wanted();
  }

  zoom(by: number): void {
    this.closeness = Math.min(CLOSEST, Math.max(FURTHEST, this.closeness * by));
  }

  home(): void {
    [this.azimuth, this.elevation, this.closeness] = [AZIMUTH, ELEVATION, 1];
  }

  /** Come nearer to where the camera should be; says whether it is there. */
  ease(ms: number, isStill: boolean): boolean {
    const wanted = this.wanted();
    if (!this.now || isStill) {
      this.now = wanted;
      return true;
    }
    const part = 1 - Math.exp(-ms / EASE_MS);
    this.now = {
      distance: this.now.distance + (wanted.distance - this.now.distance) * part,
      target: between(this.now.target, wanted.target, part),
    };
    const left = Math.abs(wanted.distance - this.now.distance) * 0.1 + length(minus(wanted.target, this.now.target));
    if (left > STILL_MM) return false;
    this.now = wanted;
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

  axes(at: Vec3): Axes {
    const [sine, cosine] = [Math.sin(this.azimuth), Math.cos(this.azimuth)];
    return { right: [cosine, sine, 0], away: [-sine, cosine, 0], mmPerPx: this.mmPerPx(at) };
  }

  mmPerPx(at: Vec3): number {
    const depth = dot(minus(this.eye, at), this.back());
    return (2 * Math.max(1, depth) * TAN) / this.height;
  }

  /** From what it looks at towards the camera. */
  private back(): Vec3 {
    const flat = Math.cos(this.elevation);
    return [flat * Math.sin(this.azimuth), -flat * Math.cos(this.azimuth), Math.sin(this.elevation)];
  }

  private wanted(): Place {
    const [sine, cosine] = [Math.sin(this.elevation), Math.cos(this.elevation)];
    const free = Math.max(0.3, 1 - (this.room.top + this.room.bottom) / this.height);
    const freeAcross = Math.max(0.3, 1 - (this.room.left + this.room.right) / this.width);
    const up = TAN * free;
    const across = TAN * freeAcross * (this.width / this.height);
    // Seen from `distance`, a point above the target fills `above` of the half picture, one below `below`.
    const above = 1 / Math.max(0.3, cosine + up * sine);
    const below = 1 / Math.max(0.3, cosine - up * sine);
    const span = this.heightMm + FOOT_MM;
    const whole = Math.max(span / (up * (above + below)), ASIDE_MM / across + ASIDE_MM * sine);
    const centre: Vec3 = [0, 0, (span * below) / (above + below) - FOOT_MM];
    const distance = Math.min(MOST_STEP_BACK * whole, Math.max(whole, this.stepBack(centre, across)));
    const closer = Math.max(0, 1 - 1 / this.closeness);
    return { distance: distance / this.closeness, target: between(centre, this.focus, closer) };
  }

  /** How far the camera must be for the block in hand to be in the picture. */
  private stepBack(centre: Vec3, across: number): number {
    if (!this.held) return 0;
    const from = minus(this.held, centre);
    const right: Vec3 = [Math.cos(this.azimuth), Math.sin(this.azimuth), 0];
    return (Math.abs(dot(from, right)) + 34) / across + dot(from, this.back());
  }
}
