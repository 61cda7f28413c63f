/** A paper terrace along the bottom edge, with a flat plot under each skyline. */
export function terrace(
  width: number,
  height: number,
  plots: readonly (readonly [number, number])[],
  top: number,
  dip: number,
): string {
  let line = `M-4 ${height}L-4 ${dip}`;
  plots.forEach(([left, right], at) => {
    const before = plots[at - 1];
    const after = plots[at + 1];
    const rise = before ? (before[1] + left) / 2 : left - 56;
    const fall = after ? (right + after[0]) / 2 : right + 56;
    line += `L${rise} ${dip}C${mix(rise, left, 0.55)} ${dip} ${mix(rise, left, 0.5)} ${top} ${left} ${top}`;
    line += `L${right} ${top}C${mix(right, fall, 0.5)} ${top} ${mix(right, fall, 0.45)} ${dip} ${fall} ${dip}`;
  });
  return `${line}L${width + 4} ${dip}L${width + 4} ${height}Z`;
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
