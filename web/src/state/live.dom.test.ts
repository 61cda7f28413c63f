import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from '../net/trouble';
import { PROTOCOL } from '../wire';
import { LiveTable, type Moment } from './live.svelte';
import { version } from './version.svelte';

class Socket {
  static last: Socket;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Socket.OPEN;
  sent: { do: string; id?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string; id?: string });
  }
  close(code = 1006): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  commands(name: string): { do: string; id?: string }[] {
    return this.sent.filter((message) => message.do === name);
  }
}

const STATE = {
  type: 'state',
  protocol: PROTOCOL,
  seq: 3,
  play_seq: 3,
  table: { seats: [], you: { seats: [0] } },
  clock: null,
  chat: [],
  seat: 0,
  view: { deck: 9, row: ['candy2'] },
  online: [0],
};
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  live = new LiveTable('abc');
  Socket.last.tell(STATE);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('puts what is other over what was known', () => {
  const moments: Moment[] = [];
  live.onMoment((moment) => moments.push(moment));
  Socket.last.tell({
    type: 'update',
    seq: 4,
    events: [{ kind: 'move', seat: 0, move: 'pass', changes: [] }],
    view: { deck: 8 },
  });
  expect(live.view).toEqual({ deck: 8, row: ['candy2'] });
  expect(moments[0]).toMatchObject({ seq: 4, before: { deck: 9 }, after: { deck: 8 } });
});

it('leaves out what it has heard already', () => {
  Socket.last.tell({ type: 'update', seq: 3, events: [], view: { deck: 1 } });
  expect(live.view).toMatchObject({ deck: 9 });
});

it('sends a command again after the line was lost, under the same id', async () => {
  const done = live.move('pass');
  const [first] = Socket.last.commands('move');
  Socket.last.close();
  vi.advanceTimersByTime(400);
  expect(Socket.last.commands('move')).toEqual([]);
  Socket.last.tell({ type: 'beat', t: 1 });
  expect(Socket.last.commands('move')).toEqual([first]);
  expect(live.waiting).toBe(1);
  Socket.last.tell({ type: 'done', id: first!.id, seq: 4 });
  await done;
  expect(live.waiting).toBe(0);
});

it('goes by the clock of the server, also when that stood still', () => {
  Socket.last.tell({ type: 'beat', t: Date.now() - 25_000 });
  expect(live.clockSkewMs).toBe(-25_000);
});

it('says why a command was refused', async () => {
  const refused = live.move('bid 9');
  const [sent] = Socket.last.commands('move');
  Socket.last.tell({
    type: 'refused',
    id: sent!.id,
    error: { code: 'server/stale', args: {}, message: 'Look again.' },
  });
  await expect(refused).rejects.toThrow(Trouble);
});

it('goes on after the last entry that it has', () => {
  Socket.last.close();
  vi.advanceTimersByTime(400);
  expect(Socket.last.url).toContain('after=3');
});

it('tells where others hold a piece, and shows where one holds it', () => {
  const carried: unknown[] = [];
  const stop = live.onCarry(({ seat, piece }) => carried.push([seat, piece]));
  Socket.last.tell({
    type: 'carry',
    seat: 1,
    piece: 'brown-small',
    pose: [0, 0, 900, 10000, 0, 0, 0],
  });
  stop();
  Socket.last.tell({ type: 'carry', seat: 1, piece: null, pose: [] });
  expect(carried).toEqual([[1, 'brown-small']]);
  live.carry(null, []);
  expect(Socket.last.commands('carry')).toEqual([{ do: 'carry', piece: null, pose: [] }]);
});

