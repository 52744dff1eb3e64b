/**
 * The payment mode of an order: who takes its money, and whether any moves. An order belongs to the mode that made it: only that one
 * offers its link, hears of its payment and pays it back.
 */
export const paymentModes = ['demonstration', 'test', 'live'] as const;
export type PaymentMode = (typeof paymentModes)[number];
