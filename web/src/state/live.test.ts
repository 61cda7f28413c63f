import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Trouble } from '../net/trouble';
import { LiveTable, type Moment } from './live.svelte';

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
    this.sent.push(JSON.parse(text));
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
  type: 'state', protocol: 1, seq: 3, play_seq: 3, table: { seats: [], you: { seats: [0] } }, clock: null, chat: [],
  seat: 0, view: { deck: 9, row: ['candy2'] }, online: [0],
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
  Socket.last.tell({ type: 'update', seq: 4, events: [{ kind: 'move', seat: 0, move: 'pass', changes: [] }], view: { deck: 8 } });
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

it('says why a command was refused', async () => {
  const refused = live.move('bid 9');
  const [sent] = Socket.last.commands('move');
  Socket.last.tell({ type: 'refused', id: sent!.id, error: { code: 'server/stale', args: {}, message: 'Look again.' } });
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
  Socket.last.tell({ type: 'carry', seat: 1, piece: 'brown-small', pose: [0, 0, 900, 10000, 0, 0, 0] });
  stop();
  Socket.last.tell({ type: 'carry', seat: 1, piece: null, pose: [] });
  expect(carried).toEqual([[1, 'brown-small']]);
  live.carry(null, []);
  expect(Socket.last.commands('carry')).toEqual([{ do: 'carry', piece: null, pose: [] }]);
});

it('gathers chat', () => {
  Socket.last.tell({ type: 'update', seq: 4, events: [{ kind: 'said', seat: 0, text: 'hi', phrase: '', at_ms: 5 }] });
  expect(live.chat.map((line) => line.text)).toEqual(['hi']);
});
