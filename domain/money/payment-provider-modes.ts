/**
 * The payment mode of an order: which provider takes the money, and whether the money is real. An order keeps the mode
 * in which it was created. Only the provider of that mode creates its payment link, reports its payments and makes its
 * refunds.
 */
export const paymentProviderModes = ['demonstration', 'test', 'live'] as const;
export type PaymentProviderMode = (typeof paymentProviderModes)[number];
