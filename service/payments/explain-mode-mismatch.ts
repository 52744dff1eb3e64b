import type { Order } from '#database/orders/order.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

const changedBy = {
  live: 'It was made with live keys of Razorpay, and only they can change it: start the service with them (RAZORPAY_KEY_ID=rzp_live_…).',
  test: 'It was made with test keys of Razorpay, and only they can change it: start the service with them (RAZORPAY_KEY_ID=rzp_test_…).',
  demonstration:
    'It was made at the demonstration bank, and only that can change it: start the service with DEMONSTRATION_BANK=on, without keys of Razorpay and without PAYMENT_URL.',
} as const satisfies Record<PaymentProviderMode, string>;

/**
 * Explains in two sentences why the service can't change an order that was made in another payment mode; null if the
 * mode is the same.
 */
export function explainModeMismatch(
  { mode }: Pick<Order, 'mode'>,
  inForce: PaymentProviderMode | null,
): string | null {
  return mode === inForce ? null : `This order cannot be changed now. ${changedBy[mode]}`;
}
