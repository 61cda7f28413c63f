// The theme's colours, for a canvas.

export interface Ink {
  text: string;
  marks: string;
  line: string;
  ground: string;
  outline: string;
  shade: string;
  plan: string;
  paper: string;
}

const NAMES: Record<keyof Ink, string> = {
  text: '--tx-2',
  marks: '--tx-3',
  line: '--line',
  ground: '--bench-2',
  outline: '--outline',
  shade: '--shade',
  plan: '--plan',
  paper: '--ter-1',
};

export function inkOf(host: Element): Ink {
  const style = getComputedStyle(host);
  const ink = {} as Ink;
  for (const [key, name] of Object.entries(NAMES) as [keyof Ink, string][])
    ink[key] = style.getPropertyValue(name).trim() || '#888888';
  return ink;
}
