import type { PaymentMode } from '#domain/payment-modes.ts';

/** The names of the payment modes in a select. */
export const paymentModeChoices: Readonly<Record<PaymentMode, string>> = {
  live: 'Real money',
  test: 'Tests',
  demonstration: 'Demonstrations',
};
