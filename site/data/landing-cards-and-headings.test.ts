import { describe, expect, it } from 'vitest';
import { collaborators } from '#content/landing/collaborators.ts';
import { plans } from '#content/landing/plans.ts';
import { sectionHeadings } from '#content/landing/section-headings.ts';
import { studentProjects } from '#content/landing/student-projects.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { containsSampleEntry } from '#content/samples/contains-sample-entry.ts';
import { landingCards, landingHeadings } from './landing-cards-and-headings.ts';

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
      expect(heading).toBe(sectionHeadings[part].heading);
      expect(isMarked).toBe(containsSampleEntry(entries[part]));
    }
    expect(Object.keys(landingHeadings).length).toBeGreaterThan(3);
  });
});
