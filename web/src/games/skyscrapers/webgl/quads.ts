// Flat four-cornered pieces, put together into one body.

import { BufferGeometry, Float32BufferAttribute } from 'three';

export type Corner = readonly [x: number, y: number, z: number];

export class Quads {
  private readonly places: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly indices: number[] = [];

  add(corners: readonly Corner[], normal: Corner, uv: (corner: Corner) => [number, number]): void {
    const first = this.places.length / 3;
    for (const corner of corners) {
      this.places.push(...corner);
      this.normals.push(...normal);
      this.uvs.push(...uv(corner));
    }
    this.indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.places, 3));
    made.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    made.setAttribute('uv', new Float32BufferAttribute(this.uvs, 2));
    made.setIndex(this.indices);
    return made;
  }
}
