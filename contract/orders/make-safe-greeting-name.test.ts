import { describe, expect, it } from 'vitest';
import { makeSafeGreetingName } from './make-safe-greeting-name.ts';

describe('the name in a greeting', () => {
  it.each([
    'Ravi Kumar',
    'A. P. J. Abdul Kalam',
    "D'Souza",
    'D’Souza',
    'Anne-Marie',
    'सेल्वी',
    'முருகன்',
    'محمد',
    'K.',
    'Lakshmi K.',
  ])('keeps "%s" as it was typed', (name) => {
    expect(makeSafeGreetingName(name)).toBe(name);
  });

  it('has one space where several were typed, and none at its ends', () => {
    expect(makeSafeGreetingName('  Ravi \n Kumar ')).toBe('Ravi Kumar');
  });

  it.each([
    ['S.Ramesh', 'S. Ramesh'],
    ['A.P.J.Kalam', 'A.P.J. Kalam'],
    ['x.com', 'x. com'],
  ])(
    'has a space after the initial of "%s", which a mail program would make a link',
    (name, shown) => {
      expect(makeSafeGreetingName(name)).toBe(shown);
    },
  );

  it.each([
    ['an address', 'ravi@example.com'],
    ['a link', 'https://evil.example/x'],
    ['a link without its scheme', '//evil/x'],
    ['a domain', 'evil.com'],
    ['a domain within a sentence', 'Win at evil.com now'],
    ['a domain in another script', 'उदाहरण.भारत'],
    ['a domain with a full stop of another script', 'evil。com'],
    ['a domain with a joiner before its dot', 'evil\u200c.com'],
    ['a domain with joiners around its dot', 'evil\u200d.\u200ccom'],
    ['digits', 'Call 98765 43210'],
    ['digits of another script', 'राम ९८७६'],
    ['a sum', 'You won ₹5000'],
    ['markup', '<b>Ravi</b>'],
    ['a greeting of its own', 'Ravi, you have won!'],
    ['dots for a hole in a link', 'evil..com'],
    ['nothing but a dot', '.'],
    ['an emoji', 'Ravi 🎉'],
    ['nothing', ''],
    ['a whole sentence', 'Please call the number that was sent to you today'],
    ['too many letters', 'R'.repeat(61)],
  ])('is left out if it contains %s', (_what, name) => {
    expect(makeSafeGreetingName(name)).toBeNull();
  });
});
