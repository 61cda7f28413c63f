// @vitest-environment node
import { expect, it } from 'vitest';
import { withoutComments } from './words';

it('leaves what is for translators at home', () => {
  expect(withoutComments('# about\n\nname = Steeple\nlong =\n    # inside stays\n    text')).toBe(
    'name = Steeple\nlong =\n    # inside stays\n    text',
  );
});
