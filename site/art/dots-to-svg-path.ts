/**
 * Writes the dots of a kolam as one short SVG path. Each row of neighbouring dots is one line. The `<path>` needs
 * `stroke-dasharray: 0 20` and round line ends, which show a line as a dot every 20 units. Each line is 0.1 units too
 * long, because a browser that rounds could otherwise leave out the last dot.
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
