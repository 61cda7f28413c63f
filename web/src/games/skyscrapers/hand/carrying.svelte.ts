// One's own hand on the building site: it takes the chosen card, brings it to its place, shows it to
// the others, and lets go.
//
//   const carrying = new SkyCarrying(bench);            // who is told; see `Bench`
//   carrying.take({ number: view.cards.length, site, move: turn.move }, view.cards, show.poses, stage);
//   carrying.grip(); carrying.aimAt(spot); carrying.release();   // a pointer: drag, rest, let go
//   carrying.push(); carrying.release();                // a button or a key: bring it near, hold, let go
//   carrying.putBack();                                 // `bench.back` follows
//   carrying.drop();                                    // when the turn is over or the screen goes
//
// How far it is: `carrying.magnet` (see magnet.svelte.ts). Released at home it is let go; before that
// it stays where it is.
//
// What to show. Everything that a person sees is in the world, whatever way the card comes in:
//   stage.show({ poses, held: carrying.held, ghost: carrying.ghost })
//   mouse(host, { stage: carrying.pointing(stage), hand: () => carrying.hand, ... })
// Without depth, a drawn stage shows the world of the approach: `stage.show(carrying.flat)`, where
// its view from above looks along the way. `CloseUp.svelte` draws the same small, without a stage.
//
// In here the hand works in the world of the approach (`approach.ts`), where every way is down.

import { Carrying } from '../../../bodies/hand/carrying.svelte';
import type { Pointing } from '../../../bodies/hand/mouse';
import type { Shown, Spot, Stage } from '../../../bodies/stage';
import type { Held, Pose, Poses } from '../../../bodies/types';
import { length, minus, plus, scaled } from '../../../bodies/vector';
import { settings } from '../../../state/settings.svelte';
import type { BuiltCard } from '../facts';
import { aimingOf, type Aiming } from './aiming';
import { out, type Approach } from './approach';
import { carryOf, type Carry } from './carry';
import type { Load } from './goal';
import { flatShown, heldHere, heldThere, type Touching } from './held';
import type { Magnet } from './magnet.svelte';
import { directionsIn, pointingAt } from './pointing';

export class SkyCarrying extends Carrying {
  #carry = $state.raw<Carry | null>(null);
  #stage: Stage | null = null;

  /** Take what is chosen in hand, near its place. `poses` are those of all bodies, in the world. */
  take(load: Load, cards: readonly BuiltCard[], poses: Poses, stage: Stage | null): void {
    this.drop();
    const { carry, grasp } = carryOf(load, cards, poses, stage);
    this.#stage = stage;
    this.#carry = carry;
    this.hold(grasp);
  }

  override drop(): void {
    super.drop();
    this.#carry = null;
    this.#stage = null;
  }

  /** In the world, for a stage with depth. */
  get held(): Held | null {
    const [carry, held] = [this.#carry, this.#heldThere];
    return carry && held && heldHere(carry, held);
  }

  /** Where it belongs, in the world. */
  get ghost(): { id: string; pose: Pose } | null {
    return this.#carry && this.hand && !this.hand.isOver
      ? { id: this.#carry.goal.id, pose: this.#carry.goal.pose }
      : null;
  }

  /** In the world of the approach: seen from above, one looks along the way. */
  get flat(): Shown | null {
    const [carry, held] = [this.#carry, this.#heldThere];
    return carry && held && flatShown(carry, held);
  }

  get magnet(): Magnet | null {
    return this.hand && !this.hand.isOver ? (this.#carry?.magnet ?? null) : null;
  }

  /** A pointer took hold of it. */
  grip(): void {
    this.magnet?.grip();
  }

  /** The button or its key goes down: first it is brought near, then it is held. */
  push(): void {
    const { magnet, hand } = this;
    if (!magnet || !hand) return;
    if (!magnet.isCaught) magnet.bring(hand);
    else if (settings.pressesInstead && magnet.isPushed) this.release();
    else magnet.push();
  }

  /** The button or its key comes up. */
  unpush(): void {
    if (!settings.pressesInstead) this.release();
  }

  /** Nothing holds it any more: at home it is let go, elsewhere it stays. */
  release(): void {
    const isHome = this.magnet?.step === 'home';
    this.magnet?.release();
    if (isHome) this.open();
  }

  /** Want the card under that spot of the picture: it is at its place where the spot is. */
  aimAt(stage: Stage, [x, y]: Spot): void {
    const carry = this.#carry;
    if (!carry || !this.hand) return;
    const [u, v] = stage.screenOf(carry.goal.pose.at);
    const { right, away, mmPerPx } = pointingAt(stage, () => carry.approach).axes([x, y]);
    const [across, up] = [(x - u) * mmPerPx, (v - y) * mmPerPx];
    const at = plus(carry.place.at, plus(scaled(right, across), scaled(away, up)));
    this.hand.want([at[0], at[1], this.hand.wish.at[2]]);
  }

  get approach(): Approach | null {
    return this.#carry?.approach ?? null;
  }

  get aiming(): Aiming | null {
    return this.#carry && this.hand && aimingOf(this.#carry, this.hand);
  }

  pointing(stage: Stage): Pointing['stage'] {
    return pointingAt(stage, () => this.approach);
  }

  get #heldThere(): Touching | null {
    const [carry, hand] = [this.#carry, this.hand];
    return carry && hand && !hand.isOver ? heldThere(carry, hand) : null;
  }

  protected override moveWith(frames: string | null): string | null {
    if (!this.#carry || (frames === null && !this.hand?.canLetGo)) return null;
    const { move } = this.#carry.load;
    // Where no hand reaches, the move says nothing about it.
    return frames === null ? move : `${move} by ${frames}`;
  }

  protected override outside(pose: Pose): Pose {
    return this.#carry ? out(this.#carry.approach, pose) : pose;
  }

  /** The camera turned: right is somewhere else now. */
  protected override follow(): void {
    if (!this.hand || !this.#carry || !this.#stage) return;
    const { right, away } = directionsIn(this.#carry.approach, this.#stage);
    const isSame =
      length(minus(right, this.hand.axes.right)) + length(minus(away, this.hand.axes.away)) < 1e-3;
    if (!isSame) this.hand.axes = { right, away };
  }
}
