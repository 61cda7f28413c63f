// The bars of a card as lines, in halves of its side: first axis to the right, second axis up.

export type Line = readonly [x0: number, y0: number, x1: number, y1: number];

const GIRDERS: Readonly<Record<string, Line>> = {
  t: [-1, 1, 1, 1],
  b: [-1, -1, 1, -1],
  l: [-1, -1, -1, 1],
  r: [1, -1, 1, 1],
  h: [-1, 0, 1, 0],
  v: [0, -1, 0, 1],
  d: [-1, -1, 1, 1],
  e: [-1, 1, 1, -1],
};

/** Inner bars first: the border lies over their ends. */
const ORDER = ['d', 'e', 'h', 'v', 'l', 'r', 't', 'b'];

export function linesOf(girders: string): Line[] {
  return ORDER.flatMap((letter) =>
    girders.includes(letter) && GIRDERS[letter] ? [GIRDERS[letter]] : [],
  );
}
