import { describe, expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { makeCourseJsonLdFacts } from './course-json-ld-facts.ts';
import { makeWorkshopJsonLdFacts } from './workshop-json-ld-facts.ts';

const [first] = offers;
if (!first) throw new Error('Nothing is sold.');

describe('the facts of a course for search engines', () => {
  it('give its length in the machine format and in whole weeks', () => {
    const facts = (unit: 'days' | 'weeks' | 'months', count: number) =>
      makeCourseJsonLdFacts({ ...first, length: { unit, count } });
    expect(facts('weeks', 18)).toMatchObject({ length: 'P18W', weeks: 18 });
    expect(facts('months', 2)).toMatchObject({ length: 'P2M', weeks: 9 });
    expect(facts('days', 4)).toMatchObject({ length: 'P4D', weeks: 1 });
  });

  it('name a person who teaches it, and nobody for a role', () => {
    const person = { ...first.mentor, kind: 'person', name: 'Asha Ravi', role: 'Engineer' };
    const facts = makeCourseJsonLdFacts({ ...first, mentor: person as typeof first.mentor });
    expect(facts.instructor).toEqual({ name: 'Asha Ravi', role: 'Engineer' });
    const role = { ...first.mentor, kind: 'role' } as typeof first.mentor;
    expect(makeCourseJsonLdFacts({ ...first, mentor: role })).not.toHaveProperty('instructor');
  });

  it('give for a workshop the hours of each day, and no hours without days', () => {
    const workshop = offers.find(({ start }) => start.at === 'dates');
    const other = offers.find(({ start }) => start.at !== 'dates');
    if (!workshop || !other) throw new Error('Neither kind is sold.');
    const facts = makeWorkshopJsonLdFacts(workshop);
    expect(facts.hoursPerDay * facts.days).toBeCloseTo(workshop.hours.perWeek);
    expect(facts).toMatchObject({ enrolPath: workshop.enrolPath, days: workshop.length.count });
    expect(() => makeWorkshopJsonLdFacts(other)).toThrow(other.slug);
  });
});
