// One's own hand on the building site: it takes the chosen card or worker, brings it to its place,
// shows it to the others, and lets go.
//
//   const carrying = new Carrying(bench);               // who is told; see `Bench`
//   $effect(() => keys(() => carrying.hand));           // solid/hand/keys: arrows, Space, Enter, Esc
//   carrying.take({ kind: 'card', number: view.cards.length, site, move: turn.move }, view.cards, show.poses, stage);
//   carrying.take({ kind: 'worker', number, cell }, view.cards, show.poses, stage);
//   carrying.letGo();                                   // the button; does nothing in the air
//   carrying.putBack();                                 // the other button; `bench.back` follows
//   carrying.drop();                                    // when the turn is over or the screen goes
//
// What to show. Everything that a person sees is in the world, whatever way the card comes in:
//   stage.show({ poses, held: carrying.held, ghost: carrying.ghost })
//   mouse(host, { stage: carrying.pointing(stage), hand: () => carrying.hand, hasLoweringWheel: true })
//   carrying.facing    the way that the camera had best look along; `null` if it can stay
// Without depth, a drawn stage shows the world of the approach: `stage.show(carrying.flat)`, where
// its view from above looks along the way. `Sight.svelte` draws the same small, without a stage.
//
// Instruments: Pad, Rail, Pressure, Steady, Turns of solid/hand with `carrying.hand`; Aim.svelte
// with `carrying.aiming`, which also tells screen readers (instead of Said).
//
// In here the hand works in the world of the approach (`approach.ts`), where every way is down.

import type { BuiltCard } from '../facts';
import { feelHard, feelTouch } from '../../solid/hand/feel';
import { REACH_MM, REACH_UP_MM } from '../../solid/hand/frames';
import type { Reach } from '../../solid/hand/grasp';
import { Hand } from '../../solid/hand/hand.svelte';
import type { Pointing } from '../../solid/hand/mouse';
import type { Directions } from '../../solid/hand/wish.svelte';
import type { Shown, Stage } from '../../solid/stage';
import type { Held, Pose, Poses, Touch, Vec3 } from '../../solid/types';
import { length, minus } from '../../solid/vector';
import type { Aiming } from './aiming';
import { allInto, approachOf, into, isUpright, out, pointInto, pointOut, type Approach } from './approach';
import { goalOf, PLACE_DEG, turnOff, type Goal, type Load } from './goal';
import { directionsIn, pointingAt } from './pointing';
import { bumping, GROUND, GROUND_POSE, STOP, stopUnder } from './shapes';
import { around, nearby, within } from './surroundings';

/** How often the others see it, in milliseconds. */
const SHOWN_EVERY_MS = 80;
const DEAD_MS = 300;
const KEPT_MS = 6000;
const WORLD: Reach = { low: [-REACH_MM, -REACH_MM, 0], high: [REACH_MM, REACH_MM, REACH_UP_MM] };

/** Who is told what the hand does. */
export interface Bench {
  /** A move is under way, or the button has just changed its meaning. */
  readonly isBusy: boolean;
  /** Let the others see the hand; nothing once it is empty. */
  carry(piece: string | null, pose: Pose | null): void;
  /** It was let go: it stays there in the picture until the referee has spoken. */
  stay(piece: string, pose: Pose): void;
  /** Send the whole move; `false` if it was refused. Then `putBack` follows, and the hand is empty. */
  play(move: string): Promise<boolean>;
  putBack(): void;
  /** The person does not want to: choose again. */
  back(): void;
}

interface Carry {
  load: Load;
  goal: Goal;
  approach: Approach;
  /** The goal, and everything near, in the world of the approach. */
  place: Pose;
  poses: Poses;
  backMm: number;
}

