import { expect, test } from 'vitest';
import { Points, type Scores, type ToldSheet } from './points.svelte';
import { readSheets } from './sheets.svelte';

test('without kept sheets there are two empty ones', () => {
  expect(readSheets(null).map(({ name, rubble }) => [name, rubble])).toEqual([
    ['', 0],
    ['', 0],
  ]);
});

test('kept sheets come back', () => {
  const kept = [{ id: 7, name: 'Rūta', towers: { candy: [15, 10], sand: [0] }, rubble: 2 }];
  expect(readSheets(JSON.stringify(kept))).toEqual([
    {
      id: 0,
      name: 'Rūta',
      towers: { candy: [15, 10], scary: [], tree: [], scrap: [], sand: [0] },
      rubble: 2,
    },
  ]);
});

test('what can’t be read is left out', () => {
  const [sheet] = readSheets(
    '[{"name": 5, "towers": {"candy": [16, "x", 3, -1]}, "rubble": "many"}]',
  );
  expect(sheet).toMatchObject({ name: '5', rubble: 0, towers: { candy: [3] } });
  expect(readSheets('{not json')).toHaveLength(2);
});

/** A counter whose answers come when the test says so. */
function slowCounter() {
  const open: { name: string; answer: () => void; fail: () => void }[] = [];
  const count = ([sheet]: readonly ToldSheet[]) =>
    new Promise<Scores>((resolve, reject) => {
      const scores = {
        results: [{ name: sheet!.name }],
        winners: [],
        problems: [],
      } as unknown as Scores;
      open.push({
        name: sheet!.name,
        answer: () => resolve(scores),
        fail: () => reject(new Error('gone')),
      });
    });
  return { open, points: new Points(count) };
}
const sheet = (name: string): ToldSheet[] => [{ name, towers: {}, rubble: 0 }];
const settled = () =>
  new Promise<void>((resolve) =>
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))),
  );

test('while a question is open, only the newest of the others is asked', async () => {
  const { open, points } = slowCounter();
  const all = points.ask(sheet('first'));
  void points.ask(sheet('second'));
  void points.ask(sheet('third'));
  open[0]!.answer();
  await settled();
  expect(open.map(({ name }) => name)).toEqual(['first', 'third']);
  expect(points.scores).toBeNull();
  open[1]!.answer();
  await all;
  expect(points.scores?.results[0]?.name).toBe('third');
});

test('trouble takes old points away, and the next answer brings them back', async () => {
  const { open, points } = slowCounter();
  const failing = points.ask(sheet('first'));
  open[0]!.fail();
  await failing;
  expect(points.trouble).toBeInstanceOf(Error);
  const working = points.ask(sheet('second'));
  open[1]!.answer();
  await working;
  expect(points.trouble).toBeNull();
  expect(points.scores).not.toBeNull();
});
