/**
 * The payment provider of a service without Razorpay keys: everything can be tried, and no money moves. The
 * demonstration bank signs its events like a real provider and sends them to a route of the same kind. Its links and
 * payments are only in memory and are lost when the process ends; the service stores the events.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import { computePaymentLinkExpiry } from '../course-start-and-payment-link-expiry.ts';
import { computeHmacHex, isSignedWith } from '../hmac.ts';
import type {
  ParsedProviderEvent,
  PaymentLinkState,
  PaymentProvider,
} from '../payment-provider.ts';

type SignedEvent = { body: string; headers: Record<string, string> };

export type DemonstrationBank = PaymentProvider & {
  /** Returns the event that the bank sends after a visitor's action on the bank's page; null for an unknown link. */
  makeEvent(linkId: string, does: VisitorAction): SignedEvent | null;
};

type Account = { reference: string; paise: number; paymentId: string; facts: OrderFact[] };

type VisitorAction = 'pays' | 'fails' | 'lets it expire';

/**
 * Returns the fact that a visitor's action gives for the order. Each link has one payment id, so paying a link twice is
 * reported as one payment; each failed attempt gets an id of its own.
 */
function factOfAction({ paymentId, paise }: Account, does: VisitorAction): OrderFact {
  switch (does) {
    case 'pays':
      return { kind: 'paid', paymentId, paise, currency: 'INR' };
    case 'fails':
      return { kind: 'payment failed', paymentId: `demo_${randomUUID()}` };
    case 'lets it expire':
      return { kind: 'expired' };
  }
}

const linkIdOf = (reference: string) => `demo_${reference}`;

/** `pageOf` returns, for the id of a payment link, the address of the bank's page on which the visitor pays. */
export function makeDemonstrationBank(
  pageOf: (linkId: string) => string,
  now: () => number,
): DemonstrationBank {
  const secret = randomBytes(32).toString('hex');
  const accounts = new Map<string, Account>();

  const readStoredEvent = (eventId: string, body: string): ParsedProviderEvent => {
    const { reference, fact } = JSON.parse(body) as { reference: string; fact: OrderFact | null };
    // When a payment failed, an earlier release stored an event without a fact. Such an event changes nothing.
    if (fact === null) return { at: 'nothing', eventId };
    return { at: 'fact', eventId, link: { reference }, fact };
  };

  return {
    name: 'demonstration',
    mode: 'demonstration',
    async offerPayment(order) {
      const id = linkIdOf(order.id);
      if (!accounts.has(id))
        accounts.set(id, {
          reference: order.id,
          paise: order.amountPaise,
          paymentId: `demo_${randomUUID()}`,
          facts: [],
        });
      return { id, url: pageOf(id), expiresAt: computePaymentLinkExpiry(order, now()) };
    },
    readEvent(body, headers) {
      if (!isSignedWith(secret, body, headers['x-demonstration-signature']))
        return { at: 'refused', because: 'signature' };
      return readStoredEvent(headers['x-demonstration-event-id'] ?? '', body.toString('utf8'));
    },
    readStoredEvent: readStoredEvent,
    isReturnFromPaying: (query) => query.get('demonstration') === 'paid',
    async readLinkState(reference): Promise<PaymentLinkState | null> {
      const account = accounts.get(linkIdOf(reference));
      if (!account) return null;
      const id = linkIdOf(reference);
      return { link: { id, url: pageOf(id), expiresAt: null }, facts: account.facts };
    },
    async endLink(reference) {
      accounts.get(linkIdOf(reference))?.facts.push({ kind: 'cancelled' });
    },
    async refund(_paymentId, _paise, key) {
      return { refundId: `demo_${key}`, isDone: true };
    },
    makeEvent(linkId, does) {
      const account = accounts.get(linkId);
      if (!account) return null;
      const { reference } = account;
      const fact = factOfAction(account, does);
      account.facts.push(fact);
      const body = JSON.stringify({ reference, fact });
      return {
        body,
        headers: {
          'x-demonstration-event-id': `demo_${randomUUID()}`,
          'x-demonstration-signature': computeHmacHex(secret, body),
        },
      };
    },
  };
}
