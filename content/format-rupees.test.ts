import { expect, it } from 'vitest';
import { formatRupees } from './format-rupees.ts';

it('rupees are grouped in the Indian way', () => {
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  for (const amount of [0, 9, 399, 2299, 11999, 99999, 100000, 1234567, 12345678, 123456789])
    expect(formatRupees(amount)).toBe(rupees.format(amount));
});
