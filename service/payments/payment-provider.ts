/**
 * The interface to a payment provider, implemented by Razorpay Payment Links and the demonstration bank. No code of
 * the provider runs on our pages, and no card number, PIN or password reaches us.
 */
import type { Order, PaymentLinkRef } from '#database/orders/order-port.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderFact } from '#domain/order-states.ts';
import type { PaymentMode } from '#domain/payment-modes.ts';

export type PaymentLink = { id: string; url: string; expiresAt: Date | null };

/** The state of a link as the provider reports it. */
export type PaymentLinkState = {
  link: PaymentLink;
  /** In the order in which they happened. */
  facts: OrderFact[];
};

/** The content of a provider's event after its signature was verified. */
export type ParsedProviderEvent =
  /** `paidFor`: the link's description, if the event has it. */
  | { at: 'fact'; eventId: string; link: PaymentLinkRef; fact: OrderFact; paidFor?: string }
  /** Valid, but without anything to store. */
  | { at: 'nothing'; eventId: string }
  | { at: 'refused'; because: 'signature' | 'unreadable' };

/** The provider did not answer, answered late, or had an error: it is unknown what it did. */
export class ProviderUnavailable extends Error {
  /** How long the provider asked to wait; null if it did not say. */
  readonly retryAfterMs: number | null;
  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ProviderAway';
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** The provider refused permanently: a retry would end the same. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderRefused';
  }
}

export interface PaymentProvider {
  readonly name: 'razorpay' | 'demonstration';
  /** The payment mode; the provider must not touch orders of another mode. */
  readonly mode: PaymentMode;
  /**
   * Creates the order's link, or finds the one of an earlier attempt whose answer was lost. Never a second one.
   * Rejects with ProviderAway or ProviderRefused.
   */
  offerPayment(order: Order, returnTo: URL): Promise<PaymentLink>;
  /** `body` has the exact bytes that arrived. */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): ParsedProviderEvent;
  /** Reads an event that was verified on arrival and stored. */
  readStored(eventId: string, body: string): ParsedProviderEvent;
  /** Whether the provider signed this return from paying the order. It only decides which page is shown. */
  isTrueReturn(query: URLSearchParams, reference: string): boolean;
  /** Null if the provider has no such link. Rejects with ProviderAway. */
  stateOf(reference: string): Promise<PaymentLinkState | null>;
  /**
   * Ends the order's link if it is still open; nothing happens if there is none or it has ended. Rejects with
   * ProviderAway or ProviderRefused.
   */
  endLink(reference: string): Promise<void>;
  /** Requests a refund; the same key never refunds twice. Rejects with ProviderAway or ProviderRefused. */
  refund(
    paymentId: string,
    paise: Paise,
    key: string,
  ): Promise<{ refundId: string; isDone: boolean }>;
}
