/**
 * A site that visitors reach and on which nobody can pay: what is paid is no money, or there is no way to pay. That
 * is right for trying it, and is said aloud everywhere else.
 */
import type { PaymentMode } from '#domain/payment-modes.ts';
import { isLoopback } from './is-loopback.ts';

type Facts = {
  siteUrl: string;
  /** In which new orders are paid; null where this service takes no payments. */
  mode: PaymentMode | null;
  /** The fixed address, from the settings or from the build. */
  paymentUrl: string | null;
};

/** A sentence, or null when nothing speaks against it. */
export function paymentWarning({ siteUrl, mode, paymentUrl }: Facts): string | null {
  if (isLoopback(new URL(siteUrl).hostname)) return null;
  const remedy = 'Set RAZORPAY_KEY_ID with its secrets, or PAYMENT_URL.';
  switch (mode) {
    case 'live':
      return null;
    case 'test':
      return `RAZORPAY_KEY_ID is a test key: what is paid at ${siteUrl} is no money. Set the live key and its secrets.`;
    case 'demonstration':
      return `Nobody can pay at ${siteUrl}: enrolments end at a demonstration, and no money moves. ${remedy}`;
    case null:
      return paymentUrl === null
        ? `Nobody can pay at ${siteUrl}: enrolments are kept, and their visitors read that you write to them with the way to pay. ${remedy}`
        : null;
    default:
      return mode satisfies never;
  }
}
