// What was seen on a real table, in the notation of a referee.

import type { Landing } from '../facts';

export function writeVerdict(
  outcome: 'held' | 'fell' | 'collapsed',
  workers: readonly number[] = [],
  stands: readonly Landing[] = [],
  lies: readonly number[] = [],
  /** Who did it, if that was not who acted. */
  by: number | null = null,
): string {
  const parts: string[] = [outcome];
  if (by !== null) parts.push(`by=${by}`);
  if (workers.length) parts.push(`workers=${[...workers].sort((a, b) => a - b).join()}`);
  if (stands.length)
    parts.push(
      `stands=${[...stands]
        .sort((a, b) => a.worker - b.worker)
        .map(({ worker, cell }) => `${worker}@${cell.join()}`)
        .join(';')}`,
    );
  if (lies.length) parts.push(`lies=${[...lies].sort((a, b) => a - b).join()}`);
  return parts.join(' ');
}
