/**
 * The seam to whoever takes the money. Two implementations: Razorpay Payment Links and the demonstration bank.
 * Nothing of the provider's runs on our pages, and no card number, PIN or password ever comes near us.
 */
import type { LinkRef, Order } from '#database/orders/order-port.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderFact } from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';

export type PaymentLink = { id: string; url: string; expiresAt: Date | null };

/** Where a link stands, as its provider says when asked. */
export type LinkState = {
  link: PaymentLink;
  /** In the order in which they happened. */
  facts: OrderFact[];
};

/** What an event of the provider's says, once its signature is known to be true. */
export type ReadEvent =
  /** `paidFor`: in the words of the link, where the event has them. */
  | { at: 'fact'; eventId: string; link: LinkRef; fact: OrderFact; paidFor?: string }
  /** True, and nothing that we keep. */
  | { at: 'nothing'; eventId: string }
  | { at: 'refused'; because: 'signature' | 'unreadable' };

/** The provider did not answer, or not in time, or with a fault of its own: nobody knows what it did. */
export class ProviderAway extends Error {
  /** Set when it said how long to wait. */
  readonly retryAfterMs: number | null;
  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ProviderAway';
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** The provider understood, and said no: another try would end the same. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderRefused';
  }
}

export interface PaymentProvider {
  readonly name: 'razorpay' | 'demonstration';
  /** Orders of another mode are none of its own. */
  readonly mode: PaymentMode;
  /**
   * The link of this order: made, or found if an earlier try made it and its answer was lost. Never a second one.
   * Rejects with ProviderAway or ProviderRefused.
   */
  offerPayment(order: Order, returnTo: URL): Promise<PaymentLink>;
  /** `body` is what arrived, byte for byte. */
  readEvent(body: Buffer, headers: Readonly<Record<string, string | undefined>>): ReadEvent;
  /** An event that was found true when it came, and stored. */
  readStored(eventId: string, body: string): ReadEvent;
  /** Whether the provider signed this as the return from paying that order. It decides which page is shown, no more. */
  isTrueReturn(query: URLSearchParams, reference: string): boolean;
  /** Null when it knows no such link. Rejects with ProviderAway. */
  stateOf(reference: string): Promise<LinkState | null>;
  /** The same key never pays back twice. Rejects with ProviderAway or ProviderRefused. */
  refund(
    paymentId: string,
    paise: Paise,
    key: string,
  ): Promise<{ refundId: string; isDone: boolean }>;
}
