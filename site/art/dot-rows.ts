/**
 * The dots of a kolam as one path, shorter than a point for each: a line for each row of neighbours, to be drawn with
 * round caps and the dashes `0 20`, a dot at every twenty units. It goes on a hair past its last dot, which would be
 * lost to rounding otherwise.
 */
export function dotRows(dots: readonly (readonly [x: number, y: number])[]): string {
  const rows: [x: number, y: number, last: number][] = [];
  for (const [x, y] of dots.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const row = rows.at(-1);
    if (row && row[1] === y && row[2] + 20 === x) row[2] = x;
    else rows.push([x, y, x]);
  }
  return rows.map(([x, y, last]) => `M${x} ${y}h${last - x + 0.1}`).join('');
}
