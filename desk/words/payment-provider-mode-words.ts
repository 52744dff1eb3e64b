import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** The names of the payment modes in a select. */
export const paymentProviderModeWords: Readonly<Record<PaymentProviderMode, string>> = {
  live: 'Real money',
  test: 'Tests',
  demonstration: 'Demonstrations',
};
