/** The facts as they stand now, published or not: what a publication would say. */
import * as z from 'zod/mini';
import {
  type PublishedFacts,
  publishedNoticeSchema,
  publishedProviderSchema,
} from '#contract/published-facts.ts';
import type { Store } from '#database/store.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { publishedBatches, publishedFees } from '../offers/published-batches.ts';

export const noticesSchema = z.array(publishedNoticeSchema);
export const providerDraft = 'provider';
export const noticesDraft = 'notices';

export type GatheredFacts = Omit<PublishedFacts, 'number'>;

/** `seen` are the versions of the drafts, which who saves one names again. */
export async function gatherFacts(
  { publications, batches }: Pick<Store, 'publications' | 'batches'>,
  today: CalendarDate,
): Promise<{
  facts: GatheredFacts;
  seen: { provider: number; notices: number };
}> {
  const [provider, notices, planned, fees, areSamplesSold] = await Promise.all([
    publications.draft(providerDraft),
    publications.draft(noticesDraft),
    batches.batches(),
    batches.fees(),
    batches.areSamplesSold(),
  ]);
  return {
    facts: {
      batches: publishedBatches(planned, today, { areSamplesSold }),
      fees: publishedFees(fees),
      notices: noticesSchema.parse(notices?.facts ?? []),
      provider: publishedProviderSchema.parse(provider?.facts ?? {}),
    },
    seen: { provider: provider?.version ?? 0, notices: notices?.version ?? 0 },
  };
}
