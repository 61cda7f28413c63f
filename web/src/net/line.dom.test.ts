import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../wire';
import { Line, type Health } from './line';

/** A socket whose other end is the test. */
class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState: number = Socket.OPEN;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1006): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }
  tell(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join('\n') });
  }
}

describe('the line to a table', () => {
  let heard: ServerMessage[];
  let healths: Health[];
  let line: Line;
  const last = (): Socket => Socket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    [Socket.all, heard, healths] = [[], [], []];
    line = new Line('/socket', {
      query: () => `after=${heard.length}`,
      heard: (message) => heard.push(message),
      changed: (health) => healths.push(health),
    });
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('hears several messages in one frame, and sends signs of life back', () => {
    last().tell({ type: 'beat', t: 7 }, { type: 'presence', online: [], spectators: 0 });
    expect(last().sent).toEqual(['{"do":"beat","t":7}']);
    expect(heard.map(({ type }) => type)).toEqual(['beat', 'presence']);
    expect(healths).toEqual(['live']);
  });

  it('hangs up once it is through, if it was closed before', () => {
    last().readyState = Socket.CONNECTING;
    line.close();
    expect(last().readyState).toBe(Socket.CONNECTING);
    last().readyState = Socket.OPEN;
    last().onopen?.();
    expect(last().readyState).toBe(Socket.CLOSED);
  });

  it('comes back where it was after it was lost', () => {
    last().tell({ type: 'presence', online: [], spectators: 0 });
    last().close();
    expect(healths).toEqual(['live', 'lost']);
    vi.advanceTimersByTime(400);
    expect(Socket.all).toHaveLength(2);
    expect(last().url).toMatch(/after=1$/);
    last().tell({ type: 'beat', t: 1 });
    expect(healths.at(-1)).toBe('live');
  });

  it('waits longer each time that nobody answers', () => {
    for (let tries = 0; tries < 8; tries++) {
      last().close();
      vi.advanceTimersByTime(60_000);
    }
    const before = Socket.all.length;
    last().close();
    vi.advanceTimersByTime(5_000);
    expect(Socket.all).toHaveLength(before);
    vi.advanceTimersByTime(6_000);
    expect(Socket.all).toHaveLength(before + 1);
  });

  it('takes long silence for a dead line', () => {
    last().tell({ type: 'beat', t: 1 });
    vi.advanceTimersByTime(12_001);
    expect(healths.at(-1)).toBe('lost');
  });

  it('says that the server restarts when the server said so', () => {
    last().tell({ type: 'closing', why: 'restart', retry_ms: 1000 });
    last().close(1012);
    expect(healths.at(-1)).toBe('restarting');
  });

  it('stays away after a refusal', () => {
    last().tell({
      type: 'refused',
      id: null,
      error: { code: 'server/no-such-table', args: {}, message: '' },
    });
    last().close(4000);
    vi.advanceTimersByTime(60_000);
    expect(healths.at(-1)).toBe('refused');
    expect(Socket.all).toHaveLength(1);
  });

  it('is quiet once it was closed', () => {
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });
});
