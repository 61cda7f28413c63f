import { expect, test } from 'vitest';
import { isEnded, readRecord } from './record';

const record = {
  format: 'steeple',
  version: 1,
  events: [
    { kind: 'setup', commit: 'aa', hash: '1' },
    { kind: 'move', hash: '2' },
    { kind: 'commit', commit: 'bb', hash: '3' },
    { kind: 'end', seeds: ['cc', 'dd'], hash: '4' },
  ],
};

test('a record is read', () => expect(readRecord(JSON.stringify(record))).toEqual(record));

test('other files are not records', () => {
  for (const text of [
    '',
    'no json',
    'null',
    '[]',
    '{"format":"steeple"}',
    '{"format":"steeple","events":[3]}',
  ]) {
    expect(readRecord(text), text).toBeNull();
  }
});

test('the secret is open when the match has ended', () => {
  expect(isEnded(record)).toBe(true);
  expect(isEnded({ ...record, events: record.events.slice(0, 3) })).toBe(false);
});
