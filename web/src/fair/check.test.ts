import { describe, expect, test } from 'vitest';
import { checkChain, checkSeal, sealsOf, shortHash, sortedJson, type MatchRecord } from './check';
import sample from './sample.record.json';

// Played by the Python side: `steeple.Match("five-towers", seats=2, seed=11, seat_seeds=…).record()`.
const record = sample as unknown as MatchRecord;
const commit = String(record.events[0]!.commit);
const [seed] = record.events.at(-1)!.seeds as [string];

function altered(number: number, fields: object): MatchRecord {
  const events = record.events.map((event, i) => (i === number ? { ...event, ...fields } : event));
  return { ...record, events };
}

describe('the seal', () => {
  test('fits the secret that was opened', async () => {
    expect(await checkSeal(seed, commit)).toBe(true);
  });

  test('is in the record, with what opens it', () => {
    expect(sealsOf(record)).toEqual([{ commit, seed }]);
  });

  test('does not fit another secret', async () => {
    expect(await checkSeal(`00${seed.slice(2)}`, commit)).toBe(false);
  });

  test('does not fit what is no secret at all', async () => {
    expect(await checkSeal('', commit)).toBe(false);
    expect(await checkSeal('plum-gable', commit)).toBe(false);
  });
});

describe('the chain', () => {
  test('holds from the first event to the last', async () => {
    expect(await checkChain(record)).toEqual({ events: record.events.length, firstWrong: null });
  });

  test('shows the place where an event was changed', async () => {
    const { firstWrong } = await checkChain(altered(9, { outcome: 'reveal candy0' }));
    expect(firstWrong).toBe(9);
  });

  test('shows the place where an event was left out', async () => {
    const events = record.events.filter((_, i) => i !== 12);
    expect((await checkChain({ ...record, events })).firstWrong).toBe(12);
  });
});

test('sorted JSON has sorted keys at every depth, and no blanks', () => {
  expect(sortedJson({ b: [1, { d: null, c: 'é\n' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"é\\n","d":null}]}',
  );
});

test('a long hash is shortened in its middle', () => {
  expect(shortHash('7c41e09b2fd8000000000000000090aa3e15')).toBe('7c41 e09b 2fd8 … 90aa 3e15');
  expect(shortHash('7c41e09b')).toBe('7c41 e09b');
});
