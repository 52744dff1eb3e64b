import { expect, it } from 'vitest';
import { gstWarning } from './gst-warning.ts';

it('states for which buyers the tax on receipts is right, once tax is printed', () => {
  expect(gstWarning(null)).toBeNull();
  expect(gstWarning('29ABCDE1234F1Z5')).toMatch(
    /right for buyers in your own State only\. .* IGST/,
  );
});
