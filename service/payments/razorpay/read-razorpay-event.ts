/**
 * Turns the bytes of a webhook into a fact about an order. The signature covers the raw body. While the webhook secret
 * is being changed, the old and the new secret are accepted, because a repeated event is still signed with the old
 * secret.
 */
import { z } from 'zod';
import type { ProviderOrderRef } from '#database/orders/order-port.ts';
import { isSignedWith } from '../hmac.ts';
import type { ParsedProviderEvent } from '../payment-provider.ts';
import {
  factOfPayment,
  factOfRefund,
  linkEntity,
  linkIdOfPayment,
  paymentEntity,
  refundEntity,
} from './entities.ts';
import { parseJsonOrUndefined } from './parse-json-or-undefined.ts';

const envelope = z.looseObject({
  event: z.string().max(100),
  payload: z.looseObject({
    payment_link: z.looseObject({ entity: linkEntity }).optional(),
    payment: z.looseObject({ entity: paymentEntity }).optional(),
    refund: z.looseObject({ entity: refundEntity }).optional(),
  }),
});

type Headers = Readonly<Record<string, string | undefined>>;

export function readRazorpayEvent(
  secrets: readonly string[],
  body: Buffer,
  headers: Headers,
): ParsedProviderEvent {
  const signature = headers['x-razorpay-signature'];
  if (!secrets.some((secret) => isSignedWith(secret, body, signature)))
    return { at: 'refused', because: 'signature' };
  const eventId = headers['x-razorpay-event-id'] ?? '';
  if (!/^[\w-]{1,100}$/.test(eventId)) return { at: 'refused', because: 'unreadable' };
  const read = readStoredRazorpayEvent(eventId, body.toString('utf8'));
  // An event with a valid signature is accepted and stored even if it can't be read, because Razorpay switches the
  // webhook off when an event is refused again and again.
  return read.at === 'refused' ? { at: 'nothing', eventId } : read;
}

/** Reads an event whose signature the caller has verified. */
export function readStoredRazorpayEvent(eventId: string, body: string): ParsedProviderEvent {
  const read = envelope.safeParse(parseJsonOrUndefined(body));
  if (!read.success) return { at: 'refused', because: 'unreadable' };

  const { event, payload } = read.data;
  const link = payload.payment_link?.entity;
  const linkRef: ProviderOrderRef = {
    ...(link ? { id: link.id } : {}),
    ...(link?.reference_id ? { reference: link.reference_id } : {}),
  };
  const payment = payload.payment?.entity;
  switch (event) {
    case 'payment_link.paid': {
      if (!link || !payment) return { at: 'refused', because: 'unreadable' };
      const fact = factOfPayment(payment);
      // A payment that failed or is not captured yet changes no order.
      if (fact === null) return { at: 'nothing', eventId };
      const paidFor = link.description?.slice(0, 200);
      return { at: 'fact', eventId, link: linkRef, fact, ...(paidFor ? { paidFor } : {}) };
    }
    case 'payment.failed': {
      const failedLink = link?.id ?? (payment && linkIdOfPayment(payment));
      // A payment without a link belongs to no order.
      if (!payment || failedLink === undefined) return { at: 'nothing', eventId };
      return {
        at: 'fact',
        eventId,
        link: { ...linkRef, id: failedLink },
        fact: { kind: 'payment failed', paymentId: payment.id },
      };
    }
    case 'payment_link.expired':
    case 'payment_link.cancelled':
      if (!link) return { at: 'refused', because: 'unreadable' };
      return {
        at: 'fact',
        eventId,
        link: linkRef,
        fact: { kind: event === 'payment_link.expired' ? 'expired' : 'cancelled' },
      };
    case 'refund.processed':
    case 'refund.failed': {
      const refund = payload.refund?.entity;
      const fact = refund ? factOfRefund(refund) : null;
      if (!refund || !fact) return { at: 'refused', because: 'unreadable' };
      return { at: 'fact', eventId, link: { payment: refund.payment_id }, fact };
    }
    default:
      return { at: 'nothing', eventId };
  }
}
