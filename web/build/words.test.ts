// @vitest-environment node
import { expect, it } from 'vitest';
import { forPlayers, withoutComments } from './words';

it('leaves what is for translators at home', () => {
  expect(withoutComments('# about\n\nname = Steeple\nlong =\n    # inside stays\n    text')).toBe(
    'name = Steeple\nlong =\n    # inside stays\n    text',
  );
});

it('leaves what only an operator reads at home', () => {
  expect(forPlayers('closing = Back soon\nserving = At { $address }\nstore-busy = Taken')).toBe(
    'closing = Back soon\n',
  );
  expect(forPlayers('name = Steeple')).toBe('name = Steeple');
});
