/** Razorpay Payment Links: one call makes a link with the amount in it; everything else is theirs. */
import { z } from 'zod';
import type { Order } from '#database/orders/order-port.ts';
import type { OrderFact } from '#domain/order-states.ts';
import { isSignedWith } from '../hmac.ts';
import { linkEnd } from '../link-end.ts';
import { modeOfKey } from '../payment-mode.ts';
import {
  type PaymentLink,
  type PaymentProvider,
  ProviderAway,
  ProviderRefused,
} from '../payment-provider.ts';
import { askRazorpay, type RazorpayAccess } from './ask-razorpay.ts';
import {
  factOfPayment,
  factOfRefund,
  failuresOf,
  type LinkEntity,
  linkEntity,
  linkOf,
  paymentEntity,
  paymentsOf,
  refundEntity,
} from './entities.ts';
import { readRazorpayEvent, readStoredRazorpayEvent } from './read-event.ts';

export type RazorpaySettings = RazorpayAccess & {
  /** Both count while one is changed. */
  webhookSecrets: readonly string[];
};

const listOfLinks = z.looseObject({ payment_links: z.array(linkEntity) });
const listOfRefunds = z.looseObject({ items: z.array(refundEntity) });

export function razorpay(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, webhookSecrets, now } = settings;

  const findLink = async (reference: string): Promise<LinkEntity | null> => {
    const path = `/v1/payment_links?reference_id=${encodeURIComponent(reference)}`;
    const answer = understood(listOfLinks, await askRazorpay(settings, { method: 'GET', path }));
    return answer.payment_links.find(({ reference_id }) => reference_id === reference) ?? null;
  };

  const makeLink = async (order: Order, returnTo: URL): Promise<PaymentLink> => {
    const body = linkRequest(order, returnTo, linkEnd(order, now()));
    try {
      const answer = await askRazorpay(settings, {
        method: 'POST',
        path: '/v1/payment_links',
        body,
      });
      return linkOf(understood(linkEntity, answer));
    } catch (error) {
      // A reference is taken once: an earlier try made the link, and its answer was lost.
      if (!(error instanceof ProviderRefused) || !/reference/i.test(error.message)) throw error;
      const link = await findLink(order.id);
      // Their list may be behind what they know: it is there the next time.
      if (!link) throw new ProviderAway('Razorpay does not list yet what it has made');
      return linkOf(link);
    }
  };

  return {
    name: 'razorpay',
    mode: modeOfKey(keyId),
    async offerPayment(order, returnTo) {
      const link = order.offerTries > 0 ? await findLink(order.id) : null;
      return link ? linkOf(link) : makeLink(order, returnTo);
    },
    readEvent: (body, headers) => readRazorpayEvent(webhookSecrets, body, headers),
    readStored: readStoredRazorpayEvent,
    isTrueReturn(query, reference) {
      const part = (name: string) => query.get(`razorpay_${name}`) ?? '';
      const signed = [
        part('payment_link_id'),
        part('payment_link_reference_id'),
        part('payment_link_status'),
        part('payment_id'),
      ].join('|');
      return (
        part('payment_link_reference_id') === reference &&
        isSignedWith(keySecret, signed, part('signature'))
      );
    },
    async stateOf(reference) {
      const link = await findLink(reference);
      if (!link) return null;
      const { status } = link;
      const payments = paymentsOf(link);
      if (status === 'paid' && payments.length === 0)
        throw new ProviderRefused('Razorpay says that a link is paid, and not by which payment');
      const facts: (OrderFact | null)[] =
        status === 'expired' || status === 'cancelled' ? [{ kind: status }] : [];
      facts.push(...failuresOf(link));
      for (const payment of payments) {
        const path = `/v1/payments/${encodeURIComponent(payment)}`;
        const answer = await askRazorpay(settings, { method: 'GET', path });
        facts.push(factOfPayment(understood(paymentEntity, answer)));
        const refunds = await askRazorpay(settings, { method: 'GET', path: `${path}/refunds` });
        facts.push(...understood(listOfRefunds, refunds).items.map(factOfRefund));
      }
      return { link: linkOf(link), facts: facts.filter((fact) => fact !== null) };
    },
    async refund(paymentId, paise, key) {
      const answer = await askRazorpay(settings, {
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
        body: { amount: paise, speed: 'normal', receipt: key },
        headers: { 'x-refund-idempotency': key },
      });
      const { id, status } = understood(refundEntity, answer);
      return { refundId: id, isDone: status === 'processed' };
    },
  };
}

/** We write the mails ourselves, so that they say what the page says. */
function linkRequest(order: Order, returnTo: URL, expiresAt: Date) {
  const { payer } = order;
  return {
    amount: order.amountPaise,
    currency: order.currency,
    accept_partial: false,
    reference_id: order.id,
    description: order.offer.title,
    customer: payer ? { name: payer.name, email: payer.email, contact: payer.phone } : {},
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnTo.href,
    callback_method: 'get',
    expire_by: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** An answer in another shape than they document: no try would mend it, and a person has to look. */
function understood<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderRefused('Razorpay answers in another shape than expected');
  return read.data;
}
