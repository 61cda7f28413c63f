// A worker as a turned wooden figure: coat, head, and the hat of its seat. Feet are at -9 mm, as the
// middle of its body is at 0.

import { BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { seatPaint, SKIN } from '../drawing/colours';
import { TALL_MM } from '../sizes';

const AROUND = 16;
const FOOT_MM = -TALL_MM / 2;

/** Radius and height of the outline in millimetres, from the foot up. */
type Outline = readonly (readonly [radius: number, height: number])[];

const COAT: Outline = [
  [0, 0],
  [4.1, 0],
  [4.35, 0.5],
  [4.2, 1.2],
  [3.3, 3.4],
  [2.6, 7.6],
  [2.75, 9.2],
  [2.5, 10],
  [1.2, 10.6],
];
const HEAD: Outline = [
  [1.2, 10.4],
  [2.2, 10.9],
  [2.8, 12],
  [2.95, 13.2],
  [2.6, 14.6],
];
const HATS: readonly Outline[] = [
  [
    [2.6, 13.5],
    [3.6, 13.5],
    [3.65, 14],
    [3.35, 15.2],
    [2.6, 16.4],
    [1.5, 17.2],
    [0, 17.5],
  ],
  [
    [2.6, 13.6],
    [3.7, 13.7],
    [3.6, 14.1],
    [1.9, 18],
    [0.3, 21.4],
    [0, 21.5],
  ],
  [
    [2.6, 13.4],
    [3.5, 13.4],
    [3.5, 14.1],
    [3.0, 14.2],
    [3.15, 17.6],
    [2.9, 17.9],
    [0, 18],
  ],
  [
    [2.6, 13.5],
    [5.4, 13.3],
    [5.5, 13.7],
    [2.9, 14.2],
    [2.7, 15.6],
    [1.7, 16.8],
    [0, 17.2],
  ],
];

export function figureGeometry(seat: number): BufferGeometry {
  const coat = seatPaint(seat).body;
  const made = new Lathe();
  made.add(COAT, coat);
  made.add(HEAD, SKIN);
  made.add(HATS[seat % HATS.length] ?? [], coat);
  return made.geometry();
}

class Lathe {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly colours: number[] = [];
  private readonly indices: number[] = [];

  /** Creases stay creases: only gentle bends are smoothed. */
  add(outline: Outline, colour: string): void {
    const paint = new Color(colour);
    for (let i = 1; i < outline.length; i++) {
      const [from, to] = [outline[i - 1]!, outline[i]!];
      const own = facing(from, to);
      this.ring(from, i > 1 ? smooth(facing(outline[i - 2]!, from), own) : own, paint);
      this.ring(to, i + 1 < outline.length ? smooth(facing(to, outline[i + 1]!), own) : own, paint);
      this.skin(this.places.length / 3 - 2 * (AROUND + 1));
    }
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.places, 3));
    made.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    made.setAttribute('color', new Float32BufferAttribute(this.colours, 3));
    made.setIndex(this.indices);
    return made;
  }

  private ring(
    [radius, height]: readonly [number, number],
    [out, up]: readonly [number, number],
    { r, g, b }: Color,
  ): void {
    for (let i = 0; i <= AROUND; i++) {
      const angle = (i * 2 * Math.PI) / AROUND;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      this.places.push(x * radius, y * radius, height + FOOT_MM);
      this.normals.push(x * out, y * out, up);
      this.colours.push(r, g, b);
    }
  }

  private skin(first: number): void {
    for (let i = 0; i < AROUND; i++) {
      const [a, b, c, d] = [
        first + i,
        first + i + 1,
        first + AROUND + 1 + i,
        first + AROUND + 2 + i,
      ];
      this.indices.push(a, b, d, a, d, c);
    }
  }
}

/** Outwards and upwards, square to a piece of the outline. */
function facing(
  [r0, z0]: readonly [number, number],
  [r1, z1]: readonly [number, number],
): [number, number] {
  const size = Math.hypot(r1 - r0, z1 - z0) || 1;
  return [(z1 - z0) / size, (r0 - r1) / size];
}

function smooth(a: readonly [number, number], b: readonly [number, number]): [number, number] {
  if (a[0] * b[0] + a[1] * b[1] < 0.6) return [...b];
  const size = Math.hypot(a[0] + b[0], a[1] + b[1]) || 1;
  return [(a[0] + b[0]) / size, (a[1] + b[1]) / size];
}
