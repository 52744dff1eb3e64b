/**
 * Decides what a refund needs. If the amount is what the terms give, one click is enough. Any other amount needs a
 * reason. A larger amount may also need a second person.
 */
import type { Paise } from '../money.ts';

type RefundApproval = {
  /** Whether the amount differs from the amount that the terms give. */
  needsReason: boolean;
  /** Whether another person has to confirm the refund. */
  needsSecondPerson: boolean;
};

/**
 * `alonePaise` is a limit for refunds that are larger than the terms give: above it, a second person is needed. Null
 * means no limit. `beforePaise` is the sum that was refunded earlier, and counts towards the limit. So a refund in
 * parts needs the same approval as one of the whole sum.
 */
export function refundApproval(
  paise: Paise,
  byTermsPaise: Paise,
  alonePaise: Paise | null,
  beforePaise: Paise = 0,
): RefundApproval {
  const isAboveLimit = alonePaise !== null && beforePaise + paise > alonePaise;
  return {
    needsReason: paise !== byTermsPaise,
    needsSecondPerson: paise > byTermsPaise && isAboveLimit,
  };
}

/**
 * The refund that the terms still give: their amount less earlier refunds. It is never more than can still be refunded.
 */
export const refundLeftByTerms = (
  { isAllowed, paise }: { isAllowed: boolean; paise: Paise },
  { returnedPaise, refundablePaise }: { returnedPaise: Paise; refundablePaise: Paise },
): Paise => (isAllowed ? Math.min(Math.max(0, paise - returnedPaise), refundablePaise) : 0);
