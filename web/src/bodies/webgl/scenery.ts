// What a game puts around its bodies: a table, a sky, a light for each theme.

import type { Object3D } from 'three';

export type Theme = 'dusk' | 'day';

/** Colours and strengths of the light. */
export interface Light {
  lamp: string;
  lampStrength: number;
  /** What comes from the whole sky; its shade is soft. */
  sky: string;
  skyStrength: number;
  /** What the table throws back. */
  bounce: string;
  bounceStrength: number;
  /** From behind, cool: dark bodies keep an edge against dark ground. */
  rim: string;
  rimStrength: number;
  fog: string;
  exposure: number;
}

export interface Scenery {
  light: Light;
  root: Object3D;
  close(): void;
}

/** `isSimple`: there is no graphics card, and textures seen aslant cost much. */
export type MakeScenery = (theme: Theme, isSimple: boolean) => Scenery;

export function themeNow(): Theme {
  return document.documentElement.dataset.theme === 'day' ? 'day' : 'dusk';
}
