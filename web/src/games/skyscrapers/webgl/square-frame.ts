// A square frame of four bars, around what is chosen.

import { BufferGeometry, Float32BufferAttribute } from 'three';

/** Lies in x and y around 0, 0; `side` is measured along the middle of its bars. */
export function frameGeometry(side: number, thick: number): BufferGeometry {
  const [half, t] = [side / 2, thick / 2];
  const boxes = [
    [-half - t, -half - t, half + t, -half + t],
    [-half - t, half - t, half + t, half + t],
    [-half - t, -half + t, -half + t, half - t],
    [half - t, -half + t, half + t, half - t],
  ] as const;
  const [places, indices]: [number[], number[]] = [[], []];
  for (const [x0, y0, x1, y1] of boxes) {
    const first = places.length / 3;
    for (const z of [-t, t]) places.push(x0, y0, z, x1, y0, z, x1, y1, z, x0, y1, z);
    const sides = [
      [0, 3, 2, 1],
      [4, 5, 6, 7],
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
    ] as const;
    for (const [a, b, c, d] of sides)
      indices.push(...[a, b, c, a, c, d].map((corner) => first + corner));
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(places, 3));
  made.setIndex(indices);
  return made;
}
