// What the server would refuse of a gesture, for tests: its checks, line by line.

export function problemsOf(text: string): string[] {
  const frames = text.split(';');
  const problems: string[] = [];
  if (frames.length < 2 || frames.length > 1200) problems.push(`${frames.length} frames`);
  for (const frame of frames) if (!/^[0-9]{1,5}(?:,-?[0-9]{1,5}){7}$/.test(frame)) problems.push(`no frame: ${frame}`);
  const numbers = frames.map((frame) => frame.split(',').map(Number) as [number, number, number, number, number, number, number, number]);
  if (numbers[0]?.[0] !== 0 || (numbers.at(-1)?.[0] ?? 0) > 20_000) problems.push('time');
  for (const [t, x, y, z, ...q] of numbers) {
    if (Math.abs(x) > 3000 || Math.abs(y) > 3000 || z < 0 || z > 8000) problems.push(`reach at ${t}`);
    if (Math.abs(Math.hypot(...q) - 10_000) > 20) problems.push(`turn at ${t}`);
  }
  numbers.slice(1).forEach((after, i) => {
    const before = numbers[i]!;
    const seconds = (after[0] - before[0]) / 1000;
    if (seconds <= 0) problems.push(`order at ${after[0]}`);
    const way = Math.hypot(...[1, 2, 3].map((axis) => after[axis]! - before[axis]!)) / 10_000;
    if (way > 0.8 * seconds + 0.0003) problems.push(`too fast at ${after[0]}: ${way / seconds} m/s`);
    const chord = (sign: number): number => Math.hypot(...[4, 5, 6, 7].map((part) => after[part]! - sign * before[part]!));
    if ((2 * Math.min(chord(1), chord(-1))) / 10_000 > 6 * seconds + 0.02) problems.push(`turns too fast at ${after[0]}`);
  });
  return problems;
}
