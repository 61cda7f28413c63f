// The messages that name what is in the hand: every game has its own words for its bodies.

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
