// How far what is in the hand is from its place, in numbers and in words.

import type { Hand } from '../../solid/hand/hand.svelte';
import { list, t } from '../../words/words.svelte';
import { PLACE_DEG } from './goal';

export interface Aiming {
  kind: 'card' | 'worker';
  /** How far the body has to go, right and up (or away) as the person sees it, in mm. */
  right: number;
  away: number;
  /** Whether `away` is up: the card comes from a side. */
  isUpright: boolean;
  mm: number;
  /** How far it is turned or tilted from how it has to be. */
  degrees: number;
  /** Along the way, before it touches. */
  gap: number;
  /** Of the way, from 0 (where it started) to 1. */
  done: number;
  /** It only has to be pressed in, or lowered. */
  isOver: boolean;
  isTouching: boolean;
  /** It is home: letting go counts. */
  canLetGo: boolean;
  /** The body that is in the way. */
  blocker: string | null;
  zone: Hand['zone'];
}

const EXACT_MM = 0.5;

/** “left 4 mm and up 2 mm”; “in place”; “home”. */
export function sayAim(aim: Aiming): string {
  if (aim.blocker) return sayBlocked(aim, aim.blocker);
  if (aim.canLetGo) return t(aim.zone === 'hard' ? 'sky-aim-hard' : 'sky-aim-home', { kind: aim.kind });
  if (!aim.isOver) return t(aim.isTouching ? 'sky-aim-beside' : 'sky-aim-go', { ways: sayWays(aim) });
  if (aim.degrees > PLACE_DEG) return t('sky-aim-straighten', { degrees: Math.round(aim.degrees) });
  return t('sky-aim-press', { kind: aim.kind });
}

/** What is in the way, and where to go instead. */
function sayBlocked(aim: Aiming, blocker: string): string {
  const ways = sayWays(aim);
  const blocked = t('sky-aim-blocked', { what: blocker.split('-')[0]! });
  return ways ? `${blocked} ${t('sky-aim-go', { ways })}` : blocked;
}

function sayWays({ right, away, isUpright }: Aiming): string {
  const ways: string[] = [];
  const add = (mm: number, more: string, less: string): void => {
    if (Math.abs(mm) >= EXACT_MM) ways.push(t('sky-aim-way', { way: mm > 0 ? more : less, mm: Math.round(Math.abs(mm)) }));
  };
  add(right, 'right', 'left');
  if (isUpright) add(away, 'up', 'down');
  else add(away, 'away', 'near');
  return list(ways);
}
