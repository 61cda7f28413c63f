import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { version } from '../state/version.svelte';
import { PROTOCOL } from '../wire';
import { api } from './api';

const asked: RequestInit[] = [];

function answer(status: number, body: object): void {
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

const failure = (code: string) => ({ error: { code, args: { protocol: 3 }, message: '' } });

beforeEach(() => {
  asked.length = 0;
  version.isOutdated = false;
});
afterEach(() => vi.unstubAllGlobals());

it('says which protocol it speaks', async () => {
  answer(200, []);
  await api.games();
  expect(asked[0]!.headers).toMatchObject({ 'steeple-protocol': String(PROTOCOL) });
});

it('learns from a refusal that the server was updated, and only from that one', async () => {
  answer(404, failure('server/no-such-table'));
  await expect(api.invited('plum-gable-274')).rejects.toMatchObject({
    code: 'server/no-such-table',
  });
  expect(version.isOutdated).toBe(false);
  answer(409, failure('server/reload'));
  await expect(api.invited('plum-gable-274')).rejects.toMatchObject({ code: 'server/reload' });
  expect(version.isOutdated).toBe(true);
});
