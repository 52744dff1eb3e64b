import { expect, it } from 'vitest';
import { sortRowsWithFewMoves } from './sort-rows-with-few-moves.ts';

const all = [...'abcdef'];
const placed = (visible: string) => sortRowsWithFewMoves(all, [...visible]).join('');

it('rows that are shown in the order of the list move nothing', () => {
  expect(placed('')).toBe('abcdef');
  expect(placed('bdf')).toBe('abcdef');
  expect(placed('abcdef')).toBe('abcdef');
});

it('a row that is shown behind a later one moves there, and the hidden rows stay', () => {
  expect(placed('eb')).toBe('acdebf');
  expect(placed('dab')).toBe('cdabef');
});

it('every order of shown rows is kept', () => {
  for (const visible of ['fedcba', 'cafe', 'faced', 'bead']) {
    const shown = [...placed(visible)].filter((row) => visible.includes(row));
    expect(shown.join('')).toBe(visible);
  }
});
