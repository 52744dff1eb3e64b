import { expect, it } from 'vitest';
import { interstateGstWarning } from './interstate-gst-warning.ts';

it('states for which buyers the tax on receipts is right, once tax is printed', () => {
  expect(interstateGstWarning(null)).toBeNull();
  expect(interstateGstWarning('29ABCDE1234F1Z5')).toMatch(
    /right for buyers in your own State only\. .* IGST/,
  );
});
