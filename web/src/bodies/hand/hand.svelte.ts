// One's own hand while it holds a body: what is wanted, where the body is, and what it feels.
//
// Inputs say what is wanted; the hand follows softly, and that is what is recorded and judged. The
// body that is shown stays at the touch, however hard the hand presses.

import { cornersAt } from '../turn';
import type { Held, Pose, Shape, Touch, Vec3 } from '../types';
import { length, minus, plus, scaled } from '../vector';
import { carried, isSamePose, MOST_PRESS_MM, taken, type Carried } from './carry';
import { feelHard, feelTouch } from './feel';
import { Gesture } from './gesture';
import type { Aim, Grasp, Reactions } from './grasp';
import { Ground } from './ground';
import type { Names } from './names';
import { Shaking, STILL, type Shake } from './shake';
import { Wish, type Directions } from './wish.svelte';
import { zoneOf, type Zone } from './zone';

/** How hard a hand presses that stops as soon as it feels the touch. */
const LANDED_MM = 0.8;
const START_ABOVE_MM = 60;
const START_NEARER_MM = 30;
/** Bodies this close to the spot are its stack. */
const STACK_MM = 110;
/** How far beside the spot a stack can be started; the judge allows a little more. */
const SPOT_MM = 50;
/** A body is first lifted this high off the shelf, and then carried. */
const PICK_MM = 15;
/** The way from the shelf is not the person's doing; nobody is called shaky for it. */
const ARRIVED_MM = 10;
const STEP_S = 0.005;
const LONGEST_TICK_MS = 100;
const FEELING = { ontouch: feelTouch, onhard: feelHard };

export class Hand {
  readonly id: string;
  readonly shape: Shape;
  readonly names: Names;
  /** Where the body is shown. */
  pose = $state.raw<Pose>({ at: [0, 0, 0], turn: [1, 0, 0, 0] });
  touch = $state.raw<Touch>({
    gap: 0,
    press: 0,
    footprint: [],
    plumb: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    below: null,
  });
  shake = $state.raw<Shake>(STILL);
  isLowering = $state(false);
  isRaising = $state(false);
  /** What keeps it from going where it is wanted. */
  wall = $state<string | null>(null);
  /** It is let go, or put back. */
  isOver = $state(false);

  #hand: Carried;
  #clockMs = 0;
  #touchedAtMs = 0;
  #isPicking: boolean;
  #hasArrived: boolean;
  #stopsAtTouch = false;
  readonly #wish: Wish;
  readonly #pickedZ: number;
  readonly #spot: Vec3;
  readonly #aim: Aim | null;
  readonly #hasStack: boolean;
  readonly #ground: Ground;
  readonly #gesture: Gesture;
  readonly #shaking = new Shaking();
  readonly #reactions: Reactions & typeof FEELING;

