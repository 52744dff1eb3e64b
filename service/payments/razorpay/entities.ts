/**
 * The parts of Razorpay's objects that we read. Other parts are ignored, because Razorpay adds parts without
 * notice. Amounts are in paise, times are seconds since 1970, and 0 means "never".
 */
import { z } from 'zod';
import type { OrderFact } from '#domain/orders/order-step-for-fact.ts';
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
  /** Razorpay sends an empty list, null or an object if there are no payments. */
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

/** The ids of the payments that were received by a link. */
export function receivedPaymentIds({ payments }: LinkEntity): string[] {
  return (payments ?? []).filter(isThere).map(({ payment_id }) => payment_id);
}

/** The failed payments of a link. */
export function factsOfFailedPayments({ payments }: LinkEntity): OrderFact[] {
  return (payments ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ payment_id }) => ({ kind: 'payment failed', paymentId: payment_id }));
}

/**
 * The description of a payment is `#` and the id of its link without `plink_`, such as "#FOGqq3O6E5bkml". A failed
 * payment names its link only there.
 */
export function linkIdOfPayment({ description }: PaymentEntity): string | undefined {
  const [, id] = /^#(\w{1,50})$/.exec(description ?? '') ?? [];
  return id === undefined ? undefined : `plink_${id}`;
}

/**
 * Returns the fact that the payment was received. Null if it was not received, for example because it failed or is not
 * captured yet.
 */
export function factOfPayment(payment: PaymentEntity): OrderFact | null {
  const { id, amount, currency } = payment;
  return isThere(payment) ? { kind: 'paid', paymentId: id, paise: amount, currency } : null;
}

/** Whether the payment was received. A refunded payment counts as received; its refund is read separately. */
const isThere = ({ status }: { status: string }) => status === 'captured' || status === 'refunded';

/** Null for a refund that is not finished yet. */
export function factOfRefund({ id, status, amount, payment_id }: RefundEntity): OrderFact | null {
  if (status === 'processed')
    return { kind: 'refunded', paymentId: payment_id, refundId: id, paise: amount };
  return status === 'failed' ? { kind: 'refund failed', refund: id } : null;
}
