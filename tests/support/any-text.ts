import fc from 'fast-check';

/**
 * Any character of Unicode. The library's own unit `binary` makes a table of all 1,112,064 of them in each process,
 * which takes two seconds.
 */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_f7_ff })
  // The places 0xd800 to 0xdfff are no characters, but halves of surrogate pairs.
  .map((place) => String.fromCodePoint(place < 0xd8_00 ? place : place + 0x8_00));

/** Any well-formed text, of any characters or of those that break programs, such as "__proto__". */
export const anyText = (limits: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ ...limits, unit: anyCharacter }), fc.string(limits));
