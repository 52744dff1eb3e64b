import { type ComparedOffer, comparedOfferPath } from '#contract/comparison/compared-offer.ts';

const waitMs = 15_000;
const kept = new Map<string, Promise<ComparedOffer | null>>();

/** An offer with all that it is compared by, asked for once; null when it can't be had, and then asked for again. */
export function loadComparedOffer(slug: string): Promise<ComparedOffer | null> {
  const known = kept.get(slug);
  if (known) return known;
  const coming = ask(slug).catch(() => null);
  kept.set(slug, coming);
  void coming.then((offer) => offer ?? kept.delete(slug));
  return coming;
}

async function ask(slug: string): Promise<ComparedOffer | null> {
  const answer = await fetch(comparedOfferPath(slug), { signal: AbortSignal.timeout?.(waitMs) });
  return answer.ok ? ((await answer.json()) as ComparedOffer) : null;
}
