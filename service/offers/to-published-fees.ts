import type { PublishedFee } from '#contract/published/published-facts.ts';
import type { DatedFee } from '#domain/batches/fee-on-day.ts';

export const toPublishedFees = (fees: readonly DatedFee[]): PublishedFee[] =>
  fees.map(({ of, fromDay, paise, reason }) => ({ of, fromDay, paise, reason }));
