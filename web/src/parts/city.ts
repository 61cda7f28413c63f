/** A far paper city: the same seed draws the same roofs. */
export interface City {
  outline: string;
  windows: readonly { x: number; y: number }[];
}

export function city(width: number, height: number, seed: number, tallness: number, lit = 0): City {
  const next = stream(seed);
  const windows: { x: number; y: number }[] = [];
  let outline = `M-10 ${height}`;
  let x = -10;
  while (x < width + 10) {
    const wide = 14 + next() * 42;
    const eaves = height - height * (0.18 + next() * tallness);
    outline += ` L${fixed(x)} ${fixed(eaves)} ${roof(next(), x, wide, eaves)} L${fixed(x + wide)} ${fixed(eaves)}`;
    if (lit && wide > 20) {
      for (let i = 0; i < 3; i++) {
        if (next() < lit) {
          windows.push({
            x: x + 5 + next() * (wide - 12),
            y: eaves + 8 + next() * Math.max(4, height - eaves - 20),
          });
        }
      }
    }
    x += wide;
  }
  return { outline: `${outline} L${width + 10} ${height}Z`, windows };
}

/** A spire, a gable, a dome, or a flat roof. */
function roof(kind: number, x: number, wide: number, eaves: number): string {
  const middle = fixed(x + wide / 2);
  if (kind < 0.22) return `L${middle} ${fixed(eaves - wide * 1.5)}`;
  if (kind < 0.42) return `L${middle} ${fixed(eaves - wide * 0.45)}`;
  if (kind < 0.52)
    return `Q${middle} ${fixed(eaves - wide * 0.8)} ${fixed(x + wide)} ${fixed(eaves)}`;
  return '';
}

/** Numbers from 0 to 1, decided by the seed (Park and Miller's generator). */
function stream(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const fixed = (value: number): string => value.toFixed(1);
