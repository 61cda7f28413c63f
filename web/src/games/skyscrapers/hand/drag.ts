// What a pointer drags, from the moment that it is pressed: a press that stays where it is is a tap,
// and none of this.

import { animate } from '../../../bodies/animate';
import type { Stage, Spot } from '../../../bodies/stage';
import type { SkyCarrying } from './carrying.svelte';

/** A press that stays within this, and is no longer than that, is a tap. */
const TAP_PX = 6;
const TAP_MS = 250;

/** Told again and again where the pointer is, also while it rests. */
export interface Dragged {
  move(at: Spot): void;
  end(at: Spot): void;
}

/** The chosen card: it is taken as soon as it can be, and then follows the pointer. */
export function draggedCard(
  carrying: SkyCarrying,
  stage: () => Stage | null,
  take: () => void,
): Dragged {
  let isGripped = false;
  return {
    move(at) {
      const picture = stage();
      if (!carrying.hand) {
        take();
        return;
      }
      if (!isGripped) carrying.grip();
      isGripped = true;
      if (picture) carrying.aimAt(picture, at);
    },
    end: () => carrying.release(),
  };
}

/** Listen on the picture until the returned function is called; `begin` says what is dragged from there. */
export function follow(host: HTMLElement, begin: (at: Spot) => Dragged | null): () => void {
  const start = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const dragged = begin(spotIn(host, event));
    if (!dragged) return;
    // The camera stays where it is.
    event.stopImmediatePropagation();
    drag(event, host, dragged, true);
  };
  host.addEventListener('pointerdown', start, { capture: true });
  return () => host.removeEventListener('pointerdown', start, { capture: true });
}

/** From a press on; spots are those of `host`. One that rests is a drag too if `canRest`. */
export function drag(
  press: PointerEvent,
  host: HTMLElement,
  dragged: Dragged,
  canRest = false,
): void {
  const from = [press.clientX, press.clientY] as const;
  const off = new AbortController();
  const { signal } = off;
  let at = spotIn(host, press);
  let isDragged = false;
  const isMine = ({ pointerId }: PointerEvent): boolean => pointerId === press.pointerId;
  addEventListener(
    'pointermove',
    (event) => {
      if (!isMine(event)) return;
      at = spotIn(host, event);
      isDragged ||= Math.hypot(event.clientX - from[0], event.clientY - from[1]) > TAP_PX;
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      name,
      (event) => {
        if (!isMine(event)) return;
        off.abort();
        if (isDragged) dragged.end(at);
      },
      { signal },
    );
  void animate((elapsed) => {
    if (signal.aborted) return false;
    isDragged ||= canRest && elapsed > TAP_MS;
    if (isDragged) dragged.move(at);
    return elapsed !== Infinity;
  });
}

function spotIn(host: HTMLElement, { clientX, clientY }: PointerEvent): Spot {
  const { left, top } = host.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
