/**
 * The payment mode of an order: which provider takes the money, and whether it is real. An order keeps the mode that
 * created it: only that mode offers its link, reads its payments and refunds it.
 */
export const paymentModes = ['demonstration', 'test', 'live'] as const;
export type PaymentMode = (typeof paymentModes)[number];
