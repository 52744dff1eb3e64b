/** The visitor gets a mail about each of these events, if mail is set up. */
export const orderEventTypesMailedToVisitors: ReadonlySet<string> = new Set([
  'order.offered',
  'order.paid',
  'order.refunded',
  'order.taken-back',
]);

/** Each of these events issues a voucher: for a refund, or for a payment that was recorded by mistake. */
export const orderEventTypesWithVoucher: ReadonlySet<string> = new Set([
  'order.refunded',
  'order.taken-back',
]);
