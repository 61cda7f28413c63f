import { expect, it } from 'vitest';
import { routeOf } from './route.svelte';

it('finds the screen that an address names', () => {
  expect(routeOf('/')).toMatchObject({ screen: 'home', name: '' });
  expect(routeOf('/join/plum-gable-274')).toMatchObject({ screen: 'join', name: 'plum-gable-274' });
  expect(routeOf('/replay/abc', '?turn=12').query.get('turn')).toBe('12');
  expect(routeOf('/join/plum%20gable')).toMatchObject({ name: 'plum gable' });
});

it('is lost where nothing is', () => {
  for (const path of ['/nowhere', '/table/a/b', '/%E0%A4%A'])
    expect(routeOf(path).screen).toBe('lost');
});
