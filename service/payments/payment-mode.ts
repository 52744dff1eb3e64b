/** Derives from the settings in which mode new orders are paid: `live`, `test` or `demonstration`. */
import { isPublicHttps } from '#contract/pages/is-public-https.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** The prefix of a Razorpay key says whether real money moves. */
export const modeOfKey = (keyId: string): PaymentProviderMode =>
  keyId.startsWith('rzp_live_') ? 'live' : 'test';

/** Without a setting, the demonstration bank is off on a public site, because its payments would look real there. */
export const hasDemonstrationBank = (setting: 'on' | 'off' | undefined, siteUrl: string) =>
  setting === undefined ? !isPublicHttps(siteUrl) : setting === 'on';

type Given = {
  razorpay: { keyId: string } | null;
  hasDemonstrationBank: boolean;
};

/**
 * Null if this service makes no payment links. `paymentUrl` is the fixed payment address, from the settings or the
 * build; where there is one, the demonstration bank is off.
 */
export function paymentModeOf(
  { razorpay, hasDemonstrationBank }: Given,
  paymentUrl: string | null,
): PaymentProviderMode | null {
  if (razorpay !== null) return modeOfKey(razorpay.keyId);
  return paymentUrl === null && hasDemonstrationBank ? 'demonstration' : null;
}
