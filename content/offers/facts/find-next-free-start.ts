import type { NextStart } from '../next-start-schema.ts';
import type { Offer } from '../offer-schema.ts';

/** The start that the service assigns when the visitor chooses none: the first start with a free place. */
export function findNextFreeStart({
  nextStarts,
}: Pick<Offer, 'nextStarts'>): NextStart | undefined {
  return nextStarts.find(({ places }) => places !== 'full') ?? nextStarts[0];
}
