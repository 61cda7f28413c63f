// A game file that somebody chose: what can be read from it before anything is checked.

import type { MatchRecord } from '../fair/check';

/** The record in a text, or none if the text is something else. */
export function readRecord(text: string): MatchRecord | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  const { format, events } = (data ?? {}) as Partial<MatchRecord>;
  const isRecord =
    format === 'steeple' &&
    Array.isArray(events) &&
    events.every(
      (event: Partial<MatchRecord['events'][number]> | null) => typeof event?.kind === 'string',
    );
  return isRecord ? (data as MatchRecord) : null;
}

/** Whether the match ended, so that its secret is open. */
export function isEnded(record: MatchRecord): boolean {
  return record.events.at(-1)?.kind === 'end';
}
