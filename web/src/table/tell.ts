// What happened, as sentences: what somebody did, who came and went, what was asked, how it ended.

import type { Told } from '../wire';
import { sayAll } from '../words/sentence';
import { list, t } from '../words/words.svelte';

const SEAT_NEWS: Record<string, string> = {
  'away-counted': 'told-away-counted',
  'away-ended': 'told-away-ended',
  'rematch-wanted': 'told-rematch-wanted',
  'taken-back': 'told-taken-back',
  'taken-over': 'told-taken-over',
  'undo-asked': 'told-undo-asked',
  'undo-refused': 'told-undo-refused',
  sat: 'told-sat',
  stood: 'told-stood',
  undone: 'told-undone',
};

/** Empty for what is not worth a sentence. */
export function tell(event: Told, names: readonly string[]): string {
  if ('said' in event) return sayAll(event.said, names);
  if (event.kind === 'seat') {
    const message = SEAT_NEWS[event.what];
    return message ? t(message, { name: names[event.seat] ?? '' }) : '';
  }
  if (event.kind !== 'end') return '';
  return t('told-end', {
    names: list(event.winners.map((seat) => names[seat] ?? '')),
    count: event.winners.length,
  });
}
