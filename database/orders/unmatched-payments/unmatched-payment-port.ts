import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** A payment for an order that this database does not have, for example after an older backup was restored. */
export type UnmatchedPayment = {
  id: string;
  paymentId: string;
  mode: PaymentProviderMode;
  linkId: string | null;
  /** The id of the order, as the provider stored it with the payment; null if the provider has no such id. */
  reference: string | null;
  /** The text on the payment link that says what is paid for. */
  paidFor: string | null;
  paise: Paise;
  currency: string;
  /** The sum that was refunded of this payment. */
  returnedPaise: Paise;
  receivedAt: Date;
  isSettled: boolean;
};

/** Payments for unknown orders. A person has to settle each of them. */
export interface UnmatchedPaymentPort {
  /** Stores the payment and notifies staff. Does nothing if the payment is already stored. */
  storeUnmatchedPayment(
    payment: Omit<UnmatchedPayment, 'id' | 'returnedPaise' | 'receivedAt' | 'isSettled'>,
  ): Promise<void>;
  /** Records a refund of the payment. A refund that is reported twice counts once. False if the payment is unknown. */
  noteUnmatchedRefund(paymentId: string, refundId: string, paise: Paise): Promise<boolean>;
  /** Returns the payments that are not settled, newest first, at most fifty. */
  openUnmatched(): Promise<UnmatchedPayment[]>;
  findUnmatched(id: string): Promise<UnmatchedPayment | null>;
  /** Settles the payment and writes the audit entry. False if the payment is unknown or already settled. */
  settleUnmatched(id: string, who: string, note: string): Promise<boolean>;
}
