import { expect, it } from 'vitest';
import { makeCallSubjectQuery, readCallSubject } from './call-subject-query.ts';

it('the subject of a link is read as it was written, whatever it contains', () => {
  for (const about of ['About: HR & Marketing', 'About: C++ (2 months)', 'हिन्दी ₹ #1?', '<b>"\''])
    expect(readCallSubject(makeCallSubjectQuery(about))).toBe(about);
});

it('a link without a subject has none', () => {
  for (const query of ['', '?', '?about', '?about=', '?about=%20%0A', '?off=x'])
    expect(readCallSubject(query)).toBeUndefined();
});

it('characters that would be refused or reverse the direction of the text are removed', () => {
  expect(readCallSubject(makeCallSubjectQuery('a\u0000b\nc\u202ed\u200f'))).toBe('a b c d');
  expect(readCallSubject(makeCallSubjectQuery('a\r\n\r\nb'))).toBe('a b');
});

it('a long text is cut, but never inside a character', () => {
  const text = readCallSubject(makeCallSubjectQuery(`${'x'.repeat(199)}😀 and more`));
  expect(text).toBe('x'.repeat(199));
  expect(readCallSubject('?about=%ED%A0%80')?.isWellFormed()).toBe(true);
  expect(readCallSubject(makeCallSubjectQuery('😀 and more'))).toBe('😀 and more');
});
