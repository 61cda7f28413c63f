// The live connection to a table. It comes back by itself, and says how it is.

import type { ClientMessage, ServerMessage } from '../wire';

export type Health = 'connecting' | 'live' | 'lost' | 'offline' | 'restarting' | 'refused';

export interface Listener {
  /** Where to go on: asked before each try. */
  query(): string;
  heard(message: ServerMessage): void;
  changed(health: Health): void;
}

const SILENCE_MS = 12_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const REFUSED = 4000;

export class Line {
  health: Health = 'connecting';
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #isRestarting = false;
  readonly #path: string;
  readonly #listener: Listener;

  constructor(path: string, listener: Listener) {
    this.#path = path;
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** `false` if nobody can hear it now. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isOver = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    if (this.#socket) hangUp(this.#socket);
  }

  #open(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(
      `${scheme}//${location.host}${this.#path}?${this.#listener.query()}`,
    );
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lose(code);
    };
    this.#listen();
  }

  #hear(frame: string): void {
    this.#listen();
    for (const text of frame.split('\n')) {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'beat') {
        this.#arrive();
        this.send({ do: 'beat', t: message.t });
        this.#listener.heard(message);
      } else if (message.type === 'closing') {
        this.#isRestarting = message.why === 'restart';
        this.#wait = message.retry_ms;
      } else {
        if (message.type !== 'refused') this.#arrive();
        this.#listener.heard(message);
      }
    }
  }

  #arrive(): void {
    this.#isRestarting = false;
    this.#wait = FIRST_WAIT_MS;
    this.#become('live');
  }

  /** The server gives a sign of life every few seconds: without one the line is dead. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE_MS);
  }

  #lose(code: number): void {
    clearTimeout(this.#silence);
    if (this.#isOver) return;
    if (code === REFUSED) {
      this.#become('refused');
      return;
    }
    this.#become(this.#isRestarting ? 'restarting' : navigator.onLine ? 'lost' : 'offline');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#isOver || this.health === 'refused') return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#open();
  };

  #gone = (): void => {
    // A phone that loses its network may keep a dead socket for minutes.
    this.#socket?.close();
    if (this.health !== 'refused') this.#become('offline');
  };

  #become(health: Health): void {
    if (this.health === health) return;
    this.health = health;
    this.#listener.changed(health);
  }
}

/** A browser complains about a socket that is closed before it was open. */
function hangUp(socket: WebSocket): void {
  socket.onmessage = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
