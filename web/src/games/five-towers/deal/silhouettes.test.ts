import { describe, expect, it } from 'vitest';
import { blocks, silhouettes, skylineOf } from './silhouettes';

const TOWERS = { candy: [7, 0], scary: [], tree: [12, 10, 8, 3], scrap: [5], sand: [9, 4, 0] };

describe('what may be shown of a deal', () => {
  it('has the highest tower in the middle, whatever its type', () => {
    expect(skylineOf(TOWERS).map(({ storeys }) => storeys)).toEqual([1, 3, 4, 2, 0]);
    const others = { ...TOWERS, tree: TOWERS.sand, sand: TOWERS.tree };
    expect(skylineOf(others)).toEqual(skylineOf(TOWERS));
  });

  it('tells no values, in letters and as a drawing', () => {
    const higher = { ...TOWERS, tree: [15, 14, 13, 11], scrap: [6] };
    expect(blocks(skylineOf(TOWERS))).toBe('▂▄▅▃▁');
    expect(silhouettes(skylineOf(higher), 600)).toBe(silhouettes(skylineOf(TOWERS), 600));
  });

  it('lights the windows of towers with a roof', () => {
    const drawing = silhouettes(skylineOf(TOWERS), 600);
    expect(drawing.match(/#FFD27A/g)).toHaveLength(3 * (2 + 3));
    expect(drawing.match(/<path/g)).toHaveLength(2);
  });
});
