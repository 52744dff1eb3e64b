/** Derives from the settings in which mode new orders are paid: `live`, `test` or `demonstration`. */
import { isPublicHttps } from '#contract/pages/is-public-https.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** Reads the mode from the prefix of a Razorpay key, which says whether real money moves. */
export const paymentModeOfKey = (keyId: string): PaymentProviderMode =>
  keyId.startsWith('rzp_live_') ? 'live' : 'test';

/**
 * Whether the demonstration bank is on. Without a setting, it is off on a public site, because its payments would look
 * real there.
 */
export const hasDemonstrationBank = (setting: 'on' | 'off' | undefined, siteUrl: string) =>
  setting === undefined ? !isPublicHttps(siteUrl) : setting === 'on';

type Given = {
  razorpay: { keyId: string } | null;
  hasDemonstrationBank: boolean;
};

/**
 * Returns the mode in which this service makes payment links; null if it makes none. `paymentUrl` is the fixed payment
 * address, from the settings or the build; if there is such an address, the demonstration bank is off.
 */
export function paymentModeOf(
  { razorpay, hasDemonstrationBank }: Given,
  paymentUrl: string | null,
): PaymentProviderMode | null {
  if (razorpay !== null) return paymentModeOfKey(razorpay.keyId);
  return paymentUrl === null && hasDemonstrationBank ? 'demonstration' : null;
}
