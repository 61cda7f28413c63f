// One drawn view: bodies as cut paper, seen from one side, with a scale of centimetres.

import { PAPER, type Look, type Paper, type Printed } from '../look';
import { drawMark } from '../mark';
import { guideColours, type Cast, type Shown, type Spot } from '../stage';
import { rotated } from '../turn';
import type { Pose, Vec3 } from '../types';
import { length, minus } from '../vector';
import { isInside, type Flat } from './hull';
import type { Ink } from './ink';
import { drawRule, drawScale } from './scale';
import {
  leanOf,
  onDepth,
  onPaper,
  seen,
  SIDES,
  type SeenBody,
  type SeenFace,
  type SideName,
} from './side';

/** A rectangle of the canvas, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What part of the table the box shows: the middle of its lower edge, or its middle seen from above. */
export interface Framing {
  mmPerPx: number;
  centre: Flat;
}

/** Only what is around a point is drawn. There may be no ground: a hand can work in a turned world. */
export interface Near {
  at: Vec3;
  mm: number;
  hasGround: boolean;
}

type Pen = CanvasRenderingContext2D;

/** What is turned away further shows nothing of its print. */
const LEAST_FACING = 0.12;
const BEFORE_MM = 12;

export class Pane {
  box: Box = { x: 0, y: 0, width: 1, height: 1 };
  framing: Framing = { mmPerPx: 1, centre: [0, 0] };
  near: Near | null = null;
  private readonly side;

  constructor(
    readonly name: SideName,
    private readonly cast: Pick<Cast, 'shapes' | 'looks'>,
  ) {
    this.side = SIDES[name];
  }

  spot(point: Vec3): Spot {
    return this.place(onPaper(point, this.side));
  }

  has([x, y]: Spot): boolean {
    const { box } = this;
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  }

  bodyAt(at: Spot, shown: Shown): string | null {
    const hit = this.bodies(shown)
      .reverse()
      .find(({ outline }) =>
        isInside(
          at,
          outline.map((point) => this.place(point)),
        ),
      );
    return hit?.id ?? null;
  }

  draw(pen: Pen, shown: Shown, ink: Ink): void {
    const { box } = this;
    pen.save();
    pen.beginPath();
    pen.rect(box.x, box.y, box.width, box.height);
    pen.clip();
    if (this.near?.hasGround ?? true) this.drawGround(pen, ink);
    const held = shown.held ?? null;
    const bodies = this.bodies(shown);
    bodies.forEach((body, i) => {
      // From above, what the hand works on stands out from all that is below it.
      if (held && this.name === 'top' && i === bodies.length - 2) this.veil(pen, ink);
      this.drawBody(pen, body, shown, ink);
    });
    if (shown.ghost) this.drawGhost(pen, shown.ghost.id, shown.ghost.pose);
    if (held?.touch && this.name !== 'top') this.drawPlumb(pen, shown);
    if (held?.touch) this.drawFootprint(pen, shown);
    if (this.name === 'top' || this.near) drawRule(pen, ink, box, this.framing.mmPerPx);
    else drawScale(pen, ink, box, this.framing.mmPerPx, (mm) => this.place([0, mm])[1]);
    pen.restore();
  }

  private place([x, y]: Flat): Spot {
    const { box, framing } = this;
    return [
      box.x + box.width / 2 + (x - framing.centre[0]) / framing.mmPerPx,
      box.y +
        (this.name === 'top' ? box.height / 2 : box.height) -
        (y - framing.centre[1]) / framing.mmPerPx,
    ];
  }

  /** From the far ones to the near ones; the one in hand is always seen. */
  private bodies({ poses, held }: Shown): SeenBody[] {
    const all: Record<string, Pose> = { ...poses, ...(held ? { [held.id]: held.pose } : {}) };
    return Object.entries(all)
      .filter(([id, pose]) => id === held?.id || this.isNear(pose))
      .flatMap(([id, pose]) =>
        this.cast.shapes[id] ? [seen(this.cast.shapes[id], pose, this.side)] : [],
      )
      .sort((a, b) => (a.id === held?.id ? 1 : b.id === held?.id ? -1 : a.depth - b.depth));
  }

