/**
 * A site that visitors reach and on which nobody can pay: it takes enrolments and leads them to a bank where no
 * money moves. That is right for trying it, and is said aloud everywhere else.
 */
import { isLoopback } from './loopback.ts';

type Facts = {
  siteUrl: string;
  razorpayKeyId: string | null;
  /** The fixed address, from the settings or from the build. */
  paymentUrl: string | null;
};

/** A sentence, or null when nothing speaks against it. */
export function paymentDoubt({ siteUrl, razorpayKeyId, paymentUrl }: Facts): string | null {
  if (isLoopback(new URL(siteUrl).hostname)) return null;
  if (razorpayKeyId?.startsWith('rzp_test_'))
    return `RAZORPAY_KEY_ID is a test key: what is paid at ${siteUrl} is no money. Set the live key and its secrets.`;
  if (razorpayKeyId !== null || paymentUrl !== null) return null;
  return `Nobody can pay at ${siteUrl}: enrolments end at a demonstration, and no money moves. Set RAZORPAY_KEY_ID with its secrets, or PAYMENT_URL.`;
}
