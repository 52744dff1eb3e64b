import { describe, expect, it } from 'vitest';
import { makeEnquiryIndexText, parseSearchPrefixes } from './make-enquiry-index-text.ts';
import { phoneticKey } from './phonetic-key.ts';

const nobody = {
  name: null,
  email: null,
  phone: null,
  offer: null,
  program: null,
  message: null,
};

/**
 * Searches as the databases do: `parseSearchPrefixes` returns a list of alternatives for each typed word, and one
 * alternative of every list has to be the beginning of an indexed word.
 */
function finds(typed: string, texts: Partial<typeof nobody> | Record<string, string>): boolean {
  const words = makeEnquiryIndexText({ ...nobody, ...texts }).split(' ');
  const beginnings = parseSearchPrefixes(typed);
  if (beginnings === null) return true;
  const isThere = (one: string) => words.some((word) => word.startsWith(one));
  return beginnings.length > 0 && beginnings.every((any) => any.some(isThere));
}

describe('spellings of one name', () => {
  it.each([
    ['Priya', 'Pria'],
    ['Lakshmi', 'laxmi'],
    ['Venkataraman', 'Venkatraman'],
    ['Mohammed', 'Muhammed'],
    ['Mohammad', 'Mohamed'],
    ['Anita', 'Aneetha'],
    ['Deepak', 'Dipak'],
    ['Shweta', 'Sveta'],
    ['Krishna', 'Krisna'],
    ['Geetha', 'Gita'],
    ['Ahmed', 'Ahamad'],
    ['Reddy', 'Reddi'],
    ['Faisal', 'Faizal'],
    ['Gaurav', 'Gourav'],
    ['Sowmya', 'Saumya'],
    ['Chowdhary', 'Chaudhari'],
    ['Reyansh', 'Rayansh'],
    ['Sampath', 'Sanpat'],
    ['Thiruvananthapuram', 'Tiruvanandapuram'],
    ['लक्ष्मी', 'Laxmi'],
    ['देवांशु', 'Dewanshu'],
    ['ज़ोया', 'Zoya'],
    ['ऐश्वर्या', 'Aishwarya'],
    ['हिन्दी', 'हिंदी'],
  ])('%s and %s have the same key, and each finds the other', (one, other) => {
    expect(phoneticKey(one)).toBe(phoneticKey(other));
    expect(finds(one, { name: `${other} Rao` })).toBe(true);
    expect(finds(other.toUpperCase(), { name: one })).toBe(true);
  });

  it.each([
    ['Asha', 'Ashok'],
    ['Amit', 'Amar'],
    ['Meena', 'Mohan'],
    ['Ravi', 'Rohit'],
    ['Priya', 'Prithvi'],
    ['Sunil', 'Sonal'],
    ['Anand', 'Amit'],
    ['Gauri', 'Geeta'],
    ['राम', 'Ravi'],
    ['Asha', 'अशोक'],
  ])('%s does not find %s', (one, other) => {
    expect(finds(one, { name: other })).toBe(false);
  });

  // In Devanagari these names end in a consonant, which is read with a vowel. Some Latin spellings write that vowel
  // ("Siddhartha"), and others do not ("Siddharth").
  it.each([
    ['सिद्धार्थ', 'Siddharth'],
    ['सिद्धार्थ', 'Siddhartha'],
    ['कृष्ण', 'Krishna'],
    ['राम', 'Ram'],
    ['सिंह', 'Singh'],
    ['ज्ञानेश', 'Gyanesh'],
    ['गौरव', 'Gourav'],
    ['तिरुवनंतपुरम', 'Thiruvananthapuram'],
  ])('%s and %s find each other', (one, other) => {
    expect(finds(one, { name: `${other} Rao` })).toBe(true);
    expect(finds(other, { name: `${one} राव` })).toBe(true);
  });

  it('have no key for short words or a script other than Latin and Devanagari', () => {
    expect(phoneticKey('jo')).toBeNull();
    expect(phoneticKey('கவிதா')).toBeNull();
    expect(phoneticKey('कविता२')).toBeNull();
    expect(phoneticKey('r2d2')).toBeNull();
  });
});

describe('an enquiry is found', () => {
  const asha = {
    name: 'Sri Lakshmidevi Venkata Raman',
    email: 'asha.kumar92@example.co.in',
    phone: '+91 98470-12345',
    offer: 'mern-stack',
    program: 'Web Development',
    message: 'Is the weekend batch in Kochi or Thiruvananthapuram? कविता asked too.',
  };
  it.each([
    ['lakshmi'],
    ['devi'],
    ['lak dev'],
    ['venkataraman'],
    ['venkatara'],
    ['98470 12345'],
    ['+91-98470'],
    ['12345'],
    ['470'],
    ['asha.kumar92@example.co.in'],
    ['mar92'],
    ['example.co'],
    ['mern'],
    ['web dev'],
    ['weekend kochi'],
    ['कविता'],
    ['tiruvanandapuram'],
    ['tiruvanan'],
  ])('by "%s"', (typed) => {
    expect(finds(typed, asha)).toBe(true);
  });

  it.each([['xyzzy'], ['lakshmi xyzzy'], ['99999'], ['+'], ["'&|!():*"]])(
    'but not by "%s"',
    (typed) => {
      expect(finds(typed, asha)).toBe(false);
    },
  );

  it('but not by a name that sounds like a short word of the message', () => {
    expect(finds('Asin', { message: 'as soon as possible, and I asyn' })).toBe(false);
  });

  it('also where a joiner shapes a letter of the name', () => {
    expect(finds('शर्मा', { name: 'शर्\u200dमा' })).toBe(true);
  });

  it('by the same words as before, unless a migration has the words of every enquiry written again', () => {
    const words = makeEnquiryIndexText({
      ...nobody,
      name: 'Asha देवांशु',
      phone: '98470',
      message: 'in Chowdhary Nagar, कोऴिक्कोड्',
    });
    expect(words).toBe(
      'asha sha देवांशु वांशु ~asa ~devnsu 98470 8470 470 in chowdhary nagar कोऴिक्कोड् ~kusikud',
    );
  });

  it('without a condition if nothing is typed', () => {
    expect(parseSearchPrefixes('  ')).toBeNull();
  });

  it('by words of letters, digits and the mark of a key only', () => {
    const words = makeEnquiryIndexText({
      ...asha,
      message: `"x" 'y' *:& ${'long'.repeat(30)} \u{1F642}`,
    });
    expect(words).toMatch(/^[\p{L}\p{M}\p{N}~ ]+$/u);
    expect(Math.max(...words.split(' ').map(({ length }) => length))).toBeLessThanOrEqual(41);
  });
});
