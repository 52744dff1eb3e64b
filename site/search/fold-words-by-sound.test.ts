import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { devanagariToLatin } from './devanagari-to-latin.ts';
import { foldedWordsOf, foldWordBySound } from './fold-words-by-sound.ts';
import { allowedDistanceForLength, spellingDistance } from './spelling-distance.ts';

const fold = (text: string) => foldedWordsOf(text).join(' ');

describe('words that sound alike are folded into one', () => {
  it.each([
    ['seekhna', 'sikhna'],
    ['shuruaat', 'suruat'],
    ['vyapar', 'wyapaar'],
    ['Lakshmi', 'Laxmi'],
    ['security', 'sequrity'],
    ['programming', 'programing'],
    ['photoshop', 'fotoshop'],
    ['zindagi', 'jindagi'],
    ['bhartee', 'bharti'],
    ['Node.js', 'node js'],
    ['C’est', "c'est"],
    ['टैली', 'tailee'],
    ['डिजिटल', 'digital'],
    ['मार्केटिंग', 'marketing'],
    ['सिविल', 'civil'],
    ['६ महीने', '6 maheene'],
    ['chhota', 'chota'],
    ['bhadhiya', 'badiya'],
    ['computer', 'conputer'],
    ['tooltip', 'tultip'],
    ['maya', 'maia'],
    ['hellllo', 'helo'],
  ])('%s and %s', (one, other) => expect(fold(one)).toBe(fold(other)));

  it.each([
    ['chai', 'cai'],
    ['tdh', 'td'],
    ['laxmi', 'laksmi'],
    ['ocean', 'osean'],
    ['zzzz', 'zzzz'],
    ['z', 'j'],
    ['mango', 'mango'],
  ])('%s is written %s', (word, folded) => expect(foldWordBySound(word)).toBe(folded));

  it.each([
    ['java', 'javascript'],
    ['ml', 'html'],
    ['mean', 'mern'],
    ['creo', 'cero'],
    ['plc', 'pcb'],
  ])('but not %s and %s', (one, other) => expect(fold(one)).not.toBe(fold(other)));

  it('do not change when they are folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(fold(fold(once)));
        expect(once).toMatch(/^[a-z0-9 ]*$/);
      }),
    );
  });
});

describe('Hindi letters', () => {
  it.each([
    ['मशीन', 'mashin'],
    ['सीखना', 'sikhana'],
    ['कंप्यूटर', 'kanpyutar'],
    ['ऑटोकैड', 'otokaid'],
    ['हिसाब किताब', 'hisaab kitaab'],
    ['गाड़ी', 'gaadi'],
    ['abc १२३', 'abc 123'],
    ['०९', '09'],
    ['हँसी', 'hansi'],
  ])('%s are written %s', (hindi, latin) =>
    expect(devanagariToLatin(hindi).replaceAll('aa', 'a')).toBe(latin.replaceAll('aa', 'a')),
  );
});

describe('the distance of two spellings', () => {
  it('is zero for the same word, small for a vowel, larger for a consonant', () => {
    expect(spellingDistance('fluter', 'fluter', 2)).toBe(0);
    expect(spellingDistance('angular', 'anguler', 2)).toBeCloseTo(0.4);
    expect(spellingDistance('ardino', 'arduino', 2)).toBeCloseTo(0.4);
    expect(spellingDistance('kubernets', 'kubernetes', 2)).toBeCloseTo(0.4);
    expect(spellingDistance('netvork', 'netvrok', 2)).toBeCloseTo(0.8);
    expect(spellingDistance('pilot', 'piton', 2)).toBe(2);
  });

  it.each([
    ['a swap of neighbours at the beginning', 'btk', 'tbk', 0.8],
    ['a swap of neighbours at the end', 'kbt', 'ktb', 0.8],
    ['two letters that are no neighbours', 'btk', 'ktb', 2],
    ['a vowel for a consonant', 'kat', 'kbt', 1],
    ['letters that sound alike', 'gap', 'jap', 0.4],
    ['letters that sound alike, in the other order', 'sap', 'kap', 0.4],
    ['a missing consonant', 'kat', 'kt', 0.4],
    ['a consonant more', 'kat', 'kabt', 1],
    ['nothing against a word', '', 'kab', 2.4],
  ])('counts %s', (_, a, b, distance) => {
    expect(spellingDistance(a, b, 9)).toBeCloseTo(distance);
    expect(spellingDistance(b, a, 9)).toBeCloseTo(distance);
  });

  it('may reach the limit only because of a swap, at the end, at the beginning and in the middle', () => {
    expect(spellingDistance('refund', 'refudn', 0.8)).toBeCloseTo(0.8);
    expect(spellingDistance('btk', 'tbk', 0.8)).toBeCloseTo(0.8);
    expect(spellingDistance('netvork', 'nevtork', 0.8)).toBeCloseTo(0.8);
  });

  it('may be exactly the limit, also if only the lengths differ', () => {
    expect(spellingDistance('kat', 'kbt', 1)).toBe(1);
    expect(spellingDistance('ka', 'k', 0.4)).toBeCloseTo(0.4);
    expect(spellingDistance('k', 'ka', 0.39)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is the same in both directions, returned within the limit, and Infinity beyond it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeioubdklmnprst'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = spellingDistance(a, b, 100);
        expect(spellingDistance(b, a, 100)).toBeCloseTo(distance);
        expect(spellingDistance(a, b, distance + 0.01)).toBe(distance);
        const within = spellingDistance(a, b, distance - 0.01);
        if (distance > 0) expect(within).toBe(Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('has a limit of zero for short words, and a higher one for long words', () => {
    const allowed = [2, 3, 4, 5, 6, 7, 8, 9, 10].map(allowedDistanceForLength);
    expect(allowed).toEqual([0, 0.4, 0.4, 0.8, 1.2, 1.4, 1.4, 2, 2]);
  });
});
