import { widthOf } from './types';

/** One closed or open line of a drawing. Its class is its paint: see Storey.svelte. */
export interface Shape {
  d: string;
  class: string;
  /** Line width, where it is not the outline of the storey. */
  stroke?: number;
  /** Filled with the pattern of its tower type. */
  isPatterned?: boolean;
}

export interface Place {
  /** The middle of the plot. */
  cx: number;
  /** The underside of the storey. */
  y: number;
  plotWidth: number;
  height: number;
  /** The value of the storey underneath; none on the ground. */
  below?: number | null;
}

export type Detail = 'full' | 'plain' | 'mini';

/** The room a storey fills. */
export interface Box {
  value: number;
  cx: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
  plotWidth: number;
  detail: Detail;
  /** Windows left and right of the label fit. */
  hasWindows: boolean;
}

export const SIDES = [-1, 1] as const;

export function detailOf(height: number): Detail {
  if (height >= 23) return 'full';
  return height < 17 ? 'mini' : 'plain';
}

export function outlineOf(height: number): number {
  return detailOf(height) === 'full' ? 1.25 : 0.8;
}

export function boxOf(value: number, { cx, y, plotWidth, height }: Place): Box {
  const width = widthOf(value, plotWidth);
  const detail = detailOf(height);
  return {
    value,
    cx,
    plotWidth,
    width,
    height,
    detail,
    left: cx - width / 2,
    right: cx + width / 2,
    top: y - height,
    bottom: y,
    hasWindows: detail === 'full' && width > height * 2.1,
  };
}

/** The body of a storey: its colour, its pattern with the outline, and the light on its left edge. */
export function bodyShapes(type: string, body: string, edge: string): Shape[] {
  return [
    { d: body, class: `${type}-1` },
    { d: body, class: 'outlined', isPatterned: true },
    { d: edge, class: 'line edge', stroke: 1.2 },
  ];
}
