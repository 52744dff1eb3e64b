import { describe, expect, it } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import { offers } from '#content/offers/offers.ts';
import { sampleOffers } from '../../../tests/support/sample-offers.ts';
import {
  listLinksToOtherFields,
  listLinksToOtherKinds,
  listMoreOffersInFields,
} from './links-to-other-offers.ts';

describe('more offers in a field', () => {
  it('are of every kind in the field, without the shown offer', () => {
    const lines = listMoreOffersInFields(['web'], ({ slug }) => slug === 'web-course', [
      ...sampleOffers,
      ...sampleOffers.map((offer) => ({ ...offer, slug: `another-${offer.slug}` })),
    ]);
    expect(lines.map(({ slug }) => slug)).not.toContain('web-course');
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(
      new Set([
        'Workshop',
        'Skill program',
        'Course with internship',
        'Intermediate program',
        'Super program',
      ]),
    );
    expect(lines[0]).toEqual({
      slug: 'web-workshop',
      title: 'Web Workshop',
      kind: 'Workshop',
      length: '4 days',
      fee: '₹399',
      path: '/short-term#web-workshop',
    });
  });

  it('are never empty, whatever offer is shown', () => {
    for (const { fields, slug } of offers)
      expect(
        listMoreOffersInFields(fields, (other) => other.slug === slug).length,
        slug,
      ).toBeGreaterThan(1);
  });
});

describe('other fields', () => {
  it('are the other families, and the fields without a family', () => {
    const names = listLinksToOtherFields('/fullstack').map(({ path }) => path);
    expect(names).not.toContain('/fullstack');
    expect(names).toEqual([
      ...families.map(({ path }) => path).filter((path) => path !== '/fullstack'),
      '/courses?field=software',
      '/courses?field=cloud',
    ]);
  });
});

describe('other ways to learn', () => {
  it('are the four other kinds with fee and length', () => {
    expect(listLinksToOtherKinds('skill', sampleOffers)).toEqual([
      { name: 'Workshops', path: '/short-term', note: '4 days, ₹399' },
      {
        name: 'Courses with internship',
        path: '/courses?kind=course',
        note: '18 weeks, ₹3,999',
      },
      { name: 'Intermediate programs', path: '/intermediate-programs', note: '4 months, ₹5,599' },
      { name: 'Super programs', path: '/super-program', note: '6 months, ₹11,999' },
    ]);
  });
});
