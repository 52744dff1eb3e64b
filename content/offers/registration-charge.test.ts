import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fees } from '../fees.ts';
import { registrationChargeRupees } from './registration-charge.ts';

describe('the registration charge', () => {
  it.each([
    ['a workshop: its whole fee', fees.workshopRupees, 399],
    ['a skill program: ₹1,000', fees.skillRupees, 1000],
    ['a course: ₹1,000', fees.internshipRupees, 1000],
    ['an intermediate program: a fifth, to the nearest rupee', fees.intermediateRupees, 1120],
    ['a super program: a fifth, to the nearest rupee', fees.superRupees, 2400],
    ['exactly where both are the same', 5000, 1000],
  ])('is for %s', (_, fee, charge) => expect(registrationChargeRupees(fee)).toBe(charge));

  it('is whole rupees, never more than the fee, never less than ₹1,000 of a fee that has them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (fee) => {
        const charge = registrationChargeRupees(fee);
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
          expect(registrationChargeRupees(fee + more)).toBeGreaterThanOrEqual(
            registrationChargeRupees(fee),
          );
        },
      ),
    );
  });

  it.each([0, -1, 99.5, Number.NaN])('of a fee of %s is a bug, and says so', (fee) => {
    expect(() => registrationChargeRupees(fee)).toThrow('whole number of rupees');
  });
});
