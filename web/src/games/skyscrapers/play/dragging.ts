// What a finger or a mouse drags: the chosen card from its site or from the bench, and a worker to a lit cell.

import type { Spot } from '../../../bodies/stage';
import type { SkyCarrying } from '../hand/carrying.svelte';
import { drag, draggedCard, type Dragged } from '../hand/drag';
import type { SiteStage } from '../webgl/open';
import type { Turn } from './turn.svelte';

interface Fingers {
  turn: Turn;
  carrying: SkyCarrying;
  /** Cards are placed by hand; without that, a press is enough. */
  isByHand: () => boolean;
  stage: () => SiteStage | null;
  pressWorker: (worker: number) => void;
}

/** What lies under the finger, if it can be dragged. */
export function draggedAt(fingers: Fingers, on: SiteStage, at: Spot): Dragged | null {
  const { turn } = fingers;
  if (!turn.choices) return null;
  if (turn.site_ !== null && on.siteAt(at) === turn.site_)
    return fingers.isByHand() && turn.move !== null ? card(fingers) : null;
  const body = on.bodyAt(at);
  const worker = body?.startsWith('worker') ? Number(body.split('-')[1]) : null;
  return worker !== null && turn.canGo(worker) && on.cellAt(at) === null
    ? draggedWorker(fingers, on, worker)
    : null;
}

/** From the bench into the scene. */
export function dragCard(
  fingers: Fingers,
  name: string,
  press: PointerEvent,
  host: HTMLElement,
): void {
  const { turn } = fingers;
  const held = card(fingers);
  drag(press, host, {
    move(at) {
      if (turn.card !== name) turn.pressCard(name);
      if (turn.card === name) held.move(at);
    },
    end: (at) => held.end(at),
  });
}

function card({ turn, carrying, stage }: Fingers): Dragged {
  return draggedCard(carrying, stage, () => {
    if (turn.outlook) turn.take();
  });
}

function draggedWorker({ turn, pressWorker }: Fingers, on: SiteStage, worker: number): Dragged {
  return {
    move(at) {
      if (turn.worker !== worker) pressWorker(worker);
      const cell = on.cellAt(at);
      if (cell !== null) turn.pressCell(cell);
    },
    end(at) {
      if (turn.cell_ !== null && on.cellAt(at) === turn.cell_) void turn.confirm();
    },
  };
}
