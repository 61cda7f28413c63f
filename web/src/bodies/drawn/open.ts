// The drawn stage. It needs nothing but a canvas.

import type { Cast, Stage } from '../stage';
import { FlatStage, type FlatOptions } from './flat-stage';

export function openFlat(cast: Cast, options: FlatOptions = {}): Stage {
  return new FlatStage(cast, options);
}
