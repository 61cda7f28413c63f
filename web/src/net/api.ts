// Everything that is not live, over plain HTTP. The paths and types are those of docs/protocol.md.

import { fallBehind } from '../state/version.svelte';
import { PROTOCOL } from '../wire';
import type {
  DealFacts,
  DealTable,
  ErrorFacts,
  Failure,
  GameFacts,
  Lesson,
  Me,
  Myself,
  NewTable,
  NewTableFacts,
  Replay,
  State,
  Story,
  TableSummary,
} from '../wire';
import { words } from '../words/words.svelte';
import { RELOAD, Trouble } from './trouble';

export async function ask<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const headers: Record<string, string> = {
    'accept-language': words.language,
    'steeple-protocol': String(PROTOCOL),
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    response = await fetch(path, { method, headers, ...init });
  } catch {
    throw Trouble.offline();
  }
  let data: unknown;
  try {
    data = await response.json();
  } catch {
    // Something between us and the server answered.
    throw Trouble.offline();
  }
  if (!response.ok) throw refused((data as Failure).error);
  return data as Answer;
}

function refused(error: ErrorFacts): Trouble {
  if (error.code === RELOAD) fallBehind(Number(error.args.protocol), false);
  return new Trouble(error);
}

export const api = {
  games: () => ask<GameFacts[]>('GET', '/api/games'),
  deal: (day: string) => ask<DealFacts>('GET', `/api/deals/${encodeURIComponent(day)}`),
  playDeal: (name: string) => ask<DealTable>('POST', '/api/deals/today', { name }),
  me: () => ask<Me>('GET', '/api/me'),
  chooseMe: (chosen: Myself) => ask<Me>('POST', '/api/me', chosen),
  myTables: () => ask<TableSummary[]>('GET', '/api/me/tables'),
  openTable: (table: NewTable) => ask<NewTableFacts>('POST', '/api/tables', table),
  invited: (invite: string) => ask<State>('GET', `/api/invites/${encodeURIComponent(invite)}`),
  lesson: (game: string, moves: string[], plan: string) =>
    ask<Lesson>('POST', `/api/lessons/${game}`, { moves, plan }),
  story: (id: string, after: number) =>
    ask<Story>('GET', `/api/tables/${encodeURIComponent(id)}/story?after=${after}`),
  replay: (id: string) => ask<Replay>('GET', `/api/tables/${encodeURIComponent(id)}/replay`),
};

/** Something that nobody else chooses: a command's id, a seat's own part of the dealer's draws. */
export function chance(bytes = 12): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
