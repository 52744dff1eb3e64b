import type { NextStart } from '../next-start-schema.ts';
import type { Offer } from '../offer-schema.ts';

/**
 * The start that applies when the visitor chooses none: the first start with a free place or, if all are full, the
 * first start. Undefined for an offer without a next start.
 */
export function findNextFreeOrFirstStart({
  nextStarts,
}: Pick<Offer, 'nextStarts'>): NextStart | undefined {
  return nextStarts.find(({ places }) => places !== 'full') ?? nextStarts[0];
}
