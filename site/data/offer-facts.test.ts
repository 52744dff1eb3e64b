import { describe, expect, it } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { headings } from '#content/landing/headings.ts';
import { plans } from '#content/landing/plans.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { offers } from '#content/offers/offers.ts';
import { containsSampleEntry } from '#content/samples/contains-sample-entry.ts';
import { courseJsonLdFacts } from './course-json-ld-facts.ts';
import { landingCards, landingHeadings } from './landing-cards.ts';
import { workshopJsonLdFacts } from './workshop-json-ld-facts.ts';

const [first] = offers;
if (!first) throw new Error('Nothing is sold.');

describe('the facts of a course for search engines', () => {
  it('give its length in the machine format and in whole weeks', () => {
    const facts = (unit: 'days' | 'weeks' | 'months', count: number) =>
      courseJsonLdFacts({ ...first, length: { unit, count } });
    expect(facts('weeks', 18)).toMatchObject({ length: 'P18W', weeks: 18 });
    expect(facts('months', 2)).toMatchObject({ length: 'P2M', weeks: 9 });
    expect(facts('days', 4)).toMatchObject({ length: 'P4D', weeks: 1 });
  });

  it('name a person who teaches it, and nobody for a role', () => {
    const person = { ...first.mentor, kind: 'person', name: 'Asha Ravi', role: 'Engineer' };
    const facts = courseJsonLdFacts({ ...first, mentor: person as typeof first.mentor });
    expect(facts.instructor).toEqual({ name: 'Asha Ravi', role: 'Engineer' });
    const role = { ...first.mentor, kind: 'role' } as typeof first.mentor;
    expect(courseJsonLdFacts({ ...first, mentor: role })).not.toHaveProperty('instructor');
  });

  it('give for a workshop the hours of each day, and no hours without days', () => {
    const workshop = offers.find(({ start }) => start.at === 'dates');
    const other = offers.find(({ start }) => start.at !== 'dates');
    if (!workshop || !other) throw new Error('Neither kind is sold.');
    const facts = workshopJsonLdFacts(workshop);
    expect(facts.hoursPerDay * facts.days).toBeCloseTo(workshop.hours.perWeek);
    expect(facts).toMatchObject({ enrolPath: workshop.enrolPath, days: workshop.length.count });
    expect(() => workshopJsonLdFacts(other)).toThrow(other.slug);
  });
});

describe('the landing page', () => {
  it('has for each entry the facts of its card, and no more', () => {
    const shown = Object.entries(landingCards).map(([name, [entry]]) => [
      name,
      Object.keys(entry ?? {}).toSorted(),
    ]);
    expect(Object.fromEntries(shown)).toMatchObject({
      families: ['card', 'inside', 'slug'],
      testimonials: ['image', 'name', 'rating', 'role', 'text'],
      certificates: ['badge', 'slug', 'text', 'title'],
      collaborators: ['field', 'logo', 'name'],
      software: expect.arrayContaining(['state']),
      studentProjects: ['description', 'slug', 'studentName', 'techStack', 'title'],
    });
    expect(landingCards.software[0]).not.toHaveProperty('availability');
  });

  it('has for each plan what is included and what is not, each once', () => {
    expect(landingCards.plans.length).toBe(plans.length);
    for (const [n, { title, features }] of plans.entries()) {
      const shown = landingCards.plans[n];
      const [included, missing] = [shown?.included ?? [], shown?.missing ?? []];
      expect(shown).toMatchObject({ title });
      expect(shown).not.toHaveProperty('features');
      const named = [...included, ...missing];
      expect(named.toSorted()).toEqual(features.map(({ name }) => name).toSorted());
      for (const { name, available } of features)
        expect((available ? included : missing) as readonly string[]).toContain(name);
    }
  });

  it('has a heading over each part, and marks the place of samples', () => {
    const entries = { testimonials, collaborators, 'student-projects': studentProjects };
    for (const part of ['testimonials', 'collaborators', 'student-projects'] as const) {
      const { heading, hasSamples: isMarked } = landingHeadings[part];
      expect(heading).toBe(headings[part].heading);
      expect(isMarked).toBe(containsSampleEntry(entries[part]));
    }
    expect(Object.keys(landingHeadings).length).toBeGreaterThan(3);
  });
});
