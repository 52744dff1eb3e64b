import type { PaymentWay } from '#domain/payment-ways.ts';

/** How an order was paid: the end of a sentence that begins with "It was paid". */
export const paymentWayPhrases: Readonly<Record<PaymentWay, string>> = {
  online: 'through the payment provider',
  cash: 'in cash',
  transfer: 'by bank transfer',
};
