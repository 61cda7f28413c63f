// A tower is as high as the points are many.

const MOST = 24;

/** How many storeys each seat's tower has: one for each point, or for several if there are many. */
export function storeysOf(scores: readonly number[]): number[] {
  const points = Math.max(1, Math.ceil(Math.max(...scores, 0) / MOST));
  return scores.map((score) => Math.max(0, Math.floor(score / points)));
}
