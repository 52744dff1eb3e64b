/** The facts as they stand now, published or not: what a publication would say. */
import * as z from 'zod/mini';
import {
  type PublishedFacts,
  publishedNoticeSchema,
  publishedProviderSchema,
} from '#contract/published-facts.ts';
import type { Store } from '#database/store.ts';

export const noticesSchema = z.array(publishedNoticeSchema);
export const providerDraft = 'provider';
export const noticesDraft = 'notices';

export type GatheredFacts = Omit<PublishedFacts, 'number'>;

/** `seen` are the versions of the drafts, which who saves one names again. */
export async function gatherFacts({ publications }: Pick<Store, 'publications'>): Promise<{
  facts: GatheredFacts;
  seen: { provider: number; notices: number };
}> {
  const [provider, notices] = await Promise.all([
    publications.draft(providerDraft),
    publications.draft(noticesDraft),
  ]);
  return {
    facts: {
      batches: [],
      fees: [],
      notices: noticesSchema.parse(notices?.facts ?? []),
      provider: publishedProviderSchema.parse(provider?.facts ?? {}),
    },
    seen: { provider: provider?.version ?? 0, notices: notices?.version ?? 0 },
  };
}
