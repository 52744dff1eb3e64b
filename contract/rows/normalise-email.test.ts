import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../tests/support/any-text.ts';
import { emailSubscriptionSchema } from './email-subscription.ts';
import { normaliseEmail } from './normalise-email.ts';

describe('the normal form of an address', () => {
  it.each([
    ['in capitals', 'ASHA@Example.COM', 'asha@example.com'],
    ['in capitals beyond ASCII', '\u00c4sha@example.in', '\u00e4sha@example.in'],
    ['with its dots as marks of their own', 'A\u0308sha@example.in', '\u00e4sha@example.in'],
    ['with a mark that only its capital keeps apart', 'J\u030c@example.in', '\u01f0@example.in'],
    ['with something in it that cannot be seen', 'as\u200bha@example.in\u202c', 'asha@example.in'],
    ['with the sign of a unit', '\u212a\u212b@example.in', 'k\u00e5@example.in'],
    ['between blanks', ' asha@example.in\n', 'asha@example.in'],
  ])('is the same for one written %s', (_how, written, normal) => {
    expect(normaliseEmail(written)).toBe(normal);
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });

  it('is stored for a subscription', () => {
    expect(emailSubscriptionSchema.parse({ email: ' A\u0308sha@Example.in' })).toMatchObject({
      email: '\u00e4sha@example.in',
    });
  });
});
