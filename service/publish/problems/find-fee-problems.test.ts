import { expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import type { DatedFee } from '#domain/batches/fee-on-day.ts';
import { findFeeProblems } from './find-fee-problems.ts';

const today = '2026-12-01';
const stored = (of: string, paise: number): DatedFee => ({
  ...{ of, paise, fromDay: '2026-11-01', reason: 'The fee of November.' },
});
/**
 * Returns the problems of `fee` if `fees` are already stored. Like the content rules, the fake check names a fee by its
 * position in the list.
 */
const found = (fees: DatedFee[], fee: DatedFee) =>
  findFeeProblems(fee, {
    store: {
      publications: { draft: async () => null },
      batches: {
        batches: async () => [],
        fees: async () => fees,
        areSamplesSold: async () => false,
      },
    } as unknown as Store,
    publishing: {
      check: async (facts) =>
        facts.fees.flatMap(({ paise }, at) =>
          paise % 100 === 0 ? [] : [`fees.${at}.paise: fees on pages are whole rupees.`],
        ),
    },
    today,
  });

it('refuses a fee that the pages could not show', async () => {
  expect(await found([], stored('course', 399_950))).toHaveLength(1);
  expect(await found([stored('course', 399_900)], stored('course', 399_950))).toHaveLength(1);
});

it('accepts a fee beside another whose problem was there before, wherever the other stands in the list', async () => {
  const other = stored('workshop', 99_950);
  const course = stored('course', 399_900);
  expect(await found([other, course], stored('course', 499_900))).toEqual([]);
  expect(await found([course, other], stored('course', 499_900))).toEqual([]);
});
