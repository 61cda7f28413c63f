// The magnet at the place of a card: it catches what comes near, and what is held still there goes
// home like a rivet. Let go of too early, it only waits there; nothing drops.
//
// What is wanted is drawn to the place, not put there: whoever shakes while the rivet goes in, or
// holds on for long, still bends the edge. Only what the hand does once it is before its place is
// recorded.

import { feelCaught, feelHome } from '../../../bodies/hand/feel';
import type { Pull } from '../../../bodies/hand/grasp';
import type { Hand } from '../../../bodies/hand/hand.svelte';
import type { Pose, Vec3 } from '../../../bodies/types';
import { between } from '../../../bodies/vector';
import { CARD_MM } from '../sizes';
import { turnOff } from './goal';

const CATCH_MM = CARD_MM / 3;
const LOSE_MM = CARD_MM / 2;
const CATCH_DEG = 20;
/** How much of the way that the pointer is off is left. */
const SOFT = 0.06;
/** How much of a shake comes through while the rivet goes in. */
const SHAKEN = 0.5;
/** A shake is over after about this; a pointer that only rests elsewhere now shakes no more. */
const SHAKE_MS = 300;
/** A pointer rests if it stays within this for so long. */
const REST_MM = 1.5;
const REST_MS = 150;
const PRESS_MS = 900;
const BRING_MS = 600;
/** How far before its place it waits. */
const HOVER_MM = 3;
/** At this part of the ring it touches; the rest is pressing. */
const TOUCH_PART = 0.55;
const HOME_MM = 1;
/** Holding on for longer than this presses harder. */
const PATIENCE_MS = 1200;
const HARDER_MM_S = 1.2;

export type Step = 'carried' | 'caught' | 'pressing' | 'home';

export interface Attraction {
  /** Where the card belongs, in the world of its approach. */
  place: Pose;
  /** The hand is before its place, and only has to go on. */
  isOver: (pose: Pose) => boolean;
  /** How far the hand may press beyond the place. */
  mostMm: number;
}

export class Magnet implements Pull {
  step = $state<Step>('carried');
  /** How far the rivet is in, from 0 to 1. */
  part = $state(0);
  /** A button or a key is held, or was pressed instead. */
  #isPushed = $state(false);
  #isGripped = false;
  #isOver = false;
  #restMs = 0;
  #restAt: Vec3 = [0, 0, 0];
  /** Where the pointer has been lately: how far it is from there is the shake. */
  #steadyAt: Vec3 = [0, 0, 0];
  #homeMs = 0;
  #bringing: { from: Vec3; ms: number } | null = null;

  constructor(private readonly attraction: Attraction) {}

  get isCaught(): boolean {
    return this.step !== 'carried';
  }

  get isPushed(): boolean {
    return this.#isPushed;
  }

  /** A pointer takes hold of it; resting there presses. */
  grip(): void {
    this.#isGripped = true;
    this.#restMs = 0;
    this.#bringing = null;
  }

  /** A button or a key goes down. */
  push(): void {
    this.#isPushed = true;
  }

  /** Pointer, button and key are up. */
  release(): void {
    this.#isGripped = this.#isPushed = false;
  }

  /** Carry it to its place by itself. */
  bring(hand: Hand): void {
    this.#bringing ??= { from: hand.wish.at, ms: 0 };
  }

  tick(ms: number, hand: Hand): void {
    this.#bring(ms, hand);
    const { at, turn } = hand.wish;
    const off = apart(at, this.attraction.place.at);
    if (!this.isCaught && off < CATCH_MM && this.#degrees(turn) < CATCH_DEG) this.#catch();
    if (this.isCaught && off > LOSE_MM) this.#lose();
    this.#isOver = this.attraction.isOver(hand.pose);
    this.#rest(ms, at);
    if (this.isCaught) this.#press(ms, hand);
  }

  target(wish: Pose): Pose {
    const { at, turn } = this.attraction.place;
    if (!this.isCaught) return wish;
    const [x, y] = between(at, wish.at, SOFT);
    const isPressed = this.step !== 'caught';
    const shaken = (axis: 0 | 1): number =>
      isPressed ? SHAKEN * (wish.at[axis] - this.#steadyAt[axis]) : 0;
    const z = this.#isOver || isPressed ? at[2] + this.#lift() : wish.at[2];
    return { at: [x + shaken(0), y + shaken(1), z], turn };
  }

  #degrees(turn: Pose['turn']): number {
    return turnOff(turn, this.attraction.place.turn);
  }

  #bring(ms: number, hand: Hand): void {
    if (!this.#bringing) return;
    const { from } = this.#bringing;
    const part = Math.min(1, (this.#bringing.ms += ms) / BRING_MS);
    const [x, y] = between(from, this.attraction.place.at, part * (2 - part));
    hand.want([x, y, from[2]]);
    hand.straighten();
    if (part === 1) this.#bringing = null;
  }

  #catch(): void {
    this.step = 'caught';
    this.#restMs = 0;
    this.#isOver = false;
    feelCaught();
  }

  #lose(): void {
    this.step = 'carried';
    this.part = 0;
  }

  #rest(ms: number, at: Vec3): void {
    const isStill = this.isCaught && apart(at, this.#restAt) < REST_MM;
    if (!isStill) this.#restAt = at;
    this.#restMs = isStill ? this.#restMs + ms : 0;
  }

  #press(ms: number, hand: Hand): void {
    const isPressed = this.step !== 'caught';
    const isHeld = this.#isPushed || (this.#isGripped && (isPressed || this.#restMs >= REST_MS));
    if (!isHeld) {
      this.step = 'caught';
      this.part = 0;
      return;
    }
    if (!isPressed) {
      if (!this.#isOver) return;
      hand.restart();
      this.step = 'pressing';
      this.#steadyAt = hand.wish.at;
      this.#homeMs = 0;
    }
    this.#steadyAt = between(this.#steadyAt, hand.wish.at, 1 - Math.exp(-ms / SHAKE_MS));
    this.part = Math.min(1, this.part + ms / PRESS_MS);
    if (this.step === 'home') this.#homeMs += ms;
    else if (this.part === 1 && hand.canLetGo) {
      this.step = 'home';
      feelHome();
    }
  }

  /** How far before its place the hand is wanted; below 0 it presses. */
  #lift(): number {
    if (this.step === 'caught') return HOVER_MM;
    if (this.part < TOUCH_PART) return HOVER_MM * (1 - this.part / TOUCH_PART);
    const firm = (HOME_MM * (this.part - TOUCH_PART)) / (1 - TOUCH_PART);
    const late = (Math.max(0, this.#homeMs - PATIENCE_MS) / 1000) * HARDER_MM_S;
    return -Math.min(this.attraction.mostMm, firm + late);
  }
}

/** Across the way. */
function apart(one: Vec3, other: Vec3): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
