import { expect, it } from 'vitest';
import { gstDoubt } from './gst-doubt.ts';

it('says of which buyers the tax on receipts is true, once tax is printed', () => {
  expect(gstDoubt(null)).toBeNull();
  expect(gstDoubt('29ABCDE1234F1Z5')).toMatch(/right for buyers in your own State only\. .* IGST/);
});
