// What the hand is called by its instruments while it holds a block.

import type { Names } from '../../../bodies/hand/names';

export const BLOCK_NAMES: Names = {
  pressure: 'block-pressure',
  rail: 'block-rail',
  height: 'block-rail-height',
  pad: 'block-pad',
  turns: 'block-turns',
  above: 'block-said-above',
  aboveTable: 'block-said-above-table',
};
