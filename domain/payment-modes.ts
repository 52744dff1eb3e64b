/**
 * The payment mode of an order: which provider takes the money, and whether the money is real. An order keeps the
 * mode in which it was created: only the provider of that mode creates its link, reports its payments and refunds
 * them.
 */
export const paymentModes = ['demonstration', 'test', 'live'] as const;
export type PaymentMode = (typeof paymentModes)[number];
