// What the server would refuse of a gesture, for tests: its checks, line by line.

import { GESTURE } from '../physics';

const REACH = GESTURE.reachMm * GESTURE.perMm;
const REACH_UP = GESTURE.reachUpMm * GESTURE.perMm;

export function problemsOf(text: string): string[] {
  const frames = text.split(';');
  const problems: string[] = [];
  if (frames.length < 2 || frames.length > GESTURE.mostFrames)
    problems.push(`${frames.length} frames`);
  for (const frame of frames)
    if (!/^[0-9]{1,5}(?:,-?[0-9]{1,5}){7}$/.test(frame)) problems.push(`no frame: ${frame}`);
  const numbers = frames.map(
    (frame) =>
      frame.split(',').map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ],
  );
  if (numbers[0]?.[0] !== 0 || (numbers.at(-1)?.[0] ?? 0) > GESTURE.longestMs)
    problems.push('time');
  for (const [t, x, y, z, ...q] of numbers) {
    if (Math.max(Math.abs(x), Math.abs(y)) > REACH || z < 0 || z > REACH_UP)
      problems.push(`reach at ${t}`);
    if (Math.abs(Math.hypot(...q) - GESTURE.one) > GESTURE.rounding) problems.push(`turn at ${t}`);
  }
  numbers.slice(1).forEach((after, i) => {
    const before = numbers[i]!;
    const seconds = (after[0] - before[0]) / 1000;
    if (seconds <= 0) problems.push(`order at ${after[0]}`);
    const way =
      Math.hypot(...[1, 2, 3].map((axis) => after[axis]! - before[axis]!)) / (1000 * GESTURE.perMm);
    if (way > (GESTURE.fastestMmS / 1000) * seconds + 0.0003)
      problems.push(`too fast at ${after[0]}: ${way / seconds} m/s`);
    const chord = (sign: number): number =>
      Math.hypot(...[4, 5, 6, 7].map((part) => after[part]! - sign * before[part]!));
    if ((2 * Math.min(chord(1), chord(-1))) / GESTURE.one > GESTURE.fastestRadS * seconds + 0.02)
      problems.push(`turns too fast at ${after[0]}`);
  });
  return problems;
}
