import { type ComparedOffer, comparedOfferPathOf } from '#contract/comparison/compared-offer.ts';

const waitMs = 15_000;
const cache = new Map<string, Promise<ComparedOffer | null>>();

/**
 * Loads all facts by which an offer is compared, and caches them. Null when the request fails; the next call then
 * tries again.
 */
export function loadComparedOffer(slug: string): Promise<ComparedOffer | null> {
  const cached = cache.get(slug);
  if (cached) return cached;
  const request = requestOffer(slug).catch(() => null);
  cache.set(slug, request);
  void request.then((offer) => offer ?? cache.delete(slug));
  return request;
}

async function requestOffer(slug: string): Promise<ComparedOffer | null> {
  const answer = await fetch(comparedOfferPathOf(slug), { signal: AbortSignal.timeout?.(waitMs) });
  return answer.ok ? ((await answer.json()) as ComparedOffer) : null;
}
