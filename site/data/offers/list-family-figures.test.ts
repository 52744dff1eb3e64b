import { describe, expect, it } from 'vitest';
import { formatRupees } from '#content/format-rupees.ts';
import { offers } from '#content/offers/offers.ts';
import { relatedLinksWords } from '#content/offers/page-words/related-links-words.ts';
import { listFamilyFigures } from './list-family-figures.ts';

const figures = (...slugs: string[]) => listFamilyFigures(slugs).map(({ value }) => value);
const courses = offers.filter(({ kind }) => kind === 'course');
const byLength = courses.toSorted((a, b) => a.length.count - b.length.count);
const [shortest, longest] = [byLength[0], byLength.at(-1)];
const workshop = offers.find(({ kind }) => kind === 'workshop');
if (!shortest || !longest || !workshop) throw new Error('Too little is sold.');

describe('the figures of a family', () => {
  it('are its fee, once, its shortest and longest weeks, and its number of courses', () => {
    expect(shortest.length.count).toBeLessThan(longest.length.count);
    expect(figures(longest.slug, shortest.slug)).toEqual([
      formatRupees(shortest.feeRupees),
      `${shortest.length.count}–${longest.length.count}`,
      '2',
    ]);
    expect(listFamilyFigures([longest.slug, shortest.slug]).map(({ name }) => name)).toEqual([
      relatedLinksWords.wholeFeeEach,
      relatedLinksWords.weeks,
      relatedLinksWords.courses,
    ]);
  });

  it('of one course are its own', () => {
    expect(figures(shortest.slug)).toEqual([
      formatRupees(shortest.feeRupees),
      `${shortest.length.count}`,
      '1',
    ]);
    const names = listFamilyFigures([shortest.slug]).map(({ name }) => name);
    expect(names).toEqual([
      relatedLinksWords.wholeFee,
      relatedLinksWords.weeks,
      relatedLinksWords.oneCourse,
    ]);
  });

  it('are those of the sold offers, the lower fee first', () => {
    expect(figures(shortest.slug, workshop.slug, 'not sold')[0]).toBe(
      [workshop, shortest].map(({ feeRupees }) => formatRupees(feeRupees)).join(', '),
    );
    expect(figures(shortest.slug, 'not sold').at(-1)).toBe('1');
  });
});
