// A building as the facts tell it, for the drawing of cut paper.

import { drawBuilding, type Axis, type Drawing, type Kind, type Place } from './axonometry';
import type { SkyView } from '../facts';

const AXES: Record<'x' | 'y' | 'z', Axis> = { x: 0, y: 1, z: 2 };

type Card = Pick<SkyView['cards'][number], 'at' | 'normal' | 'use' | 'girders' | 'by'>;

export function paperOf(
  cards: readonly Card[],
  workers: readonly { seat: number; cell: readonly number[] }[] = [],
): Drawing {
  return drawBuilding(
    cards.map(
      ({ at, normal, use, girders, by }) =>
        [
          AXES[normal],
          turnedPlace(at),
          kindOf(use, by),
          turnedGirders(girders, normal),
          by ?? undefined,
        ] as const,
    ),
    workers.map(({ seat, cell: [x = 0, y = 0, z = 0] }) => [seat, [x, -y - 1, z]] as const),
  );
}

/** On paper one looks along the second axis: what is near is drawn last, as on the site's first view. */
function turnedPlace([x = 0, y = 0, z = 0]: readonly number[]): Place {
  return [x, -y, z];
}

/** So the second axis is seen the other way round: in a card that lies or faces east, bars change sides. */
function turnedGirders(girders: string, normal: 'x' | 'y' | 'z'): string {
  if (normal === 'y') return girders;
  const swaps: Record<string, string> =
    normal === 'z' ? { t: 'b', b: 't', d: 'e', e: 'd' } : { l: 'r', r: 'l', d: 'e', e: 'd' };
  return Array.from(girders, (bar) => swaps[bar] ?? bar).join('');
}

function kindOf(use: Card['use'], by: number | null): Kind {
  if (use === 'base') return by === null ? 'start' : 'owned';
  return use === 'flat' ? 'lying' : use;
}
