import { type ComparedOffer, comparedOfferPathOf } from '#contract/comparison/compared-offer.ts';

const waitMs = 15_000;
const kept = new Map<string, Promise<ComparedOffer | null>>();

/**
 * Loads all facts by which an offer is compared, and caches them. Null when the request fails; the next call then
 * tries again.
 */
export function loadComparedOffer(slug: string): Promise<ComparedOffer | null> {
  const known = kept.get(slug);
  if (known) return known;
  const coming = ask(slug).catch(() => null);
  kept.set(slug, coming);
  void coming.then((offer) => offer ?? kept.delete(slug));
  return coming;
}

async function ask(slug: string): Promise<ComparedOffer | null> {
  const answer = await fetch(comparedOfferPathOf(slug), { signal: AbortSignal.timeout?.(waitMs) });
  return answer.ok ? ((await answer.json()) as ComparedOffer) : null;
}
