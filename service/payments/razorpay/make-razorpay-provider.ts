/**
 * Implements the payment provider with Razorpay Payment Links: one call creates a link with the amount, and the visitor
 * pays on Razorpay's page.
 */
import { z } from 'zod';
import type { Order } from '#database/orders/order.ts';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import { computePaymentLinkExpiry } from '../course-start-and-payment-link-expiry.ts';
import { formatOrderTitle } from '../format-order-title.ts';
import { isSignedWith } from '../hmac.ts';
import { paymentModeOfKey } from '../payment-mode.ts';
import {
  type PaymentLink,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment-provider.ts';
import { askRazorpay, type RazorpayAccess } from './ask-razorpay.ts';
import {
  factOfPayment,
  factOfRefund,
  factsOfFailedPayments,
  type LinkEntity,
  linkEntity,
  linkOf,
  paymentEntity,
  receivedPaymentIds,
  refundEntity,
} from './entities.ts';
import { readRazorpayEvent, readStoredRazorpayEvent } from './read-razorpay-event.ts';

type RazorpaySettings = RazorpayAccess & {
  /**
   * The accepted secrets: while the secret is being changed, both the old and the new secret, so that no event is lost.
   */
  webhookSecrets: readonly string[];
};

const listOfLinks = z.looseObject({ payment_links: z.array(linkEntity) });
const listOfRefunds = z.looseObject({ items: z.array(refundEntity) });

export function makeRazorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, webhookSecrets, now } = settings;

  const findLink = async (reference: string): Promise<LinkEntity | null> => {
    const path = `/v1/payment_links?reference_id=${encodeURIComponent(reference)}`;
    const answer = parseAnswer(listOfLinks, await askRazorpay(settings, { method: 'GET', path }));
    return answer.payment_links.find(({ reference_id }) => reference_id === reference) ?? null;
  };

  const makeLink = async (order: Order, returnTo: URL): Promise<PaymentLink> => {
    const body = makeLinkRequest(order, returnTo, computePaymentLinkExpiry(order, now()));
    try {
      const answer = await askRazorpay(settings, {
        method: 'POST',
        path: '/v1/payment_links',
        body,
      });
      return linkOf(parseAnswer(linkEntity, answer));
    } catch (error) {
      // Razorpay accepts each reference only once. So this error means that an earlier attempt created the link and its
      // answer was lost.
      if (!(error instanceof ProviderRefused) || !/reference/i.test(error.message)) throw error;
      const link = await findLink(order.id);
      // Razorpay's list may not contain a new link yet. The next attempt finds the link.
      if (!link) throw new ProviderUnavailable('Razorpay does not list yet what it has made');
      return linkOf(link);
    }
  };

  return {
    name: 'razorpay',
    mode: paymentModeOfKey(keyId),
    async offerPayment(order, returnTo) {
      const link = order.offerTries > 0 ? await findLink(order.id) : null;
      return link ? linkOf(link) : makeLink(order, returnTo);
    },
    readEvent: (body, headers) => readRazorpayEvent(webhookSecrets, body, headers),
    readStoredEvent: readStoredRazorpayEvent,
    isReturnFromPaying(query, reference) {
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
    async readLinkState(reference) {
      const link = await findLink(reference);
      if (!link) return null;
      const { status } = link;
      const payments = receivedPaymentIds(link);
      if (status === 'paid' && payments.length === 0)
        throw new ProviderRefused('Razorpay says that a link is paid, and not by which payment');
      const facts: (OrderFact | null)[] =
        status === 'expired' || status === 'cancelled' ? [{ kind: status }] : [];
      facts.push(...factsOfFailedPayments(link));
      for (const payment of payments) {
        const path = `/v1/payments/${encodeURIComponent(payment)}`;
        const answer = await askRazorpay(settings, { method: 'GET', path });
        facts.push(factOfPayment(parseAnswer(paymentEntity, answer)));
        const refunds = await askRazorpay(settings, { method: 'GET', path: `${path}/refunds` });
        facts.push(...parseAnswer(listOfRefunds, refunds).items.map(factOfRefund));
      }
      return { link: linkOf(link), facts: facts.filter((fact) => fact !== null) };
    },
    async endLink(reference) {
      const link = await findLink(reference);
      if (link?.status !== 'created') return;
      const path = `/v1/payment_links/${encodeURIComponent(link.id)}/cancel`;
      try {
        await askRazorpay(settings, { method: 'POST', path });
      } catch (error) {
        // Razorpay refuses if the link was paid or has ended after `findLink` found it. That is no failure, because the
        // next poll reports the new state.
        if (!(error instanceof ProviderRefused)) throw error;
        const since = await findLink(reference);
        if (since?.status === 'created') throw error;
      }
    },
    async refund(paymentId, paise, key) {
      const answer = await askRazorpay(settings, {
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(paymentId)}/refund`,
        body: { amount: paise, speed: 'normal', receipt: key },
        headers: { 'x-refund-idempotency': key },
      });
      const { id, status } = parseAnswer(refundEntity, answer);
      return { refundId: id, isDone: status === 'processed' };
    },
  };
}

/**
 * Makes the request that creates a link. Razorpay must send no mails and no SMS, because we send mails ourselves, with
 * the same words as on the page.
 */
function makeLinkRequest(order: Order, returnTo: URL, expiresAt: Date) {
  const { payer } = order;
  return {
    amount: order.amountPaise,
    currency: order.currency,
    accept_partial: false,
    reference_id: order.id,
    description: formatOrderTitle(order),
    customer: payer ? { name: payer.name, email: payer.email, contact: payer.phone } : {},
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnTo.href,
    callback_method: 'get',
    expire_by: Math.floor(expiresAt.getTime() / 1000),
  };
}

/**
 * Throws ProviderRefused if the answer has another shape than documented. A retry would not help, so a person has to
 * look at it.
 */
function parseAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderRefused('Razorpay answers in another shape than expected');
  return read.data;
}
