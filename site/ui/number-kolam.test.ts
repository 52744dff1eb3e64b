import { describe, expect, it } from 'vitest';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { numberKolamPath } from './number-kolam.tsx';

describe('a row of dots with its line', () => {
  it.each([1, 2, 3, 4, 5, 6])('is the kolam of %i dots in a row', (columns) => {
    const kolam = drawKolam('any', { grid: { shape: 'rectangle', rows: 1, columns } });
    const plain = (path: string) => path.match(/[a-z]|-?\d+(\.\d+)?/gi)?.join(' ');
    expect(plain(numberKolamPath(columns))).toBe(plain(kolam.path));
  });
});
