// The turning ring around the block in hand: ticks, and an arc that turns with it.

import { yawOf } from '../turn';
import type { Spot } from '../stage';
import type { Held } from '../types';

const NAMES = 'http://www.w3.org/2000/svg';
const RADIUS = 70;
const TICKS = 60;
/** The arc spans this much to both sides. */
const ARC = 0.86;

export class Ring {
  readonly root = element('svg', { class: 'turning-ring', 'aria-hidden': 'true' });
  private readonly at = element('g', {});
  private readonly arc = element('path', { class: 'arc', d: arcPath() });
  private before = '';

  constructor() {
    this.at.append(element('path', { class: 'ticks', d: tickPath() }), this.arc);
    this.root.append(this.at);
    this.root.style.display = 'none';
  }

  /** Around the body in one's own hand; `halfPx` is how large the body is there. */
  show(held: Held | null, spot: Spot, halfPx: number): void {
    const isShown = held?.touch != null;
    const size = Math.min(1.3, Math.max(0.55, halfPx / RADIUS));
    const degrees = held ? (-yawOf(held.pose.turn) * 180) / Math.PI : 0;
    const now = isShown
      ? `translate(${spot[0].toFixed(1)} ${spot[1].toFixed(1)}) scale(${size.toFixed(3)})`
      : '';
    if (now !== this.before) {
      this.before = now;
      this.root.style.display = isShown ? '' : 'none';
      if (isShown) this.at.setAttribute('transform', now);
    }
    if (isShown) this.arc.setAttribute('transform', `rotate(${degrees.toFixed(1)})`);
  }

  close(): void {
    this.root.remove();
  }
}

function element<Name extends 'svg' | 'g' | 'path'>(
  name: Name,
  attributes: Record<string, string>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(NAMES, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function tickPath(): string {
  return Array.from({ length: TICKS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / TICKS;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const inner = i % 5 === 0 ? RADIUS - 9 : RADIUS - 4.5;
    return `M${(x * RADIUS).toFixed(1)} ${(y * RADIUS).toFixed(1)}L${(x * inner).toFixed(1)} ${(y * inner).toFixed(1)}`;
  }).join('');
}

function arcPath(): string {
  const r = RADIUS + 3;
  const [x, y] = [Math.sin(ARC) * r, -Math.cos(ARC) * r];
  return `M${(-x).toFixed(1)} ${y.toFixed(1)}A${r} ${r} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
}
