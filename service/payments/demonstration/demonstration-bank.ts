/**
 * The provider of a machine without keys: the whole way can be walked, and no money moves. It signs its events as
 * a real one does, and they arrive at the same route. What it knows is forgotten with the process, the events are not.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderFact } from '#domain/order-states.ts';
import { hmacHex, isSignedWith } from '../hmac.ts';
import { linkEnd } from '../link-end.ts';
import type { LinkState, PaymentProvider, ReadEvent } from '../payment-provider.ts';

type SignedEvent = { body: string; headers: Record<string, string> };

export type DemonstrationBank = PaymentProvider & {
  /** What a visitor did on the bank's page, as the event that the bank then sends. Null for a link it does not know. */
  event(linkId: string, does: Deed): SignedEvent | null;
};

type Account = { reference: string; paise: number; paymentId: string; facts: OrderFact[] };

type Deed = 'pays' | 'fails' | 'lets it expire';

/** A visitor who tries again stays in the same payment; each failed try has an id of its own. */
function factOf({ paymentId, paise }: Account, does: Deed): OrderFact {
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

/** `pageOf` is the address of the bank's page for a link. */
export function demonstrationBank(
  pageOf: (linkId: string) => string,
  now: () => number,
): DemonstrationBank {
  const secret = randomBytes(32).toString('hex');
  const accounts = new Map<string, Account>();

  const readStored = (eventId: string, body: string): ReadEvent => {
    const { reference, fact } = JSON.parse(body) as { reference: string; fact: OrderFact | null };
    // Stored by an earlier release, which told of nothing when a payment failed.
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
      return { id, url: pageOf(id), expiresAt: linkEnd(order, now()) };
    },
    readEvent(body, headers) {
      if (!isSignedWith(secret, body, headers['x-demonstration-signature']))
        return { at: 'refused', because: 'signature' };
      return readStored(headers['x-demonstration-event-id'] ?? '', body.toString('utf8'));
    },
    readStored,
    isTrueReturn: (query) => query.get('demonstration') === 'paid',
    async stateOf(reference): Promise<LinkState | null> {
      const account = accounts.get(linkIdOf(reference));
      if (!account) return null;
      const id = linkIdOf(reference);
      return { link: { id, url: pageOf(id), expiresAt: null }, facts: account.facts };
    },
    async refund(_paymentId, _paise, key) {
      return { refundId: `demo_${key}`, isDone: true };
    },
    event(linkId, does) {
      const account = accounts.get(linkId);
      if (!account) return null;
      const { reference } = account;
      const fact = factOf(account, does);
      account.facts.push(fact);
      const body = JSON.stringify({ reference, fact });
      return {
        body,
        headers: {
          'x-demonstration-event-id': `demo_${randomUUID()}`,
          'x-demonstration-signature': hmacHex(secret, body),
        },
      };
    },
  };
}
