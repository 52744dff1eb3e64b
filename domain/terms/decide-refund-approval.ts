/**
 * Decides whether a refund needs a reason and whether a second person has to confirm it. A refund of exactly the amount
 * that the terms give needs neither.
 */
import type { Paise } from '../money/money.ts';

type RefundApproval = {
  /** Whether the amount differs from the amount that the terms give. */
  needsReason: boolean;
  /** Whether another person has to confirm the refund. */
  needsSecondPerson: boolean;
};

/**
 * `alonePaise` is the most that one person may refund if the refund is larger than the terms give; null means no limit.
 * `beforePaise` is the sum of earlier refunds. It counts towards that limit, so that a refund in parts needs the same
 * approval as one of the whole sum.
 */
export function decideRefundApproval(
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

/** The amount that the terms give, less earlier refunds. It is never more than can still be refunded. */
export const computeRefundLeftByTerms = (
  { isAllowed, paise }: { isAllowed: boolean; paise: Paise },
  { returnedPaise, refundablePaise }: { returnedPaise: Paise; refundablePaise: Paise },
): Paise => (isAllowed ? Math.min(Math.max(0, paise - returnedPaise), refundablePaise) : 0);
