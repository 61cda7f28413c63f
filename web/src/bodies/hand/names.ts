// The messages that name what is in the hand: blocks are not lowered like cards are pressed in.

export interface Names {
  pressure: string;
  /** The rail for lowering, and what stands above it. */
  rail: string;
  height: string;
  pad: string;
  turns: string;
  /** Said while it is in the air: `mm` above what is below, or above the table. */
  above: string;
  aboveTable: string;
}

export const BLOCK_NAMES: Names = {
  pressure: 'hand-pressure',
  rail: 'hand-rail',
  height: 'hand-rail-height',
  pad: 'hand-pad',
  turns: 'hand-turns',
  above: 'hand-said-above',
  aboveTable: 'hand-said-above-table',
};
