import { describe, expect, it } from 'vitest';
import { exampleComparisons } from './comparison/example-comparisons.ts';
import { suggestOffersToCompare } from './comparison/suggest-offers-to-compare.ts';
import { findOffer, offers } from './offers.ts';

describe('the examples of comparisons', () => {
  it.each(exampleComparisons)('$question', ({ offers: slugs }) => {
    expect(slugs.length).toBeGreaterThanOrEqual(2);
    expect(slugs.length).toBeLessThanOrEqual(3);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !findOffer(slug))).toEqual([]);
  });

  it('include a course and a skill program of one field', () => {
    const kinds = exampleComparisons.map(({ offers: slugs }) =>
      slugs.map((slug) => `${findOffer(slug)?.kind} ${findOffer(slug)?.fields[0]}`),
    );
    expect(kinds).toContainEqual(['skill web', 'course web']);
  });
});

describe('the offers to compare with an offer', () => {
  it('are of its field, other kinds first', () => {
    const mern = findOffer('mern-stack');
    const beside = mern ? suggestOffersToCompare(mern, offers) : [];
    expect(beside.map(({ kind }) => kind)).toEqual(['skill', 'intermediate', 'super', 'workshop']);
    expect(beside.every(({ fields }) => fields.includes('web'))).toBe(true);
  });

  it('exist for every offer, and never include the offer itself', () => {
    for (const offer of offers) {
      const slugs = suggestOffersToCompare(offer, offers).map(({ slug }) => slug);
      expect(slugs.length, offer.slug).toBeGreaterThan(0);
      expect(slugs.length).toBeLessThanOrEqual(4);
      expect(slugs).not.toContain(offer.slug);
    }
  });
});
