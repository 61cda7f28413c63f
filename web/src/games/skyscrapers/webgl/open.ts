// Skyscrapers' building site with depth. Loaded only when a table of it is opened.

import type { Cast, Spot, Stage } from '../../../bodies/stage';
import type { Vec3 } from '../../../bodies/types';
import type { BuiltCard, SiteChoice } from '../facts';
import type { Face } from '../drawing/print';
import type { Axis, Point } from '../places';
import { BuildingStage } from './site-stage';
import type { Standing } from './workers';

/** A card that exists: the n-th of the list is the body `card-n`, also one that is still in hand. */
export type PlacedCard = Pick<
  BuiltCard,
  'kind' | 'use' | 'girders' | 'turn' | 'has_worker' | 'by'
> & {
  /** Where it is built; one that is not yet has no place. */
  at?: Point | null;
};

/** A place for the card that was picked. */
export interface SiteMark {
  key: string;
  at: Point;
  normal: Axis;
  isChosen: boolean;
  /** What the chosen one would look like there. */
  face?: Face | null;
  /** Drawn faintly, such as sites on other levels than the one that is looked at. */
  isDim?: boolean;
}

/** A cell for the worker that was picked. */
export interface CellMark {
  key: string;
  at: Point;
  isChosen: boolean;
}

export interface SiteStage extends Stage {
  /** What exists. Where it is comes with `show`, by the names `card-3` and `worker-7`. */
  place(cards: readonly PlacedCard[], workers: readonly Standing[]): void;
  sites(sites: readonly SiteMark[]): void;
  cells(cells: readonly CellMark[]): void;
  /** Only lines are left of what is above that height of the lattice; `null` shows all. */
  cut(height: number | null): void;
  /** By that many quarter turns around the building, from wherever the camera is. */
  turn(quarters: number): void;
  /** Turn to a site, so that its outer side is seen. */
  face(site: Pick<SiteChoice, 'at' | 'approach'>): void;
  siteAt(spot: Spot): string | null;
  cellAt(spot: Spot): string | null;
  /** Whether the building hides that point. */
  isBehind(point: Vec3): boolean;
  /** Whether it hides so much of a site that its label should be a hollow dot. */
  isSiteBehind(key: string): boolean;
}

export type SiteCast = Pick<Cast, 'host' | 'room' | 'onLost'> & {
  /** `auto` gives soft light to devices that are fast enough for it. */
  soft?: 'auto' | 'always' | 'never';
};

/** The stage with depth, or `null` where there is no WebGL. */
export function openSite(cast: SiteCast): SiteStage | null {
  try {
    return new BuildingStage(cast);
  } catch (trouble) {
    console.info('no picture with depth:', trouble);
    return null;
  }
}
