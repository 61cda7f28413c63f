// A piece on its way: a copy of what lies at the target flies there from the source.

const FLIGHT_MS = 420;

/** The element that shows a place of the view, such as `row/2` or `towers/1/candy/3`. */
function elementAt(place: string): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`);
}

export function boxOf(place: string): DOMRect | null {
  const box = elementAt(place)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

/** Let what is at `place` now come flying from where it was; resolves when it has landed. */
export async function fly(from: DOMRect, place: string, speed: number): Promise<void> {
  const target = elementAt(place);
  const box = target?.getBoundingClientRect();
  if (!target || !box || box.width === 0) return;
  const ghost = copyOf(target, box);
  document.body.append(ghost);
  const shown = target as HTMLElement | SVGElement;
  shown.style.visibility = 'hidden';
  const scale = Math.max(0.2, Math.min(1.6, from.width / box.width, from.height / box.height));
  const x = from.x + from.width / 2 - (box.x + box.width / 2);
  const y = from.y + from.height / 2 - (box.y + box.height / 2);
  const flight = ghost.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(0, -24px) scale(1)`, offset: 0.82 },
      { transform: 'none' },
    ],
    { duration: FLIGHT_MS * speed, easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)' },
  );
  try {
    await flight.finished;
  } catch {
    // The page moved on; the piece is where it belongs anyway.
  }
  shown.style.visibility = '';
  ghost.remove();
}

function copyOf(target: Element, box: DOMRect): HTMLElement {
  const ghost = document.createElement('div');
  ghost.ariaHidden = 'true';
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '50',
    pointerEvents: 'none',
  });
  const copy = target.cloneNode(true) as Element;
  copy.removeAttribute('data-place');
  for (const inner of copy.querySelectorAll('[data-place]')) inner.removeAttribute('data-place');
  for (const inner of [copy, ...copy.querySelectorAll('[id]')]) inner.removeAttribute('id');
  ghost.append(target instanceof SVGGraphicsElement ? framed(target, copy, box) : copy);
  return ghost;
}

/** A part of a drawing needs a frame of its own to be drawn alone. */
function framed(target: SVGGraphicsElement, copy: Element, box: DOMRect): SVGSVGElement {
  const part = target.getBBox();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${part.x} ${part.y} ${part.width} ${part.height}`);
  svg.setAttribute('width', String(box.width));
  svg.setAttribute('height', String(box.height));
  svg.style.overflow = 'visible';
  svg.append(copy);
  return svg;
}
