import type { TableSummary } from '../wire';

/** Where one must act first, then what is going on, then what has not begun, then the past. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort(
    (one, other) => rank(one) - rank(other) || other.changed_ms - one.changed_ms,
  );
}

function rank({ status, is_my_turn }: TableSummary): number {
  if (is_my_turn && status === 'playing') return 0;
  return { playing: 1, open: 2, over: 3 }[status];
}

/** The names of those who sit there with the reader, who may have brought others to the same screen. */
export function others({ names, you, kinds }: TableSummary): string[] {
  // Servers of an older version do not tell which seats are whose.
  return names.filter((name, seat) => name && kinds?.[seat] !== 'free' && seat !== you?.[0]);
}

export function freeSeats({ kinds }: TableSummary): number {
  return kinds?.filter((kind) => kind === 'free').length ?? 0;
}
