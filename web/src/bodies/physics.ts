// The numbers of gestures and films. Generated from the Python tables by `python3 run.py wire`;
// edits would be lost.

export const GESTURE = {
  longestMs: 20000,
  mostFrames: 1200,
  fastestMmS: 800,
  fastestRadS: 6,
  reachMm: 300,
  reachUpMm: 800,
  perMm: 10,
  one: 10000,
  rounding: 20,
};
export const FILM = {
  version: 1,
  perMm: 32,
  one: 32767,
};
