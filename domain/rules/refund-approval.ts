/**
 * Whether a refund needs an approval. The amount that the terms give needs one click; another amount needs a reason,
 * and may need a second person.
 */
import type { Paise } from '../money.ts';

type RefundApproval = {
  /** Whether the amount differs from the amount that the terms give. */
  needsReason: boolean;
  /** Whether another person has to confirm the refund. */
  needsSecondPerson: boolean;
};

/**
 * `alonePaise` is the largest sum that one person may refund if it is more than the terms give; null for no limit.
 * `beforePaise`, which was refunded before, counts towards this sum: a refund in parts needs the same approval as one
 * of the whole sum.
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

/** The refund that the terms still give: their amount less earlier refunds, at most what can still be refunded. */
export const refundLeftByTerms = (
  { isAllowed, paise }: { isAllowed: boolean; paise: Paise },
  { returnedPaise, refundablePaise }: { returnedPaise: Paise; refundablePaise: Paise },
): Paise => (isAllowed ? Math.min(Math.max(0, paise - returnedPaise), refundablePaise) : 0);
