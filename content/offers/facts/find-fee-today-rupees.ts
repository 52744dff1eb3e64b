import type { Offer } from '../offer-schema.ts';
import { findNextFreeOrFirstStart } from './find-next-free-or-first-start.ts';

/**
 * The price that a visitor pays who enrols today and chooses no start: the early price of the first start with a free
 * place (of the first start, if all are full) or, if that start has no early price, the fee. Wherever pages show one
 * price of an offer, it is this one, so that all pages agree with the enrolment form.
 */
export function findFeeTodayRupees(offer: Pick<Offer, 'feeRupees' | 'nextStarts'>): number {
  return findNextFreeOrFirstStart(offer)?.early?.feeRupees ?? offer.feeRupees;
}
