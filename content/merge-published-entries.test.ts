import { expect, it } from 'vitest';
import { mergePublishedEntries } from './merge-published-entries.ts';

const written = [
  { id: 'a', text: 'A', seed: 1 },
  { id: 'b', text: 'B', seed: 2 },
];
const laid = (changes: Record<string, { text: string } | null> | undefined) =>
  mergePublishedEntries(
    written,
    changes,
    ({ id }) => id,
    (entry, fields) => ({ ...entry, ...fields }),
    (id, { text }) => ({ id, text, seed: 0 }),
  );

it('keeps every entry that staff have not changed', () => {
  expect(laid(undefined)).toEqual(written);
  expect(laid({})).toEqual(written);
});

it('changes the words of an entry, leaves one out, and adds a new one at the end', () => {
  expect(laid({ c: { text: 'C' }, a: null, b: { text: 'Better' } })).toEqual([
    { id: 'b', text: 'Better', seed: 2 },
    { id: 'c', text: 'C', seed: 0 },
  ]);
});
