// How far what is in the hand is from its place, in numbers and in words.

import type { Hand } from '../../../bodies/hand/hand.svelte';
import { list, t } from '../../../words/words.svelte';
import { isUpright } from './approach';
import { isOver, isSeat, type Carry } from './carry';
import { PLACE_DEG, turnOff } from './goal';
import { GROUND } from './shapes';

export interface Aiming {
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
  /** It only has to be pressed in. */
  isOver: boolean;
  isTouching: boolean;
  /** It is home: letting go counts. */
  canLetGo: boolean;
  /** The body that is in the way. */
  blocker: string | null;
  zone: Hand['zone'];
}

const EXACT_MM = 0.5;

/** How far the hand is from its place, as the person sees it. */
export function aimingOf(carry: Carry, hand: Hand): Aiming {
  const { goal, place, backMm } = carry;
  const [right, away] = hand.offset;
  const { below } = hand.touch;
  return {
    right: -right,
    away: -away,
    isUpright: isUpright(carry.approach),
    mm: Math.hypot(right, away),
    degrees: turnOff(hand.pose.turn, place.turn),
    gap: hand.gap,
    done: 1 - Math.min(1, hand.gap / backMm),
    isOver: isOver(carry, hand.pose),
    isTouching: hand.isTouching,
    canLetGo: hand.canLetGo,
    blocker: hand.wall ?? (hand.isTouching && !isSeat(goal, below) ? (below ?? GROUND) : null),
    zone: hand.zone,
  };
}

/** “left 4 mm and up 2 mm”; “in place”; “home”. */
export function sayAim(aim: Aiming): string {
  if (aim.blocker) return sayBlocked(aim, aim.blocker);
  if (aim.canLetGo) return t(aim.zone === 'hard' ? 'sky-aim-hard' : 'sky-aim-home');
  if (!aim.isOver)
    return t(aim.isTouching ? 'sky-aim-beside' : 'sky-aim-go', { ways: sayWays(aim) });
  if (aim.degrees > PLACE_DEG) return t('sky-aim-straighten', { degrees: Math.round(aim.degrees) });
  return t('sky-aim-press');
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
    if (Math.abs(mm) >= EXACT_MM)
      ways.push(t('sky-aim-way', { way: mm > 0 ? more : less, mm: Math.round(Math.abs(mm)) }));
  };
  add(right, 'right', 'left');
  if (isUpright) add(away, 'up', 'down');
  else add(away, 'away', 'near');
  return list(ways);
}
