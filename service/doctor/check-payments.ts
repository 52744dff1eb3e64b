import { ProviderAway, ProviderRefused } from '../payments/payment-provider.ts';
import { razorpay } from '../payments/razorpay/razorpay.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, ok, unknown, wrong } from './finding.ts';

const what = 'payments';

/** Asks the provider for an order that is not there, which only a right key may. Resolves for every failure. */
export async function checkPayments(keys: Config['razorpay'], now: () => number): Promise<Finding> {
  if (keys === null) return unknown(what, 'No keys of a payment provider are set.');
  try {
    await razorpay({ ...keys, now }).stateOf('doctor');
    const mode = keys.keyId.startsWith('rzp_test_') ? 'test' : 'live';
    return ok(what, `Razorpay accepts the ${mode} key.`);
  } catch (error) {
    if (error instanceof ProviderRefused)
      return wrong(
        what,
        `${error.message}.`,
        'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET anew, from the dashboard of Razorpay, and restart the service.',
      );
    if (error instanceof ProviderAway)
      return wrong(
        what,
        `${error.message}.`,
        'Look at status.razorpay.com, and whether this machine reaches the network. Payments are asked for again by themselves.',
      );
    throw error;
  }
}