  private isNear({ at }: Pose): boolean {
    return this.near === null || length(minus(at, this.near.at)) <= this.near.mm;
  }

  private drawGround(pen: Pen, ink: Ink): void {
    const { box, framing } = this;
    pen.lineWidth = 1;
    if (this.name === 'top') {
      if (this.near) return;
      const [x, y] = this.place([0, 0]);
      pen.strokeStyle = ink.line;
      pen.setLineDash([]);
      circle(pen, x, y, 52 / framing.mmPerPx);
      pen.setLineDash([6, 4]);
      circle(pen, x, y, 203 / framing.mmPerPx);
      pen.setLineDash([]);
      return;
    }
    const [, ground] = this.place([0, 0]);
    pen.fillStyle = ink.ground;
    pen.fillRect(box.x, ground, box.width, box.height);
    pen.fillStyle = ink.text;
    pen.fillRect(box.x, ground, box.width, 1.5);
  }

  private veil(pen: Pen, ink: Ink): void {
    pen.globalAlpha = 0.55;
    pen.fillStyle = ink.paper;
    pen.fillRect(this.box.x, this.box.y, this.box.width, this.box.height);
    pen.globalAlpha = 1;
  }

  private drawBody(pen: Pen, body: SeenBody, shown: Shown, ink: Ink): void {
    const look = this.cast.looks[body.id];
    const shape = this.cast.shapes[body.id];
    const isHeld = shown.held?.id === body.id;
    const pose = isHeld ? shown.held?.pose : shown.poses[body.id];
    if (!look || !shape || !pose) return;
    const paper = 'wood' in look ? PAPER[look.wood] : look.paper;
    const isPrinted = 'print' in look;
    const isFigure = isPrinted && look.print === 'figure';
    pen.globalAlpha = this.strength(body, shown) * (isPrinted && look.isGlass ? 0.5 : 1);
    if (!isFigure) this.drawShade(pen, body, isHeld ? 4 : 2, ink);
    for (const face of isFigure ? [] : body.faces) {
      this.trace(pen, face.corners);
      pen.fillStyle = paintOf(face, paper, this.name === 'top');
      pen.fill();
      pen.strokeStyle = ink.outline;
      pen.lineWidth = 0.75;
      pen.stroke();
    }
    this.trace(pen, body.outline);
    const isMarked = shown.highlight?.includes(body.id) ?? false;
    pen.strokeStyle = isMarked ? ink.plan : ink.outline;
    pen.lineWidth = isMarked ? 2.5 : 1;
    pen.lineJoin = 'round';
    if (isMarked || !isFigure) pen.stroke();
    pen.globalAlpha = this.strength(body, shown);
    if (isPrinted) this.drawPrint(pen, look, pose);
    else this.drawMarks(pen, body, look, leanOf(pose, shape, this.side));
    pen.globalAlpha = 1;
  }

  /** From above one sees through what is held; close up, through all that stands before it. */
  private strength({ id, depth }: SeenBody, { held }: Shown): number {
    if (!held) return 1;
    if (id === held.id) return this.name === 'top' ? 0.62 : 1;
    const isBefore = this.near !== null && depth > onDepth(held.pose.at, this.side) + BEFORE_MM;
    return isBefore ? 0.3 : 1;
  }

  /** Paper lies on paper: a flat shade, for a blurred one costs too much where there is no graphics card. */
  private drawShade(pen: Pen, { outline }: SeenBody, by: number, ink: Ink): void {
    pen.save();
    pen.translate(by, by);
    this.trace(pen, outline);
    pen.fillStyle = ink.shade;
    pen.fill();
    pen.restore();
  }

  /** Marks on faces that are seen well enough, narrower where a face is turned away. */
  private drawMarks(pen: Pen, { faces }: SeenBody, look: Look, lean: number): void {
    const { ink } = PAPER[look.wood];
    for (const face of faces) {
      if (face.facing < 0.3) continue;
      const [x, y] = this.place(face.middle);
      const size = Math.sqrt(areaOf(face.corners) / face.facing) / this.framing.mmPerPx;
      pen.save();
      pen.translate(x, y);
      if (face.facing < 0.92)
        pen.scale(
          Math.abs(face.right) > Math.abs(face.up) ? face.facing : 1,
          Math.abs(face.up) > Math.abs(face.right) ? face.facing : 1,
        );
      pen.rotate(-lean);
      pen.strokeStyle = pen.fillStyle = ink;
      drawMark(pen, look.mark, size * 0.46);
      for (let i = 0; i < look.dots && size > 16; i++) {
        circle(pen, size * (-0.33 + i * 0.11), size * 0.36, Math.max(0.9, size * 0.034), true);
      }
      pen.restore();
    }
  }

