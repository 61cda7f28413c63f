// The drawn stage. It needs nothing but a canvas.

import type { Cast, Stage } from '../stage';
import { FlatStage } from './flat-stage';

export function openFlat(cast: Cast): Stage {
  return new FlatStage(cast);
}
