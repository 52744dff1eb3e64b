/** Gathers the facts that a publication made now would contain: everything that staff have saved, published or not. */
import * as z from 'zod/mini';
import {
  type PublishedEntries,
  publishedEntriesSchema,
} from '#contract/published/published-entries.ts';
import {
  type PublishedFacts,
  publishedAnnouncementSchema,
  publishedProviderSchema,
} from '#contract/published/published-facts.ts';
import type { Store } from '#database/store.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { selectPublishedBatches } from '../offers/select-published-batches.ts';
import { toPublishedFees } from '../offers/to-published-fees.ts';

export const announcementsDraftSchema = z.array(publishedAnnouncementSchema);
export const providerDraftName = 'provider';
export const announcementsDraftName = 'notices';
export const entriesDraftName = 'entries';

export type GatheredFacts = Omit<PublishedFacts, 'number' | 'entries'> & {
  entries: PublishedEntries;
};

/**
 * `seen` are the versions of the drafts. A form sends them back, so that a save is refused if a colleague has changed a
 * draft meanwhile.
 */
export async function gatherPublishableFacts(
  { publications, batches }: Pick<Store, 'publications' | 'batches'>,
  today: CalendarDate,
): Promise<{
  facts: GatheredFacts;
  seen: { provider: number; notices: number; entries: number };
}> {
  const [provider, notices, entries, planned, fees, areSamplesSold] = await Promise.all([
    publications.draft(providerDraftName),
    publications.draft(announcementsDraftName),
    publications.draft(entriesDraftName),
    batches.batches(),
    batches.fees(),
    batches.areSamplesSold(),
  ]);
  return {
    facts: {
      batches: selectPublishedBatches(planned, today, { areSamplesSold }),
      fees: toPublishedFees(fees),
      notices: announcementsDraftSchema.parse(notices?.facts ?? []),
      provider: publishedProviderSchema.parse(provider?.facts ?? {}),
      entries: publishedEntriesSchema.parse(entries?.facts ?? {}),
    },
    seen: {
      provider: provider?.version ?? 0,
      notices: notices?.version ?? 0,
      entries: entries?.version ?? 0,
    },
  };
}
