// The hand by a pointer in the picture: what starts on the held body moves it, all else moves the
// camera, and never both.

import { DEAD_MS } from '../../table/own-turn.svelte';
import type { Spot, Stage } from '../stage';
import { length } from '../vector';
import type { Hand } from './hand.svelte';

const TILT_DEG_PX = 0.12;
const WHEEL_TURN_DEG_PX = 0.05;
const WHEEL_TILT_DEG_PX = 0.02;
const LINE_PX = 16;
/** A press that stays within this is a tap. */
const TAP_PX = 6;
/** How far beside the body a grip still counts. */
const GRIP_PX = { mouse: 6, pen: 8, touch: 18 } as const;

export interface Pointing {
  stage: Pick<Stage, 'axes' | 'bodyAt' | 'orbit' | 'zoom'>;
  hand: () => Hand | null;
  /** A body was pressed, with nothing dragged. */
  ontap?: (body: string) => void;
  /** Whether the wheel turns the body in hand, rather than bringing the camera closer. */
  hasTurningWheel?: boolean;
  /** The body is held by the pointer, or no longer. */
  ongrip?: (isGripped: boolean) => void;
  /** The pointer let go of the body; without it, one that was set down with the same grip is let go. */
  onrelease?: () => void;
}

type Doing = 'slide' | 'tilt' | 'orbit';

interface Drag {
  doing: Doing;
  from: Spot;
  body: string | null;
  isTap: boolean;
  wasTouching: boolean;
}

/** Listen until the returned function is called. The host needs `touch-action: none`. */
export function mouse(
  host: HTMLElement,
  { stage, hand, ontap, ongrip, onrelease, hasTurningWheel = true }: Pointing,
): () => void {
  const pointers = new Map<number, Spot>();
  let drag: Drag | null = null;

  const spotOf = (event: MouseEvent): Spot => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const isOn = (held: Hand, [x, y]: Spot, kind: string): boolean => {
    const by = GRIP_PX[kind as keyof typeof GRIP_PX] ?? GRIP_PX.mouse;
    return [
      [0, 0],
      [by, 0],
      [-by, 0],
      [0, by],
      [0, -by],
    ].some(([dx, dy]) => stage.bodyAt([x + dx!, y + dy!]) === held.id);
  };

  function start(event: PointerEvent): void {
    if (event.button > 2) return;
    const at = spotOf(event);
    pointers.set(event.pointerId, at);
    host.setPointerCapture(event.pointerId);
    if (pointers.size > 1) {
      // A second finger while the camera turns: from now on they pinch.
      if (drag) drag.isTap = false;
      return;
    }
    const held = hand();
    let doing: Doing = 'orbit';
    if (held && event.button === 2) doing = 'tilt';
    else if (held && event.button === 0 && isOn(held, at, event.pointerType)) doing = 'slide';
    drag = {
      doing,
      from: at,
      body: stage.bodyAt(at),
      isTap: event.button === 0,
      wasTouching: held?.isTouching ?? false,
    };
    if (doing !== 'orbit') ongrip?.(true);
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (!before || !drag) return;
    const at = spotOf(event);
    pointers.set(event.pointerId, at);
    if (Math.hypot(at[0] - drag.from[0], at[1] - drag.from[1]) > TAP_PX) drag.isTap = false;
    const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
    if (pointers.size > 1) pinch(event.pointerId, before, at);
    else if (drag.doing === 'orbit') stage.orbit(dx, dy);
    else if (drag.doing === 'tilt') hand()?.tilt(dx * TILT_DEG_PX, -dy * TILT_DEG_PX);
    else slide(dx, dy, at);
  }

  function slide(dx: number, dy: number, at: Spot): void {
    const axes = stage.axes(at);
    const [right, up] = [dx * axes.mmPerPx, -dy * axes.mmPerPx];
    const held = hand();
    held?.slide(right, length(axes.away) > 0 ? up : 0, axes);
    if (length(axes.away) > 0) return;
    // A picture from the side: up is up.
    if (held) push(held, -up);
  }

  function push(held: Hand, down: number): void {
    if (down > 0) held.lower(down);
    else held.raise(-down);
  }

  function pinch(moved: number, before: Spot, at: Spot): void {
    if (drag?.doing !== 'orbit') return;
    const other = [...pointers].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const [was, is] = [before, at].map(([x, y]) => Math.hypot(x - other[0], y - other[1]));
    if (was && is) stage.zoom(is / was);
  }

  function end(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId) || pointers.size > 0 || !drag) return;
    const ended = drag;
    drag = null;
    if (ended.doing !== 'orbit') ongrip?.(false);
    if (ended.doing === 'slide' && onrelease) return onrelease();
    if (event.type !== 'pointerup') return;
    const held = hand();
    // Whoever gripped it in the air and set it down with the same grip lets go by letting go. A body
    // that was touching before is only moved: nobody drops it by looking away for a moment.
    if (
      held &&
      event.pointerType === 'mouse' &&
      ended.doing === 'slide' &&
      !ended.wasTouching &&
      held.touchedMs >= DEAD_MS
    )
      held.letGo();
    else if (ended.isTap && ended.body && ended.doing === 'orbit') ontap?.(ended.body);
  }

  function roll(event: WheelEvent): void {
    event.preventDefault();
    const px =
      (event.deltaY || event.deltaX) *
      (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    const held = hand();
    if (!held || event.ctrlKey || !hasTurningWheel) stage.zoom(Math.exp(-px / 500));
    else if (event.shiftKey) held.tilt(0, -px * WHEEL_TILT_DEG_PX);
    else held.turn(-px * WHEEL_TURN_DEG_PX);
  }

  const noMenu = (event: Event): void => {
    if (hand()) event.preventDefault();
  };
  // Otherwise the middle button scrolls.
  const noScroll = (event: MouseEvent): void => {
    if (event.button === 1) event.preventDefault();
  };
  const off = new AbortController();
  const { signal } = off;
  host.addEventListener('pointerdown', start, { signal });
  host.addEventListener('pointermove', move, { signal });
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    host.addEventListener(name, end, { signal });
  host.addEventListener('mousedown', noScroll, { signal });
  host.addEventListener('wheel', roll, { signal, passive: false });
  host.addEventListener('contextmenu', noMenu, { signal });
  return () => off.abort();
}
