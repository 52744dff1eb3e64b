import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeRegistrationChargeRupees } from './compute-registration-charge-rupees.ts';

describe('the registration charge', () => {
  it.each([
    ['₹399: the whole fee', 399, 399],
    ['₹2,299: ₹1,000', 2299, 1000],
    ['₹5,599: a fifth, to the nearest rupee', 5599, 1120],
    ['₹11,999: a fifth, to the nearest rupee', 11999, 2400],
    ['₹5,000: a fifth and ₹1,000 are the same', 5000, 1000],
  ])('of a fee of %s', (_, fee, charge) =>
    expect(computeRegistrationChargeRupees(fee)).toBe(charge),
  );

  it('is in whole rupees, never above the fee, and never below ₹1,000 if the fee reaches that', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (fee) => {
        const charge = computeRegistrationChargeRupees(fee);
        expect(Number.isInteger(charge)).toBe(true);
        expect(charge).toBeLessThanOrEqual(fee);
        expect(charge).toBeGreaterThanOrEqual(Math.min(fee, 1000));
        expect(charge).toBeGreaterThanOrEqual(fee * 0.2 - 0.5);
        expect(charge).toBeLessThanOrEqual(Math.max(1000, fee * 0.2 + 0.5));
      }),
    );
  });

  it('never falls when the fee rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (fee, more) => {
          expect(computeRegistrationChargeRupees(fee + more)).toBeGreaterThanOrEqual(
            computeRegistrationChargeRupees(fee),
          );
        },
      ),
    );
  });

  it.each([0, -1, 99.5, Number.NaN])('of a fee of %s throws an error', (fee) => {
    expect(() => computeRegistrationChargeRupees(fee)).toThrow('whole number of rupees');
  });
});
