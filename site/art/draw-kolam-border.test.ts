import { expect, test } from 'vitest';
import { isInside, traceKolamPath } from '../../tests/support/trace-kolam-path.ts';
import { drawKolamBorder } from './draw-kolam-border.ts';

test.each([
  [54, 36, 3],
  [56, 39, 4],
  [20, 12, 2],
  [10, 10, 3],
])('a frame of %i × %i dots is one line round all of them', (columns, rows, every) => {
  const { path, dots, length } = drawKolamBorder(columns, rows, every);
  const traced = traceKolamPath(path);
  expect(traced.lines).toBe(1);
  expect(traced.closes).toBe(true);
  expect(Math.abs(traced.length - length) / length).toBeLessThan(0.01);
  const missed = dots.filter(([x, y]) => !isInside([x + 0.013, y + 0.017], traced.points));
  expect(missed).toEqual([]);
});

test('a frame without a middle of its lower edge is refused', () => {
  expect(() => drawKolamBorder(55, 36, 3)).toThrow(RangeError);
});
