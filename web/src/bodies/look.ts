// What a body is made of and marked with. Marks and dots come before colour.

export type Wood = 'black' | 'brown' | 'yellow';
export type Mark = 'ring' | 'wave' | 'star';

export interface Look {
  wood: Wood;
  mark: Mark;
  /** One for each size. */
  dots: number;
}

/** A body that is printed rather than carved: a card on its two faces, a figure alike all around. */
export interface Printed {
  paper: Paper;
  print: 'card' | 'figure';
  /** Whether one sees through it where nothing is printed. */
  isGlass?: boolean;
  /** In millimetres of the body, from its middle; y is up. `isAbove`: a figure seen onto its hat. */
  draw(pen: CanvasRenderingContext2D, isAbove: boolean): void;
}

export type AnyLook = Look | Printed;

/** Paints of cut paper: the face one looks at, the lit one above, the one in the shade, the marks. */
export interface Paper {
  front: string;
  top: string;
  side: string;
  ink: string;
}

export const PAPER: Record<Wood, Paper> = {
  black: { front: '#2B2D3A', top: '#474A5C', side: '#14151F', ink: '#E9E2D2' },
  brown: { front: '#8A5A38', top: '#A9744C', side: '#5C3920', ink: '#F2DDB6' },
  yellow: { front: '#E9B93B', top: '#F6D677', side: '#A97C12', ink: '#5A3E00' },
};

/** Path data of a mark, 1 unit wide and around 0, 0; a ring and waves are strokes, a star is filled. */
export const MARKS: Record<Mark, { d: string; stroke: number }> = {
  ring: { d: 'M-.34 0a.34 .34 0 1 0 .68 0a.34 .34 0 1 0 -.68 0Z', stroke: 0.15 },
  wave: { d: 'M-.46 -.16q.23 -.3 .46 0t.46 0M-.46 .2q.23 -.3 .46 0t.46 0', stroke: 0.13 },
  star: { d: 'M0 -.52L.13 -.13L.52 0L.13 .13L0 .52L-.13 .13L-.52 0L-.13 -.13Z', stroke: 0 },
};
