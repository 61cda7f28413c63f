export type Point = readonly [x: number, y: number];

const rounded = (n: number): string => String(Math.round(n * 100) / 100);

/** Path data from a template whose numbers are rounded to hundredths. */
export function path(text: TemplateStringsArray, ...parts: (number | string)[]): string {
  return String.raw(
    text,
    ...parts.map((part) => (typeof part === 'number' ? rounded(part) : part)),
  );
}

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return path`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A moon, open to the upper right. */
export function crescent(x: number, y: number, r: number): string {
  const [fromX, fromY, toX, toY] = [x - r * 0.2, y - r, x + r, y + r * 0.2];
  return path`M${fromX} ${fromY}A${r} ${r} 0 1 0 ${toX} ${toY}A${r * 0.88} ${r * 0.88} 0 0 1 ${fromX} ${fromY}Z`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}Z`;
}

/** The point after turning the drawing around a pivot. */
export function turned([x, y]: Point, [pivotX, pivotY]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - pivotX, y - pivotY];
  return [
    pivotX + dx * Math.cos(angle) - dy * Math.sin(angle),
    pivotY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/**
 * Path data on a unit grid (x in half widths from the middle, y in heights above the foot) put in
 * its place. The data may use M, L, Q and Z only, so that numbers come as x and y in turn.
 */
export function placed(
  unitPath: string,
  middle: number,
  foot: number,
  halfWidth: number,
  height: number,
): string {
  let isX = false;
  return unitPath.replace(/-?[\d.]+/g, (number) => {
    isX = !isX;
    return rounded(isX ? middle + Number(number) * halfWidth : foot - Number(number) * height);
  });
}
