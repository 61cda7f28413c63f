import { describe, expect, test } from 'vitest';
import { wanted } from './code';

describe('a code', () => {
  test.each(['plum-gable-274', ' plum gable 274 ', 'plum.gable.274', 'plum – gable – 274'])(
    'is read as it is said: %s',
    (typed) => {
      expect(wanted(typed)).toEqual({ kind: 'invite', invite: 'plum-gable-274' });
    },
  );

  test('is found in an invitation', () => {
    expect(wanted('https://steeple.example/join/plum-gable-274?x=1')).toEqual({
      kind: 'invite',
      invite: 'plum-gable-274',
    });
  });

  test('may be a link to watch', () => {
    expect(wanted('steeple.example/watch/s9xex6m87sm6dn')).toEqual({
      kind: 'page',
      path: '/watch/s9xex6m87sm6dn',
    });
  });

  test('of nothing leads nowhere', () => {
    expect(wanted('  - ')).toBeNull();
  });
});
