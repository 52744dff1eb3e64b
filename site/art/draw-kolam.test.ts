import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isInside, type Point, traceKolamPath } from '../../tests/support/trace-kolam-path.ts';
import { drawKolam } from './draw-kolam.ts';
import { type GridShape, singleLineSymmetriesOf } from './kolam-dot-graph.ts';
import { kolamGridNames } from './kolam-grid-of-family-or-kind.ts';
import { logoPath } from './logo-path.ts';

// The time limit is long: hundreds of drawings take a second, but far longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const slugs = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,8}){0,3}$/);
const odd = (min: number, max: number) => fc.integer({ min, max }).map((n) => 2 * n + 1);
const grids: fc.Arbitrary<GridShape> = fc.oneof(
  fc.record({
    shape: fc.constant('rectangle' as const),
    rows: fc.integer({ min: 2, max: 7 }),
    columns: fc.integer({ min: 2, max: 7 }),
  }),
  odd(1, 3).map((side) => ({
    shape: 'rectangle' as const,
    rows: side,
    columns: side,
    turned: true,
  })),
  odd(1, 4).map((size) => ({ shape: 'diamond' as const, size })),
  odd(2, 3).map((size) => ({ shape: 'octagon' as const, size, cut: 1 })),
);
const drawings = fc.record({ slug: slugs, grid: grids });
const runs = { numRuns: 150 };

const near = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b) < 0.05;

/** Returns a function that says whether any of these points is within a small distance of a given one. */
function cloud(points: readonly Point[]) {
  const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;
  const cells = new Map<string, Point[]>();
  for (const point of points) {
    const k = key(...point);
    cells.set(k, [...(cells.get(k) ?? []), point]);
  }
  return {
    has: (point: Point) =>
      [-1, 0, 1].some((dx) =>
        [-1, 0, 1].some((dy) =>
          (cells.get(key(point[0] + dx, point[1] + dy)) ?? []).some((other) => near(point, other)),
        ),
      ),
  };
}

test('a kolam is one single closed line', () => {
  fc.assert(
    fc.property(drawings, ({ slug, grid }) => {
      const kolam = drawKolam(slug, { grid });
      const { lines, closes, length } = traceKolamPath(kolam.path);
      expect(lines).toBe(1);
      expect(closes).toBe(true);
      expect(Math.abs(length - kolam.length) / length).toBeLessThan(0.01);
    }),
    runs,
  );
});

test('the line goes round every dot and touches all four sides of it', () => {
  fc.assert(
    fc.property(drawings, ({ slug, grid }) => {
      const kolam = drawKolam(slug, { grid });
      const { points } = traceKolamPath(kolam.path);
      const line = cloud(points);
      const turned = grid.shape === 'rectangle' && grid.turned === true;
      const around: Point[] = turned
        ? [
            [0, -7],
            [7, 0],
            [0, 7],
            [-7, 0],
          ]
        : [
            [5, -5],
            [5, 5],
            [-5, 5],
            [-5, -5],
          ];
      const missed = kolam.dots.filter(
        ([x, y]) =>
          !isInside([x + 0.013, y + 0.017], points) ||
          !around.every(([dx, dy]) => line.has([x + dx, y + dy])),
      );
      expect(missed).toEqual([]);
    }),
    runs,
  );
});

test('the line never touches a dot and never leaves the picture', () => {
  fc.assert(
    fc.property(drawings, ({ slug, grid }) => {
      const { path, dots, width, height } = drawKolam(slug, { grid });
      const { points } = traceKolamPath(path);
      const toEdge = points.map(([x, y]) => Math.min(x, y, width - x, height - y));
      const toDot = points.flatMap(([x, y]) => dots.map(([a, b]) => Math.hypot(x - a, y - b)));
      expect(Math.min(...toEdge)).toBeGreaterThan(2.5);
      expect(Math.min(...toDot)).toBeGreaterThan(6.9);
    }),
    { numRuns: 200 },
  );
});

test('a kolam is symmetric: by quarter turns, by two mirrors or by one', () => {
  fc.assert(
    fc.property(drawings, ({ slug, grid }) => {
      const { path, width, height } = drawKolam(slug, { grid });
      const { points } = traceKolamPath(path);
      const line = cloud(points);
      const same = (move: (point: Point) => Point) =>
        points.every((point) => line.has(move(point)));
      const leftRight = same(([x, y]) => [width - x, y]);
      const upDown = same(([x, y]) => [x, height - y]);
      const quarter = width === height && same(([x, y]) => [width - y, x]);
      const held = singleLineSymmetriesOf(grid).some(
        (symmetry) =>
          ({
            'quarter-turns': quarter,
            'two-mirrors': leftRight && upDown,
            'one-mirror': leftRight,
          })[symmetry],
      );
      expect(held).toBe(true);
    }),
    runs,
  );
});

test('the same slug gives the same drawing, in a few kilobytes', () => {
  fc.assert(
    fc.property(slugs, fc.constantFrom(...kolamGridNames), (slug, family) => {
      const { path } = drawKolam(slug, { family });
      expect(path.length).toBeLessThanOrEqual(4096);
      expect(drawKolam(slug, { family }).path).toBe(path);
    }),
    runs,
  );
  expect(drawKolam('mern-stack', { family: 'fullstack' }).path).toMatchInlineSnapshot(
    `"M75 15l-40 40a7.07 7.07 0 1 1 0 -10l10 10a7.07 7.07 0 0 0 10 -10l-10 -10a7.07 7.07 0 0 1 10 -10l20 20a7.07 7.07 0 0 1 0 10l-20 20a7.07 7.07 0 0 1 -10 0l-10 -10a7.07 7.07 0 0 0 -10 0l-10 10a7.07 7.07 0 1 1 0 -10l10 10a7.07 7.07 0 0 0 10 0l10 -10a7.07 7.07 0 0 1 10 0l20 20a7.07 7.07 0 0 1 0 10l-20 20a7.07 7.07 0 0 1 -10 -10l10 -10a7.07 7.07 0 0 0 -10 -10l-10 10a7.07 7.07 0 1 1 0 -10l40 40a7.07 7.07 0 1 1 -10 0l40 -40a7.07 7.07 0 1 1 0 10l-10 -10a7.07 7.07 0 0 0 -10 10l10 10a7.07 7.07 0 0 1 -10 10l-20 -20a7.07 7.07 0 0 1 0 -10l20 -20a7.07 7.07 0 0 1 10 0l10 10a7.07 7.07 0 0 0 10 0l10 -10a7.07 7.07 0 1 1 0 10l-10 -10a7.07 7.07 0 0 0 -10 0l-10 10a7.07 7.07 0 0 1 -10 0l-20 -20a7.07 7.07 0 0 1 0 -10l20 -20a7.07 7.07 0 0 1 10 10l-10 10a7.07 7.07 0 0 0 10 10l10 -10a7.07 7.07 0 1 1 0 10l-40 -40a7.07 7.07 0 1 1 10 0z"`,
  );
});

test('the mark is the smallest diamond', () => {
  expect(drawKolam('any', { grid: { shape: 'diamond', size: 3 } }).path).toBe(logoPath);
});