  constructor(
    { shape, from, others, shapes, spot = [0, 0], axes, aim, names }: Grasp,
    reactions: Reactions = {},
  ) {
    this.id = shape.id;
    this.shape = shape;
    this.names = names;
    this.#reactions = { ...FEELING, ...reactions };
    this.#aim = aim ?? null;
    this.#spot = aim?.at ?? [...spot, 0];
    this.#ground = new Ground(shape, others, shapes, aim?.walls);
    this.#gesture = new Gesture(aim?.out, aim?.keptMs);
    [this.#isPicking, this.#hasArrived] = [!aim, Boolean(aim)];
    this.#hasStack = this.#ground.highest(this.#spot, STACK_MM) !== null;
    this.#wish = new Wish(shape, from, aim?.reach);
    if (axes) this.axes = axes;
    this.#hand = taken(from, this.#ground);
    this.#pickedZ = from.at[2];
    if (!aim) this.#wish.at = this.#start();
    this.#gesture.record(0, this.#hand, this.#hand.rest);
    this.#show();
  }

  /** Above the stack, a little towards the person, so that the top stays in sight. */
  #start(): Vec3 {
    const stack = this.#ground.highest(this.#spot, STACK_MM);
    const lowest = Math.min(
      ...cornersAt(this.shape, { ...this.#wish.pose, at: [0, 0, 0] }).map((corner) => corner[2]),
    );
    const above: Vec3 = [0, 0, START_ABOVE_MM - lowest];
    if (!stack) return plus(this.#spot, above);
    const [x, y] = plus(stack.middle, scaled(this.#wish.directions.away, -START_NEARER_MM));
    return plus([x, y, stack.top], above);
  }

  /** For the stage. */
  get held(): Held {
    return { id: this.id, pose: this.pose, touch: this.touch };
  }

  get axes(): Directions {
    return this.#wish.axes;
  }

  set axes(axes: Directions) {
    this.#wish.axes = axes;
  }

  get isTouching(): boolean {
    return this.zone !== 'none';
  }

  /** It is where it is to go, or touches what it can stand on: the stack, or the spot if there is none. */
  get canLetGo(): boolean {
    if (this.#aim) return this.#aim.fits(this.#hand);
    if (!this.isTouching) return false;
    const { below } = this.touch;
    if (this.#hasStack) return below !== null && this.#ground.isNear(below, this.#spot, STACK_MM);
    return below === null && Math.hypot(...this.offset) <= SPOT_MM;
  }

  /** For how long it has been touching, in ms. */
  get touchedMs(): number {
    return this.isTouching ? this.#clockMs - this.#touchedAtMs : 0;
  }

  get press(): number {
    return this.touch.press;
  }

  get gap(): number {
    return this.touch.gap;
  }

  get zone(): Zone {
    return zoneOf(this.touch.press);
  }

  /** Which face lies down, from 0. */
  get face(): number {
    return this.#wish.face;
  }

  /** Degrees about the plumb line, counter-clockwise from above. */
  get yaw(): number {
    return this.#wish.yaw;
  }

  /** How it leans to the right and away, in degrees. */
  get lean(): readonly [number, number] {
    return this.#wish.lean;
  }

  /** Whether it may be laid on another face. */
  get hasFaces(): boolean {
    return this.#aim === null;
  }

  /** From the middle of what is below, or from where it is to go, to the middle of the body, right and away, in mm. */
  get offset(): readonly [number, number] {
    const { below } = this.touch;
    const middle = (!this.#aim && below && this.#ground.middleOf(below)) || this.#spot;
    return this.#wish.along(minus(this.pose.at, middle));
  }

  /** Where the person wants it, before anything draws it elsewhere. */
  get wish(): Pose {
    return this.#wish.pose;
  }

  want(at: Vec3): void {
    this.#wish.at = at;
  }

  /** Only what the hand does from now on is recorded. */
  restart(): void {
    this.#gesture.restart();
    this.#gesture.record(this.#clockMs, this.#hand, this.#hand.rest);
  }

  /** Right and away, in mm; a picture may have other directions than the keys. */
  slide(right: number, away: number, directions?: Directions): void {
    this.#wish.slide(right, away, directions);
  }

  /** In degrees, counter-clockwise from above. */
  turn(angle: number): void {
    this.#wish.turn(angle);
  }

  /** Lean to the right and away, in degrees. */
  tilt(right: number, away: number): void {
    this.#wish.tilt(right, away);
  }

  /** The face that lies down is level again. */
  straighten(): void {
    this.#wish.straighten();
  }

  nextFace(by = 1): void {
    if (this.hasFaces) this.#wish.nextFace(by);
  }

  /** From the air it stops at the touch; what is lowered after that presses. */
  lower(mm: number): void {
    if (!(mm > 0)) return;
    const { rest } = this.#ground.under(this.#wish.pose);
    const { z } = this.#wish;
    const least = rest - (z > rest - LANDED_MM + 1e-6 ? LANDED_MM : MOST_PRESS_MM);
    this.#wish.z = Math.min(z, Math.max(z - mm, least));
  }

  raise(mm: number): void {
    if (mm > 0) this.#wish.z = Math.max(this.#wish.z, this.#hand.rest - MOST_PRESS_MM) + mm;
  }

  /** This high above the touch, in mm; below 0 it presses. */
  liftTo(mm: number): void {
    if (isFinite(mm))
      this.#wish.z = this.#ground.under(this.#wish.pose).rest + Math.max(-MOST_PRESS_MM, mm);
  }

  /** Go down gently until it touches, or until stopped; what touches already is pressed harder. */
  startLowering(): void {
    this.#stopsAtTouch = !this.isTouching;
    this.isRaising = false;
    this.isLowering = true;
  }

  startRaising(): void {
    this.isLowering = false;
    this.isRaising = true;
  }

  /** Stay at this height. */
  stop(): void {
    this.isLowering = false;
    this.isRaising = false;
  }

  /** The frames of the gesture; `null` where letting go does nothing, such as in the air. */
  letGo(): string | null {
    if (this.isOver) return null;
    const frames = this.canLetGo
      ? this.#gesture.finish(this.#clockMs, this.#hand, this.#hand.rest)
      : null;
    this.isOver = frames !== null;
    this.#reactions.onletgo?.(frames);
    return frames;
  }

  putBack(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#reactions.onback?.();
  }

  /** Time goes on; called for every frame of the picture. */
  tick(dtMs: number): void {
    if (this.isOver || !(dtMs > 0)) return;
    // A page that was asleep does not make the hand jump.
    const ms = Math.min(dtMs, LONGEST_TICK_MS);
    if (this.#aim) this.#aim.pull.tick(ms, this);
    else this.#goOn(ms / 1000);
    const steps = Math.ceil(ms / 1000 / STEP_S);
    for (let i = 0; i < steps; i++) this.#step(ms / 1000 / steps);
    this.#clockMs += ms;
    this.#gesture.record(this.#clockMs, this.#hand, this.#hand.rest);
    const { at, pace, spin } = this.#hand;
    this.#hasArrived ||= length(minus(at, this.#wish.at)) < ARRIVED_MM;
    if (this.#hasArrived)
      this.shake = this.#shaking.add(
        this.#clockMs,
        [...this.#wish.along(pace), pace[2]],
        spin,
        this.lean,
      );
    this.#show();
  }

  #goOn(seconds: number): void {
    // Fast while high, slow near the touch, and slower still for pressing.
    const speed = this.isTouching ? 3 : Math.max(6, Math.min(120, this.gap * 2.5));
    if (this.isRaising) this.raise(Math.max(speed, 8) * seconds);
    if (!this.isLowering) return;
    const { rest } = this.#ground.under(this.#wish.pose);
    if (this.#stopsAtTouch && this.#wish.z <= rest - LANDED_MM + 1e-6) this.isLowering = false;
    else this.lower(speed * seconds);
  }

  #step(seconds: number): void {
    const wish = this.#aim?.pull.target(this.#wish.pose) ?? this.#wish.pose;
    const { at, turn } = this.#hand;
    const risen = at[2] - this.#pickedZ;
    this.#isPicking &&= risen < Math.min(PICK_MM, wish.at[2] - this.#pickedZ - 1);
    const next: Pose = this.#isPicking ? { at: [at[0], at[1], wish.at[2]], turn } : wish;
    this.#hand = carried(this.#hand, next, this.#ground, seconds);
    if (!this.#aim && this.#hand.wantedZ !== wish.at[2]) this.#wish.z = this.#hand.wantedZ;
    this.wall = this.#hand.wall;
  }

  #show(): void {
    const { at, turn, rest, below } = this.#hand;
    const shown: Pose = { at: [at[0], at[1], Math.max(at[2], rest)], turn };
    const press = Math.min(MOST_PRESS_MM, Math.max(0, rest - at[2]));
    if (isSamePose(shown, this.pose) && Math.abs(press - this.press) < 1e-3) return;
    const before = this.zone;
    const gap = Math.max(0, at[2] - rest);
    this.pose = shown;
    this.touch = {
      gap,
      press,
      below,
      footprint: this.#ground.footprint(shown, below),
      plumb: this.#ground.plumb(shown.at),
    };
    this.#feel(before);
  }

  #feel(before: Zone): void {
    if (this.zone !== 'none' && before === 'none') {
      this.#touchedAtMs = this.#clockMs;
      this.#reactions.ontouch();
    }
    if (this.zone === 'hard' && before !== 'hard') this.#reactions.onhard();
  }
}
