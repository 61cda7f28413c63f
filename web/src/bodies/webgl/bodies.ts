// What a game shows of its bodies. Which ones there are may change while the picture is open.

import { BufferAttribute, BufferGeometry, type Object3D } from 'three';
import type { Cast, Shown } from '../stage';
import type { Pose } from '../types';

export interface Bodies {
  readonly group: Object3D;
  /** Bodies without a pose are not drawn. */
  show(shown: Shown): void;
  close(): void;
}

/** `isSmooth`: the screen smooths edges by samples of its own. */
export type MakeBodies = (cast: Cast, isSmooth: boolean) => Bodies;

export function stand(body: Object3D, { at, turn: [w, x, y, z] }: Pose): void {
  body.position.set(...at);
  body.quaternion.set(x, y, z, w);
}

/** The same body, larger all around. */
export function swollen(geometry: BufferGeometry, by: number): BufferGeometry {
  const [place, facing] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const larger = new Float32Array(place.array.length);
  for (let i = 0; i < larger.length; i++)
    larger[i] = (place.array[i] ?? 0) + by * (facing.array[i] ?? 0);
  const made = new BufferGeometry();
  made.setAttribute('position', new BufferAttribute(larger, 3));
  made.setIndex(geometry.getIndex());
  return made;
}