describe('what can be chosen', () => {
  const offer = (at: number) => ({ type: 'choices', at, seat: 0, plan: '', choices: { at } });
  const answer = (plan: string, at = 4) => ({ ...offer(at), plan });
  const update = { type: 'update', seq: 4, events: [], view: { deck: 8 }, choices: offer(4) };

  it('comes along with what happens, and is not asked for', () => {
    expect(Socket.last.url).toContain('choices=1');
    expect(live.choices).toBeNull();
    Socket.last.tell(update);
    expect(live.choices).toEqual(offer(4));
    Socket.last.tell({ ...STATE, seq: 5, play_seq: 5, choices: offer(5) });
    expect(live.choices).toEqual(offer(5));
    expect(Socket.last.commands('choices')).toEqual([]);
  });

  it('is nothing when the play goes on without it, and stays when people talk', () => {
    Socket.last.tell(update);
    Socket.last.tell({ type: 'update', seq: 5, events: [] });
    expect(live.choices).toEqual(offer(4));
    Socket.last.tell({ type: 'update', seq: 6, events: [], view: { deck: 7 } });
    expect(live.choices).toBeNull();
  });

  it('is asked for with a plan, and known at once without one', () => {
    Socket.last.tell(update);
    live.askChoices('build sand7');
    expect(Socket.last.commands('choices')).toEqual([{ do: 'choices', plan: 'build sand7' }]);
    Socket.last.tell(answer('build sand7'));
    expect(live.choices).toEqual(answer('build sand7'));
    live.askChoices('');
    expect(live.choices).toEqual(offer(4));
    expect(Socket.last.commands('choices')).toHaveLength(1);
  });

  it('is not what was planned before, or before the play went on', () => {
    Socket.last.tell(update);
    live.askChoices('build sand7');
    live.askChoices('build tree9');
    Socket.last.tell(answer('build sand7'));
    expect(live.choices).toEqual(offer(4));
    Socket.last.tell({ ...update, seq: 5, choices: offer(5) });
    Socket.last.tell(answer('build tree9', 5));
    expect(live.choices).toEqual(offer(5));
  });

  it('is asked for again after the line was lost, for the same plan', () => {
    Socket.last.tell(update);
    live.askChoices('build sand7');
    Socket.last.close();
    vi.advanceTimersByTime(400);
    Socket.last.tell({ type: 'presence', online: [0], spectators: 0 });
    expect(Socket.last.commands('choices')).toEqual([{ do: 'choices', plan: 'build sand7' }]);
  });

  it('is asked for again with everything that is known, unless the play has gone on', () => {
    live.askChoices('build sand7');
    Socket.last.tell({ ...STATE, choices: offer(3) });
    expect(Socket.last.commands('choices')).toHaveLength(2);
    Socket.last.tell({ ...STATE, seq: 6, play_seq: 6, choices: offer(6) });
    expect(Socket.last.commands('choices')).toHaveLength(2);
    expect(live.choices).toEqual(offer(6));
  });
});

describe('a server of another version', () => {
  beforeEach(() => {
    // The page is not loaded again by itself: it has been once.
    sessionStorage.setItem('steeple-reloaded-for', '1 3');
    version.isOutdated = false;
  });

  it('is told which protocol this client speaks', () => {
    expect(Socket.last.url).toContain(`protocol=${PROTOCOL}`);
  });

  it('is not understood, and not asked again', () => {
    Socket.last.tell({ ...STATE, protocol: 1, seq: 9, view: { deck: 'none' } });
    expect(version.isOutdated).toBe(true);
    expect(live.view).toEqual(STATE.view);
    const last = Socket.last;
    vi.advanceTimersByTime(60_000);
    expect(Socket.last).toBe(last);
  });

  it('says so itself', () => {
    const error = { code: 'server/reload', args: { protocol: 3 }, message: 'Load again.' };
    Socket.last.tell({ type: 'refused', id: null, error });
    expect(version.isOutdated).toBe(true);
  });
});

it('gathers chat', () => {
  Socket.last.tell({
    type: 'update',
    seq: 4,
    events: [{ kind: 'said', seat: 0, text: 'hi', phrase: '', at_ms: 5 }],
  });
  expect(live.chat.map((line) => line.text)).toEqual(['hi']);
});