export class Carrying {
  hand = $state.raw<Hand | null>(null);
  #carry = $state.raw<Carry | null>(null);
  #stage: Stage | null = null;
  #request = 0;
  #shownAt = 0;
  #isLettingGo = false;
  readonly #bench: Bench;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** Take what is chosen in hand, near its place. `poses` are those of all bodies, in the world. */
  take(load: Load, cards: readonly BuiltCard[], poses: Poses, stage: Stage | null): void {
    this.drop();
    const goal = goalOf(load, cards, poses);
    const approach = approachOf(goal.way, goal.pose.at);
    const isTurned = approach.height[2] > 0;
    const place = into(approach, goal.pose);
    const shapes = bumping(load.kind === 'card' ? [...cards, { use: load.site.normal !== 'z' && load.site.at[2] === 1 ? 'base' : 'flat' }] : cards);
    const shape = shapes[goal.id]!;
    const all = { ...allInto(approach, isTurned ? { ...poses, [GROUND]: GROUND_POSE } : poses), ...(goal.seat === STOP ? { [STOP]: stopUnder(shape, place) } : {}) };
    const axes = directionsIn(approach, stage);
    const { from, floors, walls, reach } = around({ ...goal, place, towards: bearing(approach, axes) }, all, shapes);
    this.#stage = stage;
    this.#carry = { load, goal, approach, place, poses: nearby(all, place), backMm: from.at[2] - place.at[2] };
    this.hand = new Hand({
      shape, from, others: floors, shapes, axes, names: goal.names,
      aim: { at: place.at, reach: within(reach, reachIn(approach), place.at), walls, fits: (pose, below) => isSeat(goal, below) && this.#isOver(pose) && turnOff(pose.turn, place.turn) <= PLACE_DEG, out: (pose) => out(approach, pose), keptMs: KEPT_MS },
    }, {
      onback: () => this.#bench.back(),
      ontouch: feelTouch,
      onhard: feelHard,
      onletgo: (frames) => void this.#letGo(frames),
    });
    this.#run();
  }

  /** It is in nobody's hand any more. */
  drop(): void {
    cancelAnimationFrame(this.#request);
    if (this.hand && !this.#isLettingGo) this.#bench.carry(null, null);
    this.hand = null;
    this.#carry = null;
    this.#stage = null;
  }

  /** Nothing happens in the air, or just after the button got this meaning. */
  letGo(): void {
    const isNew = (this.hand?.touchedMs ?? 0) < DEAD_MS;
    if (!isNew && !this.#bench.isBusy) this.hand?.letGo();
  }

  putBack(): void {
    this.hand?.putBack();
  }

  /** In the world, for a stage with depth. */
  get held(): Held | null {
    const [carry, held] = [this.#carry, this.#heldThere()];
    if (!carry || !held) return null;
    const { approach } = carry;
    const touch: Touch = { ...held.touch, footprint: held.touch.footprint.map((corner) => pointOut(approach, corner)), plumb: [pointOut(approach, held.touch.plumb[0]), pointOut(approach, held.touch.plumb[1])] };
    return { id: held.id, pose: out(approach, held.pose), touch };
  }

  /** Where it belongs, in the world. */
  get ghost(): { id: string; pose: Pose } | null {
    return this.#carry && this.hand && !this.hand.isOver ? { id: this.#carry.goal.id, pose: this.#carry.goal.pose } : null;
  }

  /** The same in the world of the approach: seen from above, one looks along the way. */
  get flat(): Shown | null {
    const [carry, held] = [this.#carry, this.#heldThere()];
    if (!carry || !held) return null;
    const { [GROUND]: _ground, [STOP]: _stop, [held.id]: _old, ...poses } = carry.poses;
    return { poses, held, ghost: { id: held.id, pose: carry.place }, highlight: carry.goal.on === null ? [] : [carry.goal.on] };
  }

  get facing(): Vec3 | null {
    return this.#carry && isUpright(this.#carry.approach) ? this.#carry.approach.way : null;
  }

  get approach(): Approach | null {
    return this.#carry?.approach ?? null;
  }

  /** How far it is from its place, as the person sees it. */
  get aiming(): Aiming | null {
    const { hand } = this;
    const carry = this.#carry;
    if (!hand || !carry) return null;
    const { goal, place, backMm } = carry;
    const [right, away] = hand.offset;
    const { below } = hand.touch;
    return {
      kind: goal.kind,
      right: -right,
      away: -away,
      isUpright: isUpright(carry.approach),
      mm: Math.hypot(right, away),
      degrees: turnOff(hand.pose.turn, place.turn),
      gap: hand.gap,
      done: 1 - Math.min(1, hand.gap / backMm),
      isOver: this.#isOver(hand.pose),
      isTouching: hand.isTouching,
      canLetGo: hand.canLetGo,
      blocker: hand.wall ?? (hand.isTouching && !isSeat(goal, below) ? below ?? GROUND : null),
      zone: hand.zone,
    };
  }

  pointing(stage: Stage): Pointing['stage'] {
    return pointingAt(stage, () => this.approach);
  }

  #isOver(pose: Pose): boolean {
    const carry = this.#carry;
    return carry !== null && carry.goal.isOver(minus(out(carry.approach, pose).at, carry.goal.pose.at));
  }

  /** Its plumb line ends where the place is, not far behind the edge that it is to meet. */
  #heldThere(): (Held & { touch: Touch }) | null {
    const { hand } = this;
    if (!hand || !this.#carry || hand.isOver) return null;
    const { pose, touch } = hand;
    const [x, y, z] = pose.at;
    const to = Math.min(z, this.#carry.place.at[2] + hand.shape.vertices[0]![2]);
    return { id: hand.id, pose, touch: { ...touch, plumb: [pose.at, [x, y, this.#carry.goal.kind === 'card' ? to : touch.plumb[1][2]]] } };
  }

  #run(): void {
    let before = performance.now();
    const frame = (now: number): void => {
      this.#follow();
      this.hand?.tick(now - before);
      before = now;
      this.#showOthers(now);
      this.#request = requestAnimationFrame(frame);
    };
    this.#request = requestAnimationFrame(frame);
  }

  /** The camera turned: right is somewhere else now. */
  #follow(): void {
    if (!this.hand || !this.#carry || !this.#stage) return;
    const { right, away } = directionsIn(this.#carry.approach, this.#stage);
    const isSame = length(minus(right, this.hand.axes.right)) + length(minus(away, this.hand.axes.away)) < 1e-3;
    if (!isSame) this.hand.axes = { right, away };
  }

  async #letGo(frames: string | null): Promise<void> {
    const [carry, hand] = [this.#carry, this.hand];
    if (!carry || !hand || this.#isLettingGo || (frames === null && !hand.canLetGo)) return;
    const { load, approach } = carry;
    const move = load.kind === 'card' ? load.move : load.cell.move;
    this.#isLettingGo = true;
    hand.isOver = true;
    this.#bench.stay(hand.id, out(approach, hand.pose));
    // Where no hand reaches, the move says nothing about it.
    const isDone = await this.#bench.play(frames === null ? move : `${move} by ${frames}`);
    this.#isLettingGo = false;
    if (isDone) return;
    this.#bench.putBack();
    this.drop();
  }

  #showOthers(now: number): void {
    if (!this.hand || !this.#carry || this.hand.isOver || now - this.#shownAt < SHOWN_EVERY_MS) return;
    this.#shownAt = now;
    this.#bench.carry(this.hand.id, out(this.#carry.approach, this.hand.pose));
  }
}

/** A base that is slid in stands on the ground in its place. */
function isSeat({ seat }: Goal, below: string | null): boolean {
  return below === seat || (seat === STOP && below === null);
}

/** Where the start is aside: up for what comes from a side, else towards the person. */
function bearing(approach: Approach, { away }: Directions): number {
  if (isUpright(approach)) return 0;
  return (Math.atan2(-away[1], -away[0]) * 180) / Math.PI - 90;
}

/** The world's limits of a hand, as they lie in the world of the approach. */
function reachIn(approach: Approach): Reach {
  const [one, other] = [pointInto(approach, WORLD.low), pointInto(approach, WORLD.high)];
  const both = (pick: (...values: number[]) => number): Vec3 => [pick(one[0], other[0]), pick(one[1], other[1]), pick(one[2], other[2])];
  return { low: both(Math.min), high: both(Math.max) };
}
