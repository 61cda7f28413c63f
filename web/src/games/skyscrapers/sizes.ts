// The sizes of Skyscrapers. Generated from the Python tables by `python3 run.py wire`;
// edits would be lost.

export const UNIT_MM = 30;
export const CARD_MM = 60;
export const THICK_MM = 1.6;
export const WORKER_MM = 7.2;
export const TALL_MM = 18;
export const CLEAR_MM = 0.2;
export const SPOTS_MM = [
  [0, 0],
  [-8.5, -8.5],
  [8.5, 8.5],
  [-8.5, 8.5],
  [8.5, -8.5],
  [-8.5, 0],
  [8.5, 0],
  [0, -8.5],
  [0, 8.5],
] as const;
export const CARD_BACK_MM = 45;
export const WORKER_BODY = 64;
export const SEATS = 4;
export const WORKERS = 5;
export const ACTIONS = 3;
export const FALL_COST = 5;
