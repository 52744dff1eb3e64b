import { describe, expect, it } from 'vitest';
import { families } from '#content/catalogue/families.ts';
import { offers } from '#content/offers/offers.ts';
import { moreInFields, otherFields, otherKinds } from './sideways.ts';

describe('more in a field', () => {
  it('is of every kind that there is in it, without the one that is shown', () => {
    const lines = moreInFields(['web'], ({ slug }) => slug === 'mern-stack');
    expect(lines.map(({ slug }) => slug)).not.toContain('mern-stack');
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
      slug: 'mern-workshop',
      title: 'MERN Stack Workshop',
      kind: 'Workshop',
      length: '4 days',
      fee: '₹399',
      path: '/short-term#mern-workshop',
    });
  });

  it('is never nothing, whatever is shown', () => {
    for (const { fields, slug } of offers)
      expect(moreInFields(fields, (other) => other.slug === slug).length, slug).toBeGreaterThan(1);
  });
});

describe('other fields', () => {
  it('are the other families, and the fields that have no family', () => {
    const names = otherFields('/fullstack').map(({ path }) => path);
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
    expect(otherKinds('skill')).toEqual([
      { name: 'Workshops', path: '/short-term', note: '4 to 5 days, ₹399' },
      {
        name: 'Courses with internship',
        path: '/courses?kind=course',
        note: expect.stringMatching(/^\d+ to \d+ weeks, ₹3,999$/),
      },
      { name: 'Intermediate programs', path: '/intermediate-programs', note: '4 months, ₹5,599' },
      { name: 'Super programs', path: '/super-program', note: '6 months, ₹11,999' },
    ]);
  });
});
