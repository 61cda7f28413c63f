// The hand by keys: steps of a millimetre and of degrees, and holding to go down.

import type { Hand } from './hand.svelte';
import { Hold } from './hold';

const FINE_MM = 1;
const COARSE_MM = 5;
const TURN_DEG = 5;
const FINE_TURN_DEG = 1;
const TILT_DEG = 1;
const FINE_TILT_DEG = 0.25;

type Deed = (hand: Hand, isShift: boolean) => void;

const step = (isShift: boolean): number => (isShift ? COARSE_MM : FINE_MM);
const angle = (isShift: boolean): number => (isShift ? FINE_TURN_DEG : TURN_DEG);
const lean = (isShift: boolean): number => (isShift ? FINE_TILT_DEG : TILT_DEG);

/** Again and again while the key is held. */
const REPEATED: Record<string, Deed> = {
  ArrowLeft: (hand, isShift) => hand.slide(-step(isShift), 0),
  ArrowRight: (hand, isShift) => hand.slide(step(isShift), 0),
  ArrowUp: (hand, isShift) => hand.slide(0, step(isShift)),
  ArrowDown: (hand, isShift) => hand.slide(0, -step(isShift)),
  q: (hand, isShift) => hand.turn(angle(isShift)),
  e: (hand, isShift) => hand.turn(-angle(isShift)),
  r: (hand, isShift) => hand.tilt(0, lean(isShift)),
  f: (hand, isShift) => hand.tilt(0, -lean(isShift)),
  t: (hand, isShift) => hand.tilt(-lean(isShift), 0),
  g: (hand, isShift) => hand.tilt(lean(isShift), 0),
};

/** Once for each press. Going up goes on until the key comes up; for going down see `Hold`. */
const ONCE: Record<string, Deed> = {
  x: (hand, isShift) => hand.nextFace(isShift ? -1 : 1),
  c: (hand) => hand.straighten(),
  ' ': (hand) => hand.startLowering(),
  PageDown: (hand) => hand.startLowering(),
  Backspace: (hand) => hand.startRaising(),
  PageUp: (hand) => hand.startRaising(),
  Enter: (hand) => void hand.letGo(),
  Escape: (hand) => hand.putBack(),
};
const LOWERING: readonly string[] = [' ', 'PageDown'];
const HELD: readonly string[] = ['Backspace', 'PageUp'];

type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'repeat'>;

/** What a key does to the hand; `null` if it is none of its keys. */
export function deedOf(stroke: Stroke): ((hand: Hand) => void) | null {
  const name = nameOf(stroke);
  const deed = REPEATED[name] ?? ONCE[name];
  if (!deed) return null;
  const isSpent = stroke.repeat && name in ONCE;
  return isSpent ? () => undefined : (hand) => deed(hand, stroke.shiftKey);
}

/** By the letter that is printed on the key; where that is not Latin, by its place. */
function nameOf({ key, code }: Pick<Stroke, 'key' | 'code'>): string {
  if (key.length !== 1 || key === ' ') return key;
  const letter = key.toLowerCase();
  return /[a-z]/.test(letter) ? letter : code.replace(/^Key/, '').toLowerCase();
}

const WRITING = 'input, textarea, select, [contenteditable], dialog, [role=dialog]';
const PRESSED = 'button, a, summary, [role=button], [role=link], [role=radio], [role=menuitem]';
/** A button that does what the keys do, such as lowering, leaves them to the hand. */
const OWN = '[data-hand-keys]';
const WALKED = '[role=slider], [role=radiogroup], [role=tablist], [role=listbox], [role=menu]';

/** The key belongs to what has the focus, such as a button that wants its own Enter. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const focus = event.target;
  if (!(focus instanceof Element)) return false;
  if (focus.closest(WRITING)) return true;
  if ((event.key === 'Enter' || event.key === ' ') && focus.closest(PRESSED) && !focus.closest(OWN))
    return true;
  return /^(Arrow|Page)/.test(event.key) && focus.closest(WALKED) !== null;
}

/** Listen until the returned function is called. */
export function keys(handNow: () => Hand | null, on: Window = window): () => void {
  let held = '';
  const hold = new Hold();
  const stop = (): void => {
    handNow()?.stop();
    held = '';
  };
  const down = (event: KeyboardEvent): void => {
    const hand = handNow();
    const deed = hand && !hand.isOver && !isTaken(event) ? deedOf(event) : null;
    if (!hand || !deed) return;
    event.preventDefault();
    if (LOWERING.includes(event.key)) {
      if (!event.repeat) hold.down(hand);
      return;
    }
    if (HELD.includes(event.key)) held = event.key;
    deed(hand);
  };
  const up = (event: KeyboardEvent): void => {
    const hand = handNow();
    if (event.key === held) stop();
    else if (hand && LOWERING.includes(event.key)) hold.up(hand);
  };
  on.addEventListener('keydown', down);
  on.addEventListener('keyup', up);
  on.addEventListener('blur', stop);
  return () => {
    on.removeEventListener('keydown', down);
    on.removeEventListener('keyup', up);
    on.removeEventListener('blur', stop);
  };
}
