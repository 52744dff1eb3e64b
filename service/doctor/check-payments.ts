import { paymentModeOfKey } from '../payments/payment-mode.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/payment-provider.ts';
import { makeRazorpayProvider } from '../payments/razorpay/make-razorpay-provider.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, okFinding, unknownFinding, wrongFinding } from './finding.ts';

const what = 'payments';

/**
 * Asks the provider about an order that does not exist, because the provider answers this question only for a valid
 * key. Never rejects, because every failure becomes a finding.
 */
export async function checkPayments(keys: Config['razorpay'], now: () => number): Promise<Finding> {
  if (keys === null) return unknownFinding(what, 'No keys of a payment provider are set.');
  try {
    await makeRazorpayProvider({ ...keys, now }).readLinkState('doctor');
    return okFinding(what, `Razorpay accepts the ${paymentModeOfKey(keys.keyId)} key.`);
  } catch (error) {
    if (error instanceof ProviderRefused)
      return wrongFinding(
        what,
        `${error.message}.`,
        'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET anew, from the dashboard of Razorpay, and restart the service.',
      );
    if (error instanceof ProviderUnavailable)
      return wrongFinding(
        what,
        `${error.message}.`,
        'Look at status.razorpay.com, and whether this machine reaches the network. Payments are asked for again by themselves.',
      );
    throw error;
  }
}
