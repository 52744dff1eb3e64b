import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** An event as the payment provider sent it. It is stored first and applied later. */
export type ProviderEvent = {
  /** The payment mode. The event is only about orders of this mode. */
  mode: PaymentProviderMode;
  /** The provider's id of the event. An event that arrives again has the same id and is not stored again. */
  eventId: string;
  /** The body of the request, as text. */
  body: string;
};

/** Stores the events of the payment provider, and leases them to the workers that apply them. */
export interface ProviderEventPort {
  /** Stores an event. False if it was already stored. */
  storeProviderEvent(event: ProviderEvent): Promise<boolean>;
  /** Leases to one worker the events that are stored but not applied yet, oldest first. */
  claimProviderEvents(
    mode: PaymentProviderMode,
    limit: number,
    leaseMs: number,
  ): Promise<(ProviderEvent & { id: string })[]>;
  /**
   * Marks the event as applied and deletes its body, which contains personal data. The events of the order keep what is
   * needed.
   */
  markProviderEventApplied(id: string, outcome: string): Promise<void>;
  /** Lets the event wait until this database knows the payment `paymentId`. No worker gets the event before that. */
  holdProviderEvent(id: string, paymentId: string): Promise<void>;
}
