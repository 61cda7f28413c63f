// The drawn picture, for browsers without WebGL: the stack from the front, and from above.

import { isSame } from '../change';
import { Height } from '../height';
import type { Axes, Cast, Facts, Room, Shown, Spot, Stage } from '../stage';
import type { Poses, Vec3 } from '../types';
import type { Ink } from './ink';
import { Pane } from './pane';
import { Sheet } from './sheet';

const NO_ROOM: Room = { top: 0, right: 0, bottom: 0, left: 0 };
const GAP_PX = 16;
const CORNER_PX = 10;
/** The front shows at least this much. */
const LEAST_HIGH_MM = 170;
const LEAST_WIDE_MM = 300;
const FOOT_MM = 16;
/** From above: all of the shelf, or what the hand works on. */
const WHOLE_MM = 540;
const NEAR_MM = 170;
/** Close up: what is this far from the place is drawn, and so much of it is seen across. */
const AROUND_MM = 75;
const ACROSS_MM = 150;

export interface FlatOptions {
  /**
   * Show only what is around the ghost, which is where the hand works: in any frame, also one in
   * which the ground is not below. Without it, the whole table.
   */
  near?: { hasGround: boolean };
}

export class DrawnStage implements Stage {
  private readonly sheet: Sheet;
  private readonly front: Pane;
  private readonly above: Pane;
  private readonly height = new Height(() => {
    this.follow();
    this.sheet.ask();
  });
  private shown: Shown = { poses: {} };
  private room: Room;
  private closeness = 1;

  constructor(
    private readonly cast: Cast,
    private readonly options: FlatOptions = {},
  ) {
    this.room = { ...NO_ROOM, ...cast.room };
    this.front = new Pane('front', cast);
    this.above = new Pane('top', cast);
    this.sheet = new Sheet(cast.host, (pen, ink) => this.draw(pen, ink));
    this.resize();
  }

  show(shown: Shown): void {
    if (isSame(shown, this.shown)) return;
    this.shown = shown;
    this.follow();
    this.sheet.ask();
  }

  resize(room?: Partial<Room>): void {
    this.room = { ...this.room, ...room };
    this.sheet.resize();
    const [x, y] = [this.room.left, this.room.top];
    const width = Math.max(40, this.sheet.width - x - this.room.right);
    const height = Math.max(40, this.sheet.height - y - this.room.bottom);
    if (width >= height) {
      const part = Math.round((width - GAP_PX) * 0.54);
      this.front.box = { x, y, width: part, height };
      this.above.box = { x: x + part + GAP_PX, y, width: width - part - GAP_PX, height };
    } else {
      const part = Math.round((height - GAP_PX) * 0.6);
      this.front.box = { x, y, width, height: part };
      this.above.box = { x, y: y + part + GAP_PX, width, height: height - part - GAP_PX };
    }
    this.follow();
  }

  look(heightMm: number | null): void {
    this.height.tell(heightMm);
    this.follow();
    this.sheet.ask();
  }

  /** A drawing has no camera to turn. */
  orbit(): void {}

  zoom(by: number): void {
    this.closeness = Math.min(3, Math.max(0.7, this.closeness * by));
    this.follow();
    this.sheet.ask();
  }

  home(): void {
    this.closeness = 1;
    this.follow();
    this.sheet.ask();
  }

  axes(at?: Spot): Axes {
    const isAbove = at ? this.above.has(at) : true;
    const isFront = at ? this.front.has(at) : false;
    return {
      right: [1, 0, 0],
      away: isFront && !isAbove ? [0, 0, 0] : [0, 1, 0],
      mmPerPx: (isFront ? this.front : this.above).framing.mmPerPx,
    };
  }

  screenOf(point: Vec3): Spot {
    return this.front.spot(point);
  }

  bodyAt(at: Spot): string | null {
    return [this.above, this.front].find((pane) => pane.has(at))?.bodyAt(at, this.shown) ?? null;
  }

  facts(): Facts {
    return { kind: 'flat', pixelRatio: this.sheet.ratio, frameMs: 0, isSoft: false, softFrames: 0 };
  }

  close(): void {
    this.height.close();
    this.sheet.close();
  }

  private draw(pen: CanvasRenderingContext2D, ink: Ink): void {
    for (const { box } of [this.front, this.above]) {
      pen.fillStyle = ink.paper;
      pen.beginPath();
      pen.roundRect(box.x, box.y, box.width, box.height, CORNER_PX);
      pen.fill();
    }
    for (const pane of [this.front, this.above]) pane.draw(pen, this.shown, ink);
  }

  private follow(): void {
    const { held, poses } = this.shown;
    const all: Poses = held ? { ...poses, [held.id]: held.pose } : poses;
    this.height.follow(this.cast.shapes, all);
    const { front, above } = this;
    if (this.options.near) return this.closeUp(this.options.near.hasGround);
    const high = Math.max(LEAST_HIGH_MM, this.height.mm) + FOOT_MM;
    const frontScale =
      Math.max(high / front.box.height, LEAST_WIDE_MM / front.box.width) / this.closeness;
    const focus = held?.pose.at ?? this.height.top;
    // Close up, the top stays in sight and the foot leaves the paper.
    const foot = Math.max(
      -FOOT_MM,
      Math.min(focus[2] + 60, high - FOOT_MM) - frontScale * front.box.height,
    );
    front.framing = { mmPerPx: frontScale, centre: [0, foot] };
    const aside = held
      ? 2 * (Math.max(Math.abs(held.pose.at[0]), Math.abs(held.pose.at[1])) + 34)
      : WHOLE_MM;
    const wide = held ? Math.max(NEAR_MM, Math.ceil(aside / 40) * 40) : WHOLE_MM;
    above.framing = {
      mmPerPx: wide / Math.min(above.box.width, above.box.height) / this.closeness,
      centre: [0, 0],
    };
  }

  private closeUp(hasGround: boolean): void {
    const { held, ghost } = this.shown;
    const at = ghost?.pose.at ?? held?.pose.at ?? this.height.top;
    for (const pane of [this.front, this.above]) {
      const mmPerPx = ACROSS_MM / Math.min(pane.box.width, pane.box.height) / this.closeness;
      const foot = at[2] - (pane.box.height * mmPerPx) / 2;
      pane.near = { at, mm: AROUND_MM, hasGround };
      pane.framing = { mmPerPx, centre: pane.name === 'top' ? [at[0], at[1]] : [at[0], foot] };
    }
  }
}
