// The drawn stage. It needs nothing but a canvas.

import type { Cast, Stage } from '../stage';
import { DrawnStage, type FlatOptions } from './stage';

export function openFlat(cast: Cast, options: FlatOptions = {}): Stage {
  return new DrawnStage(cast, options);
}
