import { expect, test } from 'vitest';
import type { Verified } from '../wire';
import type { MatchRecord } from './check';
import { findHere, foundThere } from './proof';
import sample from './sample.record.json';

const record = sample as unknown as MatchRecord;
const seal = String(record.events[0]!.commit);

test('a true record fits the seal that was shown, and its chain holds', async () => {
  const found = await findHere(record, seal);
  expect(found.map(({ isGood }) => isGood)).toEqual([true, true]);
  expect(found[1]!.args).toEqual({ count: record.events.length });
});

test('a record with another seal than the one that was shown is found out', async () => {
  const [first] = await findHere(record, '00'.repeat(32));
  expect(first).toMatchObject({ isGood: false, message: 'fair-seal-broken' });
});

test('what the server found is told with its reason', () => {
  const problem = { code: 'play/wrong-draw', args: { event: 7 }, message: 'Event 7 …' };
  expect(
    foundThere({ is_fair: true, problem: null, draws: 81 } as unknown as Verified),
  ).toMatchObject({ isGood: true, args: { count: 81 } });
  expect(foundThere({ is_fair: false, problem } as unknown as Verified)).toMatchObject({
    isGood: false,
    why: problem,
  });
});