  /** As the body is turned on the paper: a card by its own two axes, a figure by its upright. */
  private drawPrint(pen: Pen, look: Printed, pose: Pose): void {
    const axis = (way: Vec3): Flat => onPaper(rotated(way, pose.turn), this.side);
    const [x, y] = this.spot(pose.at);
    const px = 1 / this.framing.mmPerPx;
    pen.save();
    if (look.print === 'card') {
      const [right, up] = [axis([1, 0, 0]), axis([0, 1, 0])];
      pen.transform(right[0] * px, -right[1] * px, up[0] * px, -up[1] * px, x, y);
      if (Math.abs(right[0] * up[1] - right[1] * up[0]) > LEAST_FACING) look.draw(pen, false);
    } else {
      const up = axis([0, 0, 1]);
      const isAbove = Math.hypot(...up) < 0.5;
      pen.translate(x, y);
      if (!isAbove) pen.rotate(Math.atan2(up[0], up[1]));
      pen.scale(px, -px);
      look.draw(pen, isAbove);
    }
    pen.restore();
  }

  private drawGhost(pen: Pen, id: string, pose: Pose): void {
    const shape = this.cast.shapes[id];
    if (!shape) return;
    this.trace(pen, seen(shape, pose, this.side).outline);
    pen.globalAlpha = 0.35;
    pen.fillStyle = guideColours(0).line;
    pen.fill();
    pen.globalAlpha = 1;
  }

  private drawFootprint(pen: Pen, { held }: Shown): void {
    const touch = held?.touch;
    if (!touch || touch.footprint.length === 0) return;
    const points = touch.footprint.map((corner) => onPaper(corner, this.side));
    const isLine = this.name !== 'top';
    const ends = [...points].sort((a, b) => a[0] - b[0]);
    this.trace(pen, isLine ? [ends[0] as Flat, ends.at(-1) as Flat] : points);
    const { line, edge } = guideColours(touch.press);
    for (const [colour, width, dash] of [
      [edge, 4.5, []],
      [line, 2.4, [5, 4]],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.setLineDash(dash);
      pen.stroke();
    }
    pen.setLineDash([]);
  }

  private drawPlumb(pen: Pen, { held }: Shown): void {
    const touch = held?.touch;
    if (!touch || touch.gap < 0.5) return;
    const [[x, from], [toX, to]] = [this.spot(touch.plumb[0]), this.spot(touch.plumb[1])];
    pen.strokeStyle = pen.fillStyle = guideColours(touch.press).line;
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.moveTo(x, from);
    pen.lineTo(toX, to);
    pen.moveTo(toX - 4, to - 9);
    pen.lineTo(toX + 4, to - 9);
    pen.lineTo(toX, to - 1);
    pen.closePath();
    pen.stroke();
    pen.fill();
  }

  private trace(pen: Pen, points: readonly Flat[]): void {
    pen.beginPath();
    for (const point of points) pen.lineTo(...this.place(point));
    pen.closePath();
  }
}

/** Lit from above, in the shade at the right. */
function paintOf({ facing, up, right }: SeenFace, paper: Paper, isTop: boolean): string {
  if (facing > 0.72) return isTop ? paper.top : paper.front;
  if (up > 0.4 && !isTop) return paper.top;
  return right > 0.2 || (isTop && up < -0.2) ? paper.side : paper.front;
}

function circle(pen: Pen, x: number, y: number, radius: number, isFilled = false): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  if (isFilled) pen.fill();
  else pen.stroke();
}

function areaOf(corners: readonly Flat[]): number {
  const twice = corners.reduce((sum, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] as Flat;
    return sum + ax * by - bx * ay;
  }, 0);
  return Math.abs(twice) / 2;
}
