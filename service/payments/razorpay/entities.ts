/**
 * The parts of Razorpay's objects that we read. Other parts are ignored, because Razorpay adds parts without notice.
 * Amounts are in paise. Times are seconds since 1970; the time 0 means "never".
 */
import { z } from 'zod';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import type { PaymentLink } from '../payment-provider.ts';

const id = z.string().min(1).max(100);
const amount = z.number().int().nonnegative();

const paymentInLink = z.looseObject({ payment_id: id, amount, status: z.string() });

export const linkEntity = z.looseObject({
  id,
  amount,
  currency: z.string(),
  reference_id: z.string().nullish(),
  description: z.string().nullish().catch(null),
  status: z.string(),
  short_url: z.url({ protocol: /^https?$/ }),
  expire_by: z.number().nullish(),
  /** If there are no payments, Razorpay sends an empty list, null or an object. */
  payments: z.array(paymentInLink).nullish().catch(null),
});
export type LinkEntity = z.infer<typeof linkEntity>;

export const paymentEntity = z.looseObject({
  id,
  amount,
  currency: z.string(),
  status: z.string(),
  description: z.string().nullish().catch(null),
});
type PaymentEntity = z.infer<typeof paymentEntity>;

export const refundEntity = z.looseObject({ id, amount, payment_id: id, status: z.string() });
type RefundEntity = z.infer<typeof refundEntity>;

export function linkOf({ id, short_url, expire_by }: LinkEntity): PaymentLink {
  return { id, url: short_url, expiresAt: expire_by ? new Date(expire_by * 1000) : null };
}

/** Returns the ids of the payments that we received through the link. */
export function receivedPaymentIds({ payments }: LinkEntity): string[] {
  return (payments ?? []).filter(isReceived).map(({ payment_id }) => payment_id);
}

/** Returns one fact for each failed payment of the link. */
export function factsOfFailedPayments({ payments }: LinkEntity): OrderFact[] {
  return (payments ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ payment_id }) => ({ kind: 'payment failed', paymentId: payment_id }));
}

/**
 * Reads the id of the link from the payment's description, which is `#` and the id without `plink_`: "#FOGqq3O6E5bkml".
 * A failed payment names its link nowhere else.
 */
export function linkIdOfPayment({ description }: PaymentEntity): string | undefined {
  const [, id] = /^#(\w{1,50})$/.exec(description ?? '') ?? [];
  return id === undefined ? undefined : `plink_${id}`;
}

/**
 * Returns the fact "paid". Null if the money was not received, for example because the payment failed or is not
 * captured yet.
 */
export function factOfPayment(payment: PaymentEntity): OrderFact | null {
  const { id, amount, currency } = payment;
  return isReceived(payment) ? { kind: 'paid', paymentId: id, paise: amount, currency } : null;
}

/** Whether the payment was received. A refunded payment counts as received; its refund is read separately. */
const isReceived = ({ status }: { status: string }) =>
  status === 'captured' || status === 'refunded';

/** Returns what happened to the refund; null if the refund is not finished yet. */
export function factOfRefund({ id, status, amount, payment_id }: RefundEntity): OrderFact | null {
  if (status === 'processed')
    return { kind: 'refunded', paymentId: payment_id, refundId: id, paise: amount };
  return status === 'failed' ? { kind: 'refund failed', refund: id } : null;
}
