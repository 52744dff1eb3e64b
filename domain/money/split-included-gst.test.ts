import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitIncludedGst } from './split-included-gst.ts';

it('the tax inside ₹3,999 is two halves of 9 %', () => {
  expect(splitIncludedGst(399_900)).toEqual({
    taxablePaise: 338_898,
    cgstPaise: 30_501,
    sgstPaise: 30_501,
  });
});

it('the parts add up to the whole of every fee, and each half is 9 % of the taxed amount, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (paise) => {
      const { taxablePaise, cgstPaise, sgstPaise } = splitIncludedGst(paise);
      expect(taxablePaise + cgstPaise + sgstPaise).toBe(paise);
      expect(cgstPaise).toBe(sgstPaise);
      expect(Math.abs(taxablePaise * 0.09 - cgstPaise)).toBeLessThanOrEqual(1);
    }),
  );
});
