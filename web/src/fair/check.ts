// Was the deck fair? The browser's own part of the check: it needs nothing but the record.
//
// Before the match the dealer publishes a seal, the hash of a secret; at the end the secret is
// opened. Every event of the record carries a hash over itself and all before it. How both are
// made is told in docs/record.md.

export interface MatchRecord {
  format: string;
  version: number;
  events: readonly MatchEvent[];
}

interface MatchEvent {
  kind: string;
  hash: string;
  [field: string]: unknown;
}

export interface ChainCheck {
  events: number;
  /** The number of the first event that does not fit its hash. */
  firstWrong: number | null;
}

const HASH_DIGITS = 16;

/** Browsers hash only on safe pages (https, or this very machine). */
export function canCheckHere(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Whether the opened secret is the one that was sealed. */
export async function checkSeal(seed: string, commit: string): Promise<boolean> {
  const secret = bytesOf(seed);
  return secret !== null && (await sha256(secret)) === commit.toLowerCase();
}

/** What was sealed, and with what it was opened; a match that went on elsewhere has several. */
export function sealsOf({ events }: MatchRecord): { commit: string; seed: string }[] {
  const commits = events.flatMap(({ commit }) => (typeof commit === 'string' ? [commit] : []));
  const seeds = (events.at(-1)?.seeds ?? []) as readonly string[];
  return commits.map((commit, i) => ({ commit, seed: seeds[i] ?? '' }));
}

/** Follow the hashes from the first event to the last. */
export async function checkChain(record: MatchRecord): Promise<ChainCheck> {
  const events = record.events.length;
  let link = '';
  for (const [number, { hash, ...event }] of record.events.entries()) {
    const text = link + sortedJson(event);
    const digest = await sha256(new TextEncoder().encode(text));
    if (digest.slice(0, HASH_DIGITS) !== hash) return { events, firstWrong: number };
    link = hash;
  }
  return { events, firstWrong: null };
}

/** The same text for the same data, everywhere: sorted keys, no blanks. */
export function sortedJson(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(sortedJson).join()}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  const fields = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${sortedJson(value)}`).join()}}`;
}

/** A hash as people compare it: in groups of four, the middle left out. */
export function shortHash(digits: string): string {
  const groups = digits.match(/.{1,4}/g) ?? [];
  return groups.length > 6
    ? `${groups.slice(0, 3).join(' ')} … ${groups.slice(-2).join(' ')}`
    : groups.join(' ');
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(hexadecimal)) return null;
  return Uint8Array.from(hexadecimal.match(/../g)!, (digits) => parseInt(digits, 16));
}
