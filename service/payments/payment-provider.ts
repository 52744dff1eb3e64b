/**
 * The interface to a payment provider. Razorpay Payment Links and the demonstration bank implement it. The provider's
 * code does not run on our pages, and card numbers, PINs and passwords do not reach us.
 */
import type { Order } from '#database/orders/order.ts';
import type { ProviderOrderRef } from '#database/orders/order-port.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';

export type PaymentLink = { id: string; url: string; expiresAt: Date | null };

/** The state of a link as the provider reports it. */
export type PaymentLinkState = {
  link: PaymentLink;
  /** What happened to the link (paid, payment failed, expired …), in the order in which these facts must be applied. */
  facts: OrderFact[];
};

/** The content of a provider's event, or the reason why the event is refused. */
export type ParsedProviderEvent =
  /** What happened to an order. `paidFor` is the description of the link that was paid, if the event contains it. */
  | { at: 'fact'; eventId: string; link: ProviderOrderRef; fact: OrderFact; paidFor?: string }
  /** The event is valid, but contains nothing to store. */
  | { at: 'nothing'; eventId: string }
  | { at: 'refused'; because: 'signature' | 'unreadable' };

/** The provider did not answer, answered late, or had an error. Whether it carried out the request is unknown. */
export class ProviderUnavailable extends Error {
  /** The time for which the provider asked us to wait; null if it named none. */
  readonly retryAfterMs: number | null;
  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ProviderUnavailable';
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** The provider refused permanently: a retry would be refused too. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProviderRefused';
  }
}

export interface PaymentProvider {
  readonly name: 'razorpay' | 'demonstration';
  /** The payment mode. This provider must not change orders of another mode. */
  readonly mode: PaymentProviderMode;
  /**
   * Creates the order's link. If an earlier attempt created a link and only the provider's answer was lost, returns
   * that link instead of a second link. Rejects with ProviderUnavailable or ProviderRefused.
   */
  offerPayment(order: Order, returnTo: URL): Promise<PaymentLink>;
  /** Verifies the signature of an event and reads the event. `body` has the exact bytes that arrived. */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): ParsedProviderEvent;
  /** Reads a stored event, whose signature was verified on arrival. */
  readStoredEvent(eventId: string, body: string): ParsedProviderEvent;
  /**
   * Whether `query` proves that the visitor returns from paying the order: with Razorpay, by its signature. The result
   * only decides which page is shown.
   */
  isReturnFromPaying(query: URLSearchParams, reference: string): boolean;
  /**
   * Resolves with the state of the order's link; null if the provider has no link with this reference. Rejects with
   * ProviderUnavailable, or with ProviderRefused if the answer can't be understood.
   */
  readLinkState(reference: string): Promise<PaymentLinkState | null>;
  /**
   * Ends the order's link if it is still open; otherwise does nothing. Rejects with ProviderUnavailable or
   * ProviderRefused.
   */
  endLink(reference: string): Promise<void>;
  /**
   * Requests a refund. Two requests with the same key never refund twice. Rejects with ProviderUnavailable or
   * ProviderRefused.
   */
  refund(
    paymentId: string,
    paise: Paise,
    key: string,
  ): Promise<{ refundId: string; isDone: boolean }>;
}
