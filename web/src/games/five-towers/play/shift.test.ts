import { describe, expect, it } from 'vitest';
import { settled, shifted, type ShownView } from './shift';

const VIEW = {
  row: ['candy2', 'sand7', 'sand7'],
  deck: 5,
  discard: ['tree1'],
  rubble: [[], ['scary3']],
  towers: [
    { candy: [9], scary: [], tree: [], scrap: [], sand: [12, 10] },
    { candy: [], scary: [4], tree: [], scrap: [], sand: [] },
  ],
} as unknown as ShownView;

describe('a piece that goes from place to place', () => {
  it('leaves a gap in the row until the act is over', () => {
    const after = shifted(VIEW, { piece: 'sand7', source: 'row/1', target: 'towers/0/sand/2' });
    expect(after.row).toEqual(['candy2', null, 'sand7']);
    expect(after.towers[0]?.sand).toEqual([12, 10, 7]);
    expect(settled(after).row).toEqual(['candy2', 'sand7']);
  });

  it('is torn off its tower onto the rubble', () => {
    const after = shifted(VIEW, {
      piece: 'scary4',
      source: 'towers/1/scary/0',
      target: 'rubble/1/1',
    });
    expect(after.towers[1]?.scary).toEqual([]);
    expect(after.rubble[1]).toEqual(['scary3', 'scary4']);
  });

  it('comes out of the deck to its place in the row', () => {
    const after = shifted(VIEW, { piece: 'scary0', source: 'deck', target: 'row/1' });
    expect([after.deck, after.row]).toEqual([4, ['candy2', 'scary0', 'sand7', 'sand7']]);
  });

  it('goes to the discard, and from there into a new deck', () => {
    const discarded = shifted(VIEW, { piece: 'candy2', source: 'row/0', target: 'discard' });
    expect(discarded.discard).toEqual(['tree1', 'candy2']);
    expect(shifted(discarded, { piece: 'tree1', source: 'discard', target: 'deck' }).deck).toBe(6);
  });

  it('changes nothing of the view before', () => {
    const before = structuredClone(VIEW);
    shifted(VIEW, { piece: 'sand7', source: 'row/1', target: 'towers/0/sand/2' });
    expect(VIEW).toEqual(before);
  });

  it('that nobody may see moves nothing', () => {
    expect(shifted(VIEW, { piece: null, source: 'deck', target: 'row/0' })).toBe(VIEW);
  });
});
