/**
 * Warns if the site is public, but nobody can pay there or payments are not real money. That is right for a trial, and
 * a mistake for a site in use.
 */
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import { isLoopback } from './is-loopback.ts';

type Facts = {
  siteUrl: string;
  /** The payment mode of new orders; null when this service takes no payments. */
  mode: PaymentProviderMode | null;
  /** The fixed payment address, from the settings or the build. */
  paymentUrl: string | null;
};

/** Returns a warning as a sentence, or null when the settings are right. */
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
