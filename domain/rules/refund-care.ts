/**
 * How a refund is safeguarded. The amount that the terms give needs one click; another amount needs a reason, and
 * may need a second person.
 */
import type { Paise } from '../money.ts';

type RefundCare = {
  /** Whether the amount differs from the amount that the terms give. */
  needsReason: boolean;
  /** Whether another person has to confirm the refund. */
  needsSecondPerson: boolean;
};

/** `alonePaise` is the most by which one person may refund above the terms; null for no limit. */
export function refundCare(
  paise: Paise,
  byTermsPaise: Paise,
  alonePaise: Paise | null,
): RefundCare {
  return {
    needsReason: paise !== byTermsPaise,
    needsSecondPerson: paise > byTermsPaise && alonePaise !== null && paise > alonePaise,
  };
}

/** What the terms still give: their amount less earlier refunds, at most what can still be refunded. */
export const leftByTerms = (
  { isAllowed, paise }: { isAllowed: boolean; paise: Paise },
  { returnedPaise, refundablePaise }: { returnedPaise: Paise; refundablePaise: Paise },
): Paise => (isAllowed ? Math.min(Math.max(0, paise - returnedPaise), refundablePaise) : 0);
