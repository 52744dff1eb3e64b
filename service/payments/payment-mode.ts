/** The mode in which new orders are paid, from the settings. */
import { isPublicHttps } from '#contract/pages/is-public-https.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** The prefix of a Razorpay key says whether real money moves. */
export const modeOfKey = (keyId: string): PaymentProviderMode =>
  keyId.startsWith('rzp_live_') ? 'live' : 'test';

/** On a public site the demonstration bank is off by default, because its payments would look real there. */
export const hasDemonstrationBank = (setting: 'on' | 'off' | undefined, siteUrl: string) =>
  setting === undefined ? !isPublicHttps(siteUrl) : setting === 'on';

type Given = {
  razorpay: { keyId: string } | null;
  hasDemonstrationBank: boolean;
};

/** Null if no payments are offered. `paymentUrl` is the fixed payment address, from the settings or the build. */
export function paymentModeOf(
  { razorpay, hasDemonstrationBank }: Given,
  paymentUrl: string | null,
): PaymentProviderMode | null {
  if (razorpay !== null) return modeOfKey(razorpay.keyId);
  return paymentUrl === null && hasDemonstrationBank ? 'demonstration' : null;
}
