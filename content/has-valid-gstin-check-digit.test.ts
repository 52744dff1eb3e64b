import { expect, it } from 'vitest';
import { hasValidGstinCheckDigit } from './has-valid-gstin-check-digit.ts';
import { providerSchema } from './schema.ts';

// GSTINs that were published as examples.
it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AASCS2460H1Z0'])('%s is accepted', (gstin) => {
  expect(hasValidGstinCheckDigit(gstin)).toBe(true);
  expect(providerSchema.shape.gstin.safeParse(gstin).success).toBe(true);
});

it.each([
  ['another check digit', '27AAPFU0939F1ZA'],
  ['two digits the other way round', '27AAPFU0993F1ZV'],
  ['one wrong letter', '27AAPFV0939F1ZV'],
])('a GSTIN with %s is refused with a sentence', (_what, gstin) => {
  const { error } = providerSchema.shape.gstin.safeParse(gstin);
  expect(error?.issues[0]?.message).toContain('mistyped');
});
