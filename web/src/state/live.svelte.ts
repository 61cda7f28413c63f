// One table, live: what the server told, kept up to date, and what the person does there.

import { chance } from '../net/api';
import { Line, type Health } from '../net/line';
import { RELOAD, Trouble, type Why } from '../net/trouble';
import { PROTOCOL } from '../wire';
import type {
  Carry,
  ChatFacts,
  Choices,
  ClockFacts,
  Command,
  ServerMessage,
  State,
  TableFacts,
  Told,
  Update,
} from '../wire';
import { words } from '../words/words.svelte';
import { fallBehind } from './version.svelte';

type View = Record<string, unknown>;

/** Something that happened, and the view before and after it. */
export interface Moment {
  seq: number;
  events: Told[];
  before: View | null;
  after: View | null;
}

/** Without what is added when it is sent. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

interface Pending {
  message: Command;
  done(): void;
  refused(problem: Trouble): void;
}

const MOST_CHAT = 200;

export class LiveTable {
  health = $state<Health>('connecting');
  refusal = $state.raw<Why | null>(null);
  facts = $state.raw<TableFacts | null>(null);
  view = $state.raw<View | null>(null);
  clock = $state.raw<ClockFacts | null>(null);
  /** The server's time minus ours. */
  clockSkewMs = 0;
  chat = $state.raw<ChatFacts[]>([]);
  seat = $state<number | null>(null);
  online = $state.raw<number[]>([]);
  spectators = $state(0);
  seq = $state(0);
  /** The last entry that was about the play: what a move is made upon. */
  playSeq = $state(0);
  /** How many commands wait for their answer. */
  waiting = $state(0);
  /** What the server says one can choose, for the plan that was asked about last. */
  choices = $state.raw<Choices | null>(null);
  readonly id: string;

  #line: Line;
  #pending = new Map<string, Pending>();
  #listeners = new Set<(moment: Moment) => void>();
  #carryListeners = new Set<(carry: Carry) => void>();
  #wished: number | null;
  /** What is planned, as it was asked about last; any change of the play ends it. */
  #plan = '';
  /** What can be chosen with nothing planned: it comes along with each change of the play. */
  #offer: Choices | null = null;

  constructor(id: string, seat: number | null = null) {
    this.id = id;
    this.#wished = seat;
    this.#line = new Line(`/api/tables/${encodeURIComponent(id)}/socket`, {
      query: () => this.#query(),
      heard: (message) => this.#hear(message),
      changed: (health) => this.#become(health),
    });
  }

  close(): void {
    this.#line.close();
    for (const pending of this.#pending.values()) pending.refused(Trouble.offline());
    this.#pending.clear();
  }

  /** Be told of each moment, in order; returns how to stop. */
  onMoment(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Be told where others hold a piece just now; returns how to stop. */
  onCarry(listener: (carry: Carry) => void): () => void {
    this.#carryListeners.add(listener);
    return () => this.#carryListeners.delete(listener);
  }

  /** Do something; resolves once it is on the server's disk. Sent again until it is answered. */
  do(wish: Wish): Promise<void> {
    const message = { ...wish, id: chance() };
    this.waiting += 1;
    return new Promise<void>((resolve, reject) => {
      this.#pending.set(message.id, { message, done: resolve, refused: reject });
      this.#line.send(message);
    }).finally(() => (this.waiting -= 1));
  }

  move(notation: string): Promise<void> {
    return this.do({ do: 'move', move: notation, at: this.seq });
  }

  /** Show the others where one holds a piece; `null` once it is put back. What gets lost is no loss. */
  carry(piece: string | null, pose: number[]): void {
    this.#line.send({ do: 'carry', piece, pose });
  }

  /** See through another of one's own seats. */
  look(seat: number): void {
    this.#wished = seat;
    this.#line.send({ do: 'look', seat });
  }

  /** Ask what can be chosen; the answer comes into `choices`, at once if nothing is planned. */
  askChoices(plan: string): void {
    this.#plan = plan;
    if (plan) this.#line.send({ do: 'choices', plan });
    else this.choices = this.#offer;
  }

  isMine(seat: number): boolean {
    return this.facts?.you.seats.includes(seat) ?? false;
  }

  #query(): string {
    const query = new URLSearchParams({
      lang: words.language,
      protocol: String(PROTOCOL),
      choices: '1',
    });
    if (this.seq) query.set('after', String(this.seq));
    if (this.#wished !== null) query.set('seat', String(this.#wished));
    return query.toString();
  }

  #become(health: Health): void {
    this.health = health;
    if (health !== 'live') return;
    // What was not answered may not have arrived: the server does it once at most.
    for (const { message } of this.#pending.values()) this.#line.send(message);
    if (this.#plan) this.askChoices(this.#plan);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.#begin(message);
      case 'update':
        return this.#follow(message);
      case 'done':
        this.#pending.get(message.id)?.done();
        this.#pending.delete(message.id);
        return;
      case 'refused':
        return this.#refuse(message.id, message.error);
      case 'presence':
        this.online = message.online;
        this.spectators = message.spectators;
        return;
      case 'choices':
        // An answer about what is not planned any more is of no use.
        if (message.plan === this.#plan) this.choices = message;
        return;
      case 'carry':
        for (const listener of this.#carryListeners) listener(message);
        return;
      case 'beat':
        // The server's clock stands still while the server does.
        this.clockSkewMs = message.t - Date.now();
        return;
      case 'closing':
        // Heard by the line itself.
        return;
      case 'legal':
      case 'preview':
        // Answers to questions that this client does not ask.
        return;
    }
  }

  #refuse(id: string | null, error: Why & { message: string }): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (pending && id !== null) {
      this.#pending.delete(id);
      pending.refused(new Trouble(error));
    } else {
      this.refusal = error;
      if (error.code === RELOAD) this.#fallBehind(Number(error.args.protocol));
    }
  }

  /** What is planned, or under way to the server, keeps the page from being loaded again by itself. */
  #fallBehind(protocol: number): void {
    this.#line.close();
    fallBehind(protocol, this.#plan === '' && this.waiting === 0);
  }

  #begin(state: State): void {
    if (state.protocol !== PROTOCOL) return this.#fallBehind(state.protocol);
    const before = this.view;
    const isSame = state.play_seq === this.playSeq && state.seat === this.seat;
    const plan = isSame ? this.#plan : '';
    this.facts = state.table;
    this.clock = state.clock;
    if (state.clock) this.clockSkewMs = state.clock.now_ms - Date.now();
    this.chat = state.chat;
    this.seat = state.seat;
    this.view = state.view;
    this.online = state.online;
    this.seq = state.seq;
    this.playSeq = state.play_seq;
    this.#offer = state.choices ?? null;
    this.askChoices('');
    if (plan) this.askChoices(plan);
    this.#tell({ seq: state.seq, events: [], before, after: state.view });
  }

  #follow(update: Update): void {
    if (update.seq <= this.seq) return;
    const before = this.view;
    if (update.table) this.facts = update.table;
    if (update.clock !== undefined) {
      this.clock = update.clock;
      if (update.clock) this.clockSkewMs = update.clock.now_ms - Date.now();
    }
    if (update.view) {
      this.view = { ...before, ...update.view };
      this.playSeq = update.seq;
      this.#offer = update.choices ?? null;
      this.askChoices('');
    }
    this.seq = update.seq;
    this.#gatherChat(update);
    this.#tell({ seq: update.seq, events: update.events, before, after: this.view });
  }

  #gatherChat(update: Update): void {
    const said = update.events.filter((event) => event.kind === 'said');
    if (!said.length) return;
    const lines = said.map(({ at_ms, seat, text, phrase }) => ({
      seq: update.seq,
      at_ms,
      seat,
      text,
      phrase,
    }));
    this.chat = [...this.chat, ...lines].slice(-MOST_CHAT);
  }

  #tell(moment: Moment): void {
    for (const listener of this.#listeners) listener(moment);
  }
}
