import type { PaymentMethod } from '#domain/money/payment-methods.ts';

/** How an order was paid: the end of a sentence that begins with "It was paid". */
export const paymentMethodPhrases: Readonly<Record<PaymentMethod, string>> = {
  online: 'through the payment provider',
  cash: 'in cash',
  transfer: 'by bank transfer',
};
