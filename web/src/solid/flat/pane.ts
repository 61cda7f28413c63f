// One drawn view: bodies as cut paper, seen from one side, with a scale of centimetres.

import { PAPER, type Look, type Paper } from '../look';
import { drawMark } from '../mark';
import { guideColours, type Cast, type Shown, type Spot } from '../stage';
import type { Pose, Vec3 } from '../types';
import { isInside, type Flat } from './hull';
import type { Ink } from './ink';
import { leanOf, onPaper, seen, SIDES, type SeenBody, type SeenFace, type SideName } from './side';

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

type Pen = CanvasRenderingContext2D;

export class Pane {
  box: Box = { x: 0, y: 0, width: 1, height: 1 };
  framing: Framing = { mmPerPx: 1, centre: [0, 0] };
  private readonly side;

  constructor(readonly name: SideName, private readonly cast: Pick<Cast, 'shapes' | 'looks'>) {
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
    const hit = this.bodies(shown).reverse().find(({ outline }) => isInside(at, outline.map((point) => this.place(point))));
    return hit?.id ?? null;
  }

  draw(pen: Pen, shown: Shown, ink: Ink): void {
    const { box } = this;
    pen.save();
    pen.beginPath();
    pen.rect(box.x, box.y, box.width, box.height);
    pen.clip();
    this.drawGround(pen, ink);
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
    this.drawScale(pen, ink);
    pen.restore();
  }

  private place([x, y]: Flat): Spot {
    const { box, framing } = this;
    return [
      box.x + box.width / 2 + (x - framing.centre[0]) / framing.mmPerPx,
      box.y + (this.name === 'top' ? box.height / 2 : box.height) - (y - framing.centre[1]) / framing.mmPerPx,
    ];
  }

  /** From the far ones to the near ones; the one in hand is always seen. */
  private bodies({ poses, held }: Shown): SeenBody[] {
    const all: Record<string, Pose> = { ...poses, ...(held ? { [held.id]: held.pose } : {}) };
    return Object.entries(all)
      .flatMap(([id, pose]) => (this.cast.shapes[id] ? [seen(this.cast.shapes[id], pose, this.side)] : []))
      .sort((a, b) => (a.id === held?.id ? 1 : b.id === held?.id ? -1 : a.depth - b.depth));
  }

  private drawGround(pen: Pen, ink: Ink): void {
    const { box, framing } = this;
    pen.lineWidth = 1;
    if (this.name === 'top') {
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
    const paper = PAPER[look.wood];
    pen.globalAlpha = isHeld && this.name === 'top' ? 0.62 : 1;
    this.drawShade(pen, body, isHeld ? 4 : 2, ink);
    for (const face of body.faces) {
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
    pen.stroke();
    this.drawMarks(pen, body, look, leanOf(pose, shape, this.side));
    pen.globalAlpha = 1;
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
      if (face.facing < 0.92) pen.scale(Math.abs(face.right) > Math.abs(face.up) ? face.facing : 1, Math.abs(face.up) > Math.abs(face.right) ? face.facing : 1);
      pen.rotate(-lean);
      pen.strokeStyle = pen.fillStyle = ink;
      drawMark(pen, look.mark, size * 0.46);
      for (let i = 0; i < look.dots && size > 16; i++) {
        circle(pen, size * (-0.33 + i * 0.11), size * 0.36, Math.max(0.9, size * 0.034), true);
      }
      pen.restore();
    }
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
    for (const [colour, width, dash] of [[edge, 4.5, []], [line, 2.4, [5, 4]]] as const) {
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

  /** A tick for every centimetre, a longer one for five, a number for ten. */
  private drawScale(pen: Pen, ink: Ink): void {
    if (this.name === 'top') return this.drawRule(pen, ink);
    const { box, framing } = this;
    const left = box.x + 1;
    pen.strokeStyle = pen.fillStyle = ink.marks;
    pen.lineWidth = 1;
    pen.font = '600 12px Commissioner, system-ui, sans-serif';
    pen.textBaseline = 'middle';
    pen.beginPath();
    for (let mm = 0; mm < 900; mm += 10) {
      const [, y] = this.place([0, mm]);
      if (y < box.y) break;
      if (10 / framing.mmPerPx < 5 && mm % 50 !== 0) continue;
      pen.moveTo(left, Math.round(y) + 0.5);
      pen.lineTo(left + (mm % 100 === 0 ? 14 : mm % 50 === 0 ? 10 : 5), Math.round(y) + 0.5);
      if (mm % 100 === 0 && mm > 0 && y > box.y + 8) pen.fillText(String(mm / 10), left + 18, y);
    }
    pen.stroke();
  }

  /** From above: five centimetres, to compare with. */
  private drawRule(pen: Pen, ink: Ink): void {
    const { box, framing } = this;
    const [x, y] = [box.x + 12, box.y + box.height - 12];
    pen.strokeStyle = ink.marks;
    pen.lineWidth = 1;
    pen.beginPath();
    for (let cm = 0; cm <= 5; cm++) {
      pen.moveTo(x + (cm * 10) / framing.mmPerPx, y);
      pen.lineTo(x + (cm * 10) / framing.mmPerPx, y - (cm % 5 === 0 ? 9 : 5));
    }
    pen.moveTo(x, y);
    pen.lineTo(x + 50 / framing.mmPerPx, y);
    pen.stroke();
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
