import { expect, test } from 'vitest';
import { encodeShownFee, readShownFee } from './shown-fee.ts';

test('a shown fee is read for the offer and the batch for which it was shown', () => {
  expect(readShownFee(encodeShownFee('mern-stack', '', '₹3,999'), { offer: 'mern-stack' })).toBe(
    '₹3,999',
  );
  const ofBatch = encodeShownFee('mern-stack', 'b1', '₹3,499');
  expect(readShownFee(ofBatch, { offer: 'mern-stack', batch: 'b1' })).toBe('₹3,499');
  expect(readShownFee(encodeShownFee('', '', '₹2,500'), { offer: null })).toBe('₹2,500');
});

test('a shown fee says nothing about another choice, and nothing that is no such value counts', () => {
  const value = encodeShownFee('mern-stack', 'b1', '₹3,999');
  expect(readShownFee(value, { offer: 'python' })).toBeNull();
  expect(readShownFee(value, { offer: 'mern-stack' })).toBeNull();
  for (const other of [undefined, 3999, '', ' ', 'mern-stack b1', `${value} more`])
    expect(readShownFee(other, { offer: 'mern-stack', batch: 'b1' })).toBeNull();
});
