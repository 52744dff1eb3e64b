/** In which mode new orders are paid, by the settings. */
import { isPublicHttps } from '#contract/is-public-https.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';

/** Razorpay says of its keys by their names whether money moves. */
export const modeOfKey = (keyId: string): PaymentMode =>
  keyId.startsWith('rzp_live_') ? 'live' : 'test';

/** Unless it is asked for, the demonstration bank stays away from a site on which payments look real. */
export const hasDemonstrationBank = (setting: 'on' | 'off' | undefined, siteUrl: string) =>
  setting === undefined ? !isPublicHttps(siteUrl) : setting === 'on';

type Given = {
  razorpay: { keyId: string } | null;
  hasDemonstrationBank: boolean;
};

/** Null where no payments are taken. `paymentUrl` is the fixed address, from the settings or from the build. */
export function paymentModeOf(
  { razorpay, hasDemonstrationBank }: Given,
  paymentUrl: string | null,
): PaymentMode | null {
  if (razorpay !== null) return modeOfKey(razorpay.keyId);
  return paymentUrl === null && hasDemonstrationBank ? 'demonstration' : null;
}
