import { expect, it } from 'vitest';
import { publishedBatchSchema, publishedFeeSchema } from '#contract/published/published-facts.ts';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import { selectPublishedBatches } from './select-published-batches.ts';
import { toPublishedFees } from './to-published-fees.ts';

const batch: StoredBatch = {
  id: '019aa000-0000-7000-8000-000000000001',
  offer: 'mern-workshop',
  startsOn: '2026-12-01',
  endsOn: '2026-12-04',
  days: ['tue', 'wed', 'thu', 'fri'],
  from: '16:00',
  to: '18:30',
  language: 'en',
  mentor: 'Asha Rao',
  seats: 10,
  state: 'open',
  isSample: false,
  isPublished: true,
  earlyPrice: { paise: 29_900, untilDay: '2026-11-25', reason: 'Early' },
  version: 3,
  held: 2,
  taken: 7,
  over: 0,
  waiting: 4,
};
const on = (today: string, changes: Partial<StoredBatch> = {}, areSamplesSold = false) =>
  selectPublishedBatches([{ ...batch, ...changes }], today, { areSamplesSold });

it('a batch is published as the schema says, stating whether there are free places and not how many', () => {
  const [published] = on('2026-11-24');
  expect(published).toMatchObject({ state: 'open', places: 'few', seats: 10 });
  expect(publishedBatchSchema.parse(published)).toEqual(published);
  expect(JSON.stringify(published)).not.toContain('waiting');
  expect(on('2026-11-24', { held: 3 })).toMatchObject([{ places: 'full' }]);
  expect(on('2026-12-02')).toMatchObject([{ state: 'running' }]);
  expect(on('2026-12-05')).toMatchObject([{ state: 'over' }]);
  expect(on('2026-12-05', { state: 'cancelled' })).toMatchObject([{ state: 'cancelled' }]);
});

it('no draft is published, and a sample only if it is sold, marked as a sample', () => {
  expect(on('2026-11-24', { state: 'draft' })).toEqual([]);
  expect(on('2026-11-24', { isSample: true })).toEqual([]);
  expect(on('2026-11-24', { isSample: true }, true)).toMatchObject([{ sample: true }]);
});

it('a sample is not published beside a real batch of its offer, unless that is a draft or over', () => {
  const sample = { ...batch, id: '019aa000-0000-7000-8000-000000000002', isSample: true };
  const beside = (today: string, changes: Partial<StoredBatch> = {}) =>
    selectPublishedBatches([{ ...batch, ...changes }, sample], today, { areSamplesSold: true })
      .filter((published) => published.sample)
      .map(({ id }) => id);
  expect(beside('2026-11-24')).toEqual([]);
  expect(beside('2026-12-02')).toEqual([]);
  expect(beside('2026-11-24', { state: 'draft' })).toEqual([sample.id]);
  expect(beside('2026-11-24', { offer: 'mean-workshop' })).toEqual([sample.id]);
  expect(beside('2026-11-24', { startsOn: '2025-06-10', endsOn: '2025-06-13' })).toEqual([
    sample.id,
  ]);
});

it('a fee is published from its day on, with its reason', () => {
  const fee = { of: 'workshop', fromDay: '2026-12-01', paise: 49_900, reason: 'Longer' };
  expect(toPublishedFees([fee])).toEqual([publishedFeeSchema.parse(fee)]);
});
