// Whether two moments look the same.

import type { Shown } from './stage';
import type { Held, Pose } from './types';

const STILL_MM = 0.004;
const STILL_TURN = 0.00002;

export function isSame(a: Shown, b: Shown): boolean {
  const [names, others] = [Object.keys(a.poses), Object.keys(b.poses)];
  return (
    names.length === others.length &&
    names.every((id) => isSamePose(a.poses[id], b.poses[id])) &&
    isSameHeld(a.held ?? null, b.held ?? null) &&
    a.ghost?.id === b.ghost?.id &&
    isSamePose(a.ghost?.pose, b.ghost?.pose) &&
    (a.highlight ?? []).join() === (b.highlight ?? []).join() &&
    (a.risk ?? []).join() === (b.risk ?? []).join()
  );
}

function isSameHeld(a: Held | null, b: Held | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.id === b.id &&
    isSamePose(a.pose, b.pose) &&
    a.touch?.gap === b.touch?.gap &&
    a.touch?.press === b.touch?.press &&
    a.touch?.below === b.touch?.below
  );
}

function isSamePose(a: Pose | undefined, b: Pose | undefined): boolean {
  if (!a || !b || a === b) return a === b;
  return (
    a.at.every((part, i) => Math.abs(part - (b.at[i] ?? 0)) < STILL_MM) &&
    a.turn.every((part, i) => Math.abs(part - (b.turn[i] ?? 0)) < STILL_TURN)
  );
}
