/**
 * The dots of a kolam as one short SVG path: one line for each row of neighbouring dots, to be drawn with round caps
 * and `stroke-dasharray` `0 20`, which gives a dot every twenty units. Each line ends slightly past its last dot,
 * because rounding would lose that dot otherwise.
 */
export function dotsToSvgPath(dots: readonly (readonly [x: number, y: number])[]): string {
  const rows: [x: number, y: number, last: number][] = [];
  for (const [x, y] of dots.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const row = rows.at(-1);
    if (row && row[1] === y && row[2] + 20 === x) row[2] = x;
    else rows.push([x, y, x]);
  }
  return rows.map(([x, y, last]) => `M${x} ${y}h${last - x + 0.1}`).join('');
}
