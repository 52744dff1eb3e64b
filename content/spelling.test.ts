/**
 * One spelling in everything that a visitor reads: "email", British "enrol" (except the specified "Enroll Now", the
 * address `/enroll-form` and the table `enrollments`), and times as "04:00 PM". Comments are checked as well, because
 * one spelling is easier to search for.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatClock } from '#contract/text/format-clock.ts';

const sources = globSync(['content/**/*.ts', 'contract/**/*.ts', 'site/**/*.{ts,tsx}'])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Lists every match as "file: the words around it". */
function places(wrong: RegExp): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(wrong)].map(
      ({ index }) =>
        `${file}: …${text.slice(Math.max(0, index - 20), index + 30).replaceAll('\n', ' ')}…`,
    ),
  );
}

describe('content, contract and site write', () => {
  it('has files to check', () => expect(sources.length).toBeGreaterThan(250));

  it('"email", never "e-mail"', () => expect(places(/\be-mail/gi)).toEqual([]));

  it('"enrol" and "enrolment", but for the published "Enroll Now", the address and the table', () => {
    expect(
      places(/(?<![/'`.])\benroll(?!ed\b|ing\b|er\b| Now\b|-form|Form\b|ments:)\w*/gi),
    ).toEqual([]);
  });

  it('every time of day with two digits, minutes, AM or PM', () => {
    const asWritten = /\b(?:0[1-9]|1[0-2]):[0-5]\d [AP]M\b/;
    const anyTime = /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b\.?|o’clock)/gi;
    const other = places(anyTime).filter((place) => !asWritten.test(place));
    expect(other).toEqual([]);
  });
});

describe('a time of day', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['09:05', '09:05 AM'],
    ['12:30', '12:30 PM'],
    ['16:00', '04:00 PM'],
    ['21:00', '09:00 PM'],
  ])('%s is written %s', (clock, written) => expect(formatClock(clock)).toBe(written));
});
