// A drawing of the page that can stand alone: what the style sheets gave it is written into it.

const PAINTED = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
];
const WRITTEN = ['font-family', 'font-weight'];

/** A copy that looks the same without the page. The original must be in the page. */
export function flattened<Kind extends Element>(original: Kind): Kind {
  const copy = original.cloneNode(true) as Kind;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [original, ...original.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(element);
    const names = element instanceof SVGTextElement ? [...PAINTED, ...WRITTEN] : PAINTED;
    for (const name of names) copies[i]!.setAttribute(name, style.getPropertyValue(name));
    copies[i]!.removeAttribute('class');
  });
  return copy;
}

/** A picture has no access to the page, not even to its fonts: they are packed into it. */
export async function packedFont(family: string, weight: string, url: string): Promise<string> {
  const data = await dataUrl(await (await fetch(url)).blob());
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${data}) format('woff2'); }`;
}

export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
