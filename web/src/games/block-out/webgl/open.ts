// Block Out's table with depth. Loaded only when a table with blocks is opened.

import { Group } from 'three';
import type { Cast, Stage } from '../../../bodies/stage';
import type { Light, MakeScenery, Theme } from '../../../bodies/webgl/scenery';
import { WebglStage, type Options } from '../../../bodies/webgl/stage';
import { WoodenBodies } from '../../../bodies/webgl/wooden';
import { makeBackdrop } from './backdrop';
import { makeTable } from './table';

const LIGHTS: Record<Theme, Light> = {
  dusk: {
    lamp: '#FFDCB4',
    lampStrength: 5.6,
    sky: '#CDCBE8',
    skyStrength: 1.7,
    bounce: '#A87452',
    bounceStrength: 0.7,
    rim: '#A9BCFF',
    rimStrength: 1.7,
    fog: '#4C3659',
    exposure: 1.3,
  },
  day: {
    lamp: '#FFF0D8',
    lampStrength: 3.6,
    sky: '#DCE8FF',
    skyStrength: 1.5,
    bounce: '#D8B890',
    bounceStrength: 0.75,
    rim: '#C8DCFF',
    rimStrength: 0.9,
    fog: '#EFE3CE',
    exposure: 1.25,
  },
};

const makeScenery: MakeScenery = (theme) => {
  const [backdrop, table] = [makeBackdrop(theme), makeTable(theme)];
  const root = new Group();
  root.add(backdrop.mesh, ...table.meshes);
  return {
    light: LIGHTS[theme],
    root,
    close: () => {
      backdrop.close();
      table.close();
    },
  };
};

/** The stage with depth, or `null` where there is no WebGL. */
export function openScene(cast: Cast, soft: Options['soft'] = 'auto'): Stage | null {
  try {
    return new WebglStage(cast, {
      makeScenery,
      makeBodies: (bodies) => new WoodenBodies(bodies),
      soft,
    });
  } catch (trouble) {
    console.info('no picture with depth:', trouble);
    return null;
  }
}
