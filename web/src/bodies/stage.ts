// What a picture of bodies on a table can do. There are two: one with depth, and one drawn flat.
//
// A stage is told what to show, frame by frame; it draws only when something changed.

import { zoneOf, type Zone } from './hand/zone';
import type { AnyLook } from './look';
import type { Held, Pose, Poses, Shape, Vec3 } from './types';

/** A place in the picture, in CSS pixels from its upper left corner. */
export type Spot = readonly [x: number, y: number];

/** Everything on the table at one moment. Bodies without a pose are not drawn. */
export interface Shown {
  poses: Poses;
  /** The body in somebody's hand; its own pose counts. Guides are drawn if it has a touch. */
  held?: Held | null;
  /** A see-through twin: where a body would be. */
  ghost?: { id: string; pose: Pose } | null;
  /** Bodies that can be taken now. */
  highlight?: readonly string[];
  /** Bodies that may fall. */
  risk?: readonly string[];
}

/** Pixels at the edges that panels cover: what matters is kept out of them. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Where a hand has to go to move along what the person sees. */
export interface Axes {
  /** Unit vectors, mostly along the table; `away` is nothing where the picture has no such direction. */
  right: Vec3;
  away: Vec3;
  /** Millimetres per pixel, across the picture, at the body in hand. */
  mmPerPx: number;
}

export interface Facts {
  kind: 'solid' | 'flat';
  /** Pixels of the picture per CSS pixel; lower where frames are slow. */
  pixelRatio: number;
  /** How long a frame of motion takes, averaged; 0 before it is known. */
  frameMs: number;
  /** Whether a picture at rest gets soft light; dropped on slow devices. */
  isSoft: boolean;
  /** Frames that the soft light of this moment is made of; 0 while something moves. */
  softFrames: number;
}

export interface Stage {
  /** Show this from now on. Cheap if nothing changed. */
  show(shown: Shown): void;
  /** The host changed its size, or panels cover other parts of it. */
  resize(room?: Partial<Room>): void;
  /** How high the camera has to see; `null` (at first) follows what is shown. */
  look(heightMm: number | null): void;
  /** Turn the camera around the stack, by pixels dragged. */
  orbit(dx: number, dy: number): void;
  /** Closer (above 1) or further; multiplies. */
  zoom(by: number): void;
  /** Back to where the camera was at first. */
  home(): void;
  /**
   * Which directions are right and away, for a pointer at that spot. A hand that brings a body in
   * along `approach` slides it across that; then `away` is up for a body brought in from a side.
   */
  axes(at?: Spot, approach?: Vec3): Axes;
  /** Where a point on the table is in the picture. */
  screenOf(point: Vec3): Spot;
  /** The body at a spot, the nearest first. */
  bodyAt(at: Spot): string | null;
  facts(): Facts;
  close(): void;
}

/**
 * What there is to show, and where. The stage fills `host`, which must be positioned.
 *
 * Shapes and looks are looked up whenever a body is drawn: a game may add to them later.
 */
export interface Cast {
  host: HTMLElement;
  shapes: Readonly<Record<string, Shape>>;
  looks: Readonly<Record<string, AnyLook>>;
  room?: Partial<Room>;
  /** The picture can't go on; show another. */
  onLost?: () => void;
}

/** Colours of the guides, by how hard the hand presses: the same in both pictures. */
const GUIDES: Record<'dusk' | 'day', Record<Zone, string>> = {
  dusk: { none: '#FFD48A', light: '#8FD6AE', firm: '#FFB547', hard: '#FF8E6E' },
  day: { none: '#8A5200', light: '#1F7A4D', firm: '#C97A0A', hard: '#B5391F' },
};

/** The colour, and that of the edge that keeps it apart from every wood. */
export function guideColours(press: number): { line: string; edge: string } {
  const isDay = document.documentElement.dataset.theme === 'day';
  return {
    line: GUIDES[isDay ? 'day' : 'dusk'][zoneOf(press)],
    edge: isDay ? '#FBF5E9' : '#2A1404',
  };
}
