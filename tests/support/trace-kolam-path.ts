/**
 * Reads the path of a kolam (a drawing of one closed line) back for tests: the points on its line, a few for each
 * segment. Only SVG path commands (M l h v a z) are used, and nothing of how the kolam was drawn.
 */
export type Point = readonly [x: number, y: number];

interface TracedPath {
  points: Point[];
  lines: number;
  closes: boolean;
  length: number;
}

/** Points on an arc from `from` to `to`, without its ends. */
function alongArc(from: Point, to: Point, radius: number, large: boolean, sweep: boolean): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  const height =
    Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (large === sweep ? -1 : 1);
  const centre: Point = [
    (from[0] + to[0]) / 2 - (height * dy) / chord,
    (from[1] + to[1]) / 2 + (height * dx) / chord,
  ];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const parts = Math.round(Math.abs(turn) / (Math.PI / 8));
  return Array.from({ length: parts - 1 }, (_, i) => {
    const angle = start + (turn * (i + 1)) / parts;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

export function traceKolamPath(path: string): TracedPath {
  const points: Point[] = [];
  let lines = 0;
  let here: Point = [0, 0];
  for (const [, command, text] of path.matchAll(/([Mlhvaz])([^Mlhvaz]*)/g)) {
    const n = (text ?? '').trim().split(/[ ,]+/).map(Number);
    const [a = 0, b = 0] = n;
    if (command === 'M') {
      lines += 1;
      here = [a, b];
      points.push(here);
    } else if (command === 'a') {
      const to: Point = [here[0] + (n[5] ?? 0), here[1] + (n[6] ?? 0)];
      points.push(...alongArc(here, to, a, n[3] === 1, n[4] === 1), to);
      here = to;
    } else if (command !== 'z') {
      const [dx, dy] = command === 'h' ? [a, 0] : command === 'v' ? [0, a] : [a, b];
      const step = command === 'l' ? 2.5 : 3.5;
      const parts = Math.max(1, Math.round(Math.max(Math.abs(dx), Math.abs(dy)) / step));
      for (let i = 1; i <= parts; i += 1) {
        points.push([here[0] + (dx * i) / parts, here[1] + (dy * i) / parts]);
      }
      here = [here[0] + dx, here[1] + dy];
    }
  }
  const [first, last] = [points[0] ?? here, points.at(-1) ?? here];
  const length = points.reduce(
    (sum, [x, y], i) =>
      sum + (i ? Math.hypot(x - (points[i - 1]?.[0] ?? 0), y - (points[i - 1]?.[1] ?? 0)) : 0),
    0,
  );
  return {
    points,
    lines,
    closes: path.endsWith('z') && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01,
    length,
  };
}

/**
 * Whether the closed line encloses the point, by the rule `fill-rule: evenodd`: it goes round the point an odd
 * number of times.
 */
export function isInside([x, y]: Point, line: readonly Point[]): boolean {
  let inside = false;
  line.forEach(([x1, y1], i) => {
    const [x2, y2] = line[(i + 1) % line.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
