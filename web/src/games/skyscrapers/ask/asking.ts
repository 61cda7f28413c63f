// What one is asked in one's own turn, in words.

import { sayWhy } from '../../../net/trouble';
import { list, t } from '../../../words/words.svelte';
import type { Outlook, TurnChoices } from '../facts';
import { ownersOf, sayLevel } from '../say';
import type { Turn } from '../play/turn.svelte';

/** The question itself. */
export function sayAsked(turn: Turn, { may_be_done, actions_left }: TurnChoices): string {
  const { site, cell, use, verb } = turn;
  if (site) return t('sky-ask-site', { use: use ?? 'flat', level: sayLevel(site.at[2] ?? 0) });
  if (cell) return t('sky-ask-cell', { way: cell.way, level: sayLevel(cell.cell[2] ?? 0) });
  switch (verb) {
    case 'add':
      return t('sky-ask-add');
    case 'build':
      return t(turn.card === null ? 'sky-ask-card' : 'sky-ask-where');
    case 'move':
    case 'shift':
      return t(turn.worker === null ? 'sky-ask-worker' : 'sky-ask-whereto');
    case null:
      return may_be_done ? t('sky-ask-touched') : t('sky-ask', { count: actions_left });
  }
}

/** A sentence more, where the question alone does not say how to answer it. */
export function sayHelp(turn: Turn, choices: TurnChoices): string {
  const { verb } = turn;
  if (turn.site || turn.cell) return '';
  if (verb === null)
    return choices.may_be_done
      ? t('sky-ask-touched-text')
      : sayClosed(choices) || t('sky-ask-text');
  if (verb === 'build' && turn.card === null) return t('sky-ask-card-text');
  if (verb === 'move' && turn.worker === null) return t('sky-ask-worker-text');
  return '';
}

/** Why one of the three actions can't be done now. */
function sayClosed({ verbs }: TurnChoices): string {
  const closed = new Map<string, string[]>();
  for (const { verb, why } of verbs)
    if (why) {
      const said = sayWhy(why);
      closed.set(said, [...(closed.get(said) ?? []), t(`sky-verb-${verb}`)]);
    }
  return [...closed]
    .map(([why, names]) => t('sky-verb-closed', { verb: list(names), why }))
    .join(' ');
}

/** Its consequences besides the points. */
export function sayOutcomes(outlook: Outlook, names: readonly string[]): string {
  const { encloses } = outlook;
  return [
    ...(outlook.is_last_card ? [t('sky-if-last')] : []),
    ...(encloses.length
      ? [t('sky-if-encloses', { count: encloses.length, names: ownersOf(encloses, names) })]
      : []),
  ].join(' ');
}

/** What the main button waits for, while nothing can be confirmed. */
export function sayWanted({ verb, card, worker }: Turn): string {
  if (verb === null) return t('sky-button-choose');
  if (verb === 'build') return t(card === null ? 'sky-button-card' : 'sky-button-site');
  return t(verb !== 'add' && worker === null ? 'sky-button-worker' : 'sky-button-cell');
}
