// What the picture of the site is told to show: everything that stands, what is in somebody's hand,
// and where the chosen card or worker can go.

import type { Shown } from '../../../bodies/stage';
import { cardIn, cardOf } from '../cards';
import { faceOf, type Face } from '../drawing/print';
import type { SkyView, StandingWorker } from '../facts';
import type { SkyCarrying } from '../hand/carrying.svelte';
import { seatOf } from '../table/poses';
import type { CellMark, PlacedCard, SiteMark } from '../webgl/open';
import { cardId, cardPose, feet, workerId, workerPose } from '../places';
import type { Show } from '../table/show.svelte';
import { cellKey, siteKey, type Turn } from './turn.svelte';

export interface SitePicture {
  cards: readonly PlacedCard[];
  workers: readonly Pick<StandingWorker, 'worker' | 'seat' | 'is_enclosed' | 'is_lying'>[];
  shown: Shown;
  sites: readonly SiteMark[];
  cells: readonly CellMark[];
}

interface Seen {
  view: SkyView;
  show: Show;
  turn: Turn;
  carrying: SkyCarrying;
  seat: number | null;
  cut: number | null;
}

/** Somebody carries a card that only they know. */
const BLANK: PlacedCard = {
  kind: 'upright',
  use: 'upright',
  girders: '',
  turn: 0,
  has_worker: false,
  by: null,
  at: null,
};

export function sitePicture({ view, show, turn, carrying, seat, cut }: Seen): SitePicture {
  const isChoosing = !turn.isCarrying;
  return {
    cards: [...view.cards, ...newCard(view, show, turn, seat)],
    workers: [...view.workers, ...newWorker(view, show, turn)],
    shown: shown(view, show, turn, carrying),
    sites: isChoosing ? siteMarks(turn, seat, cut) : [],
    cells: isChoosing
      ? turn.cells.map((cell) => ({
          key: cellKey(cell),
          at: cell.cell,
          isChosen: cellKey(cell) === turn.cell_,
        }))
      : [],
  };
}

function newCard(view: SkyView, show: Show, turn: Turn, seat: number | null): PlacedCard[] {
  const pending = cardIn(view.pending);
  if (pending) return [pending];
  if (turn.isCarrying && turn.card !== null && turn.turned)
    return [{ ...faceIn(turn, seat), at: null }];
  return show.carried?.body === cardId(view.cards.length) ? [BLANK] : [];
}

function faceIn(turn: Turn, seat: number | null): Omit<PlacedCard, 'at'> {
  const { kind, hasWorker } = cardOf(turn.card!);
  return {
    kind,
    use: turn.use ?? 'upright',
    girders: turn.turned?.girders ?? '',
    turn: turn.turned?.turn ?? 0,
    has_worker: hasWorker,
    by: seat,
  };
}

/** One that comes from the reserve. */
function newWorker(view: SkyView, show: Show, turn: Turn): SitePicture['workers'] {
  const carried = show.carried?.body.startsWith('worker')
    ? Number(show.carried.body.split('-')[1])
    : null;
  const worker =
    view.pending?.worker ?? carried ?? turn.put?.worker ?? (turn.verb === 'add' ? turn.load : null);
  if (worker === null || view.workers.some((each) => each.worker === worker)) return [];
  return [{ worker, seat: seatOf(worker), is_enclosed: false, is_lying: false }];
}

function shown(view: SkyView, show: Show, turn: Turn, carrying: SkyCarrying): Shown {
  const { poses, carried } = show;
  const risk = turn.atRisk.map(workerId);
  if (carrying.held) return { poses, held: carrying.held, ghost: carrying.ghost, risk };
  if (carried) return { poses, held: { id: carried.body, pose: carried.pose, touch: null } };
  return { poses, ghost: ghost(view, show, turn), highlight: pickable(turn), risk };
}

/** Without a simulation nothing is carried: what is judged is shown where it would be. */
function ghost({ pending, referee, cards }: SkyView, show: Show, turn: Turn): Shown['ghost'] {
  if (pending && referee !== 'physics') {
    if (pending.at && pending.normal)
      return {
        id: cardId(cards.length),
        pose: cardPose({ at: pending.at, normal: pending.normal }),
      };
    if (pending.cell && pending.worker !== null)
      return { id: workerId(pending.worker), pose: workerPose(feet(pending.cell)) };
  }
  const worker = turn.put?.worker ?? turn.load;
  return turn.cell && worker !== null && !(workerId(worker) in show.poses && turn.put)
    ? { id: workerId(worker), pose: workerPose(turn.cell.spot) }
    : null;
}

function pickable(turn: Turn): string[] {
  if (!turn.choices || turn.verb === 'build' || turn.verb === 'add') return [];
  const able = turn.choices.workers
    .filter(({ is_open, shifts }) => is_open || shifts > 0)
    .map(({ worker }) => workerId(worker));
  return turn.worker === null ? able : [workerId(turn.worker)];
}

function siteMarks(turn: Turn, seat: number | null, cut: number | null): SiteMark[] {
  const chosen = turn.site;
  return turn.sites
    .filter(({ is_open }) => is_open)
    .map((site) => {
      const isChosen = site === chosen;
      const face: Face | null = isChosen ? faceOf(faceIn(turn, seat)) : null;
      const isAway = chosen !== null && site.at[2] !== chosen.at[2];
      return {
        key: siteKey(site),
        at: site.at,
        normal: site.normal,
        isChosen,
        face,
        isDim: isAway || (cut !== null && (site.at[2] ?? 0) > cut),
      };
    });
}
