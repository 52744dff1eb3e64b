import { describe, expect, it } from 'vitest';
import { maxLengths } from '../rows/max-lengths.ts';
import { type OfferRecord, offersFileName, offersFileSchema } from './built-offers-file.ts';

const mern: OfferRecord = {
  slug: 'mern-stack',
  title: 'MERN Stack',
  name: 'MERN Stack, course with internship',
  kind: { id: 'course', name: 'course with internship', plural: 'Courses with internship' },
  feePaise: 399_900,
  registrationChargePaise: 50_000,
  refund: 'Until the day before.',
  covers: ['Classes'],
  guarantee: null,
  afterPayment: 'We write to you.',
  start: { at: 'dates', startDate: '2026-12-01', endDate: '2026-12-04' },
  version: '0123456789abcdef',
  words: { '/enroll-form': { texts: { heading: 'Enrol' }, fields: {}, links: {} } },
  wordsOnceBegun: {},
};

const isTaken = (offer: unknown) =>
  offersFileSchema.safeParse({ offers: [offer], unknown: {} }).success;

describe('the list of what is sold', () => {
  it('is a file with a name of its own, read as it was written', () => {
    expect(offersFileName).toMatch(/^[a-z]+\.json$/);
    const later = { ...mern, start: { at: 'request', sentence: 'When you call.' } };
    const file = { offers: [mern, later], unknown: mern.words };
    expect(offersFileSchema.parse(file)).toEqual(file);
  });

  it.each([
    ['a fee of nothing', { feePaise: 0 }],
    ['a fee with a part of a paisa', { feePaise: 399.5 }],
    ['a charge below nothing', { registrationChargePaise: -1 }],
    ['a slug that no row can name', { slug: 'MERN' }],
    ['a slug longer than a row holds', { slug: 'x'.repeat(maxLengths.offer + 1) }],
    ['a slug with more than a slug in it', { slug: 'mern-stack ' }],
    ['a version that is no sum', { version: '0123456789abcdeg' }],
    ['a version that is too long', { version: '0123456789abcdef0' }],
    ['a day that is none', { start: { at: 'dates', startDate: '1 Dec', endDate: '2026-12-04' } }],
    ['a day and more', { start: { at: 'dates', startDate: '2026-12-01', endDate: 'x2026-12-04' } }],
    ['a time instead of a day', { start: { ...mern.start, endDate: '2026-12-04T10:00' } }],
    ['a start of another kind', { start: { at: 'whenever' } }],
    ['a start on request that says nothing', { start: { at: 'request' } }],
    ['nothing that is covered', { covers: undefined }],
    ['nothing of what follows the payment', { afterPayment: undefined }],
    ['a kind without a name', { kind: { id: 'course' } }],
    ['words that are not by page', { words: { heading: 'Enrol' } }],
  ])('is refused with %s', (_what, wrong) => {
    expect(isTaken({ ...mern, ...wrong })).toBe(false);
  });
});
