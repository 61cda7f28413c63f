// The hand on the building site by keys: Space or Enter bring it near, hold it and let go; Esc puts it
// back. With fine control, arrows and letters move it by millimetres and degrees.

import { deedOf, isTaken } from '../../../bodies/hand/keys';
import { change, settings } from '../../../state/settings.svelte';
import type { SkyCarrying } from './carrying.svelte';

const PUSHING: readonly string[] = [' ', 'Enter'];
/** These would go along the way, which the magnet does. */
const OWN: readonly string[] = [...PUSHING, 'PageUp', 'PageDown', 'Backspace', 'x', 'X'];

/** Listen until the returned function is called. */
export function keys(carrying: SkyCarrying, on: Window = window): () => void {
  let held = '';
  const up = (): void => {
    if (held) carrying.unpush();
    held = '';
  };
  const down = (event: KeyboardEvent): void => {
    const { hand } = carrying;
    if (!hand || hand.isOver || isTaken(event)) return;
    if (PUSHING.includes(event.key)) {
      if (!event.repeat && !held) {
        held = event.key;
        carrying.push();
      }
    } else if (event.key === 'Escape') carrying.putBack();
    else if (event.key === 'v') change({ hasFineControl: !settings.hasFineControl });
    else if (settings.hasFineControl && !OWN.includes(event.key)) {
      const deed = deedOf(event);
      if (!deed) return;
      deed(hand);
    } else return;
    event.preventDefault();
  };
  const release = ({ key }: KeyboardEvent): void => {
    if (key === held) up();
  };
  on.addEventListener('keydown', down);
  on.addEventListener('keyup', release);
  on.addEventListener('blur', up);
  return () => {
    on.removeEventListener('keydown', down);
    on.removeEventListener('keyup', release);
    on.removeEventListener('blur', up);
  };
}
