// What changed at an open table, for those who hear it instead of seeing it.

import type { TableFacts } from '../wire';

export interface News {
  message: string;
  args: Record<string, string>;
}

export function news(before: TableFacts, after: TableFacts): News[] {
  const told: News[] = [];
  after.seats.forEach((seat, at) => {
    const was = before.seats[at];
    const isSame = was?.kind === seat.kind && was.name === seat.name;
    if (isSame || after.you.seats.includes(at)) return;
    if (was && was.kind !== 'free' && seat.kind === 'free')
      told.push({ message: 'lobby-news-stood', args: { name: was.name } });
    if (seat.kind === 'person') told.push({ message: 'lobby-news-sat', args: { name: seat.name } });
    if (seat.kind === 'bot') told.push({ message: 'lobby-news-bot', args: { name: seat.name } });
  });
  if (!before.you.is_host && after.you.is_host) told.push({ message: 'lobby-news-host', args: {} });
  if (terms(before) !== terms(after)) told.push({ message: 'lobby-news-terms', args: {} });
  return told;
}

function terms({ options, clock_rules, away_s, title }: TableFacts): string {
  return JSON.stringify([options, clock_rules, away_s, title]);
}
