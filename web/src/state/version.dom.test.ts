import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fallBehind, loadAgain, version } from './version.svelte';

const reload = vi.fn();
const deleted: string[] = [];
let isThere = true;

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () =>
    isThere ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('no network')),
  );
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['steeple-shell-1', 'steeple-shell-2', 'steeple-replays-2']),
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  sessionStorage.clear();
  document.body.replaceChildren();
  deleted.length = 0;
  isThere = true;
  version.isOutdated = false;
});

const settle = () => vi.waitFor(() => expect(reload).toHaveBeenCalled());

it('loads an idle page again by itself, but only once for each protocol', async () => {
  fallBehind(3, true);
  expect(version.isOutdated).toBe(true);
  await settle();
  reload.mockReset();
  // The reload brought the same page once more.
  fallBehind(3, true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  fallBehind(4, true);
  await settle();
  reload.mockReset();
  fallBehind(3, true);
  fallBehind(4, true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});

it('leaves a page on which something is being done to the person', async () => {
  fallBehind(3, false);
  const field = document.createElement('input');
  field.value = 'See you on Thurs';
  document.body.append(field);
  field.focus();
  fallBehind(3, true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(version.isOutdated).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('forgets the old client, and nothing else, before it loads the new one', async () => {
  await loadAgain();
  expect(deleted).toEqual(['steeple-shell-1', 'steeple-shell-2']);
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the old client while the server is not there', async () => {
  isThere = false;
  await expect(loadAgain()).rejects.toMatchObject({ code: 'web/trouble-offline' });
  expect(deleted).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});
