/**
 * How a refund is safeguarded: the amount of the terms needs one click; another amount needs a reason, and perhaps a
 * second person.
 */
import type { Paise } from '../money.ts';

type RefundCare = {
  /** The amount differs from the terms. */
  needsReason: boolean;
  /** Another person has to confirm the refund. */
  needsSecondPerson: boolean;
};

/** `alonePaise`: the most by which one person may refund above the terms; null: no limit. */
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

/** What the terms still give: their amount minus earlier refunds, at most what is still refundable. */
export const leftByTerms = (
  { isAllowed, paise }: { isAllowed: boolean; paise: Paise },
  { returnedPaise, refundablePaise }: { returnedPaise: Paise; refundablePaise: Paise },
): Paise => (isAllowed ? Math.min(Math.max(0, paise - returnedPaise), refundablePaise) : 0);
