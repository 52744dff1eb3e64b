import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** An event as the provider sent it. It is stored before it is applied. */
export type ProviderEvent = {
  /** The mode of the payment. The event can only concern orders of the same mode. */
  mode: PaymentProviderMode;
  /** The provider's own id of the event; each event is stored once. */
  eventId: string;
  /** The raw body as text. */
  body: string;
};

/** Events that the payment provider sent. */
export interface ProviderEventPort {
  /** Stores an event. False if it was stored before. */
  storeProviderEvent(event: ProviderEvent): Promise<boolean>;
  /** Leases stored events that are not applied yet, oldest first. */
  claimProviderEvents(
    mode: PaymentProviderMode,
    limit: number,
    leaseMs: number,
  ): Promise<(ProviderEvent & { id: string })[]>;
  /**
   * Marks the event as applied. Its body is deleted, because it holds personal data and the order's events have
   * what is needed.
   */
  markProviderEvent(id: string, outcome: string): Promise<void>;
  /** Keeps the event until this database knows the payment `paymentId`. Until then no worker claims the event. */
  holdProviderEvent(id: string, paymentId: string): Promise<void>;
}
