import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';

/** A payment for an order that this database does not have, for example because an older copy was restored. */
export type UnmatchedPayment = {
  id: string;
  paymentId: string;
  mode: PaymentProviderMode;
  linkId: string | null;
  /** The id of the order, as the provider stored it with the payment; null if the provider has none. */
  reference: string | null;
  /** The description on the payment link. */
  paidFor: string | null;
  paise: Paise;
  currency: string;
  /** The refunded part of the payment. */
  returnedPaise: Paise;
  receivedAt: Date;
  isSettled: boolean;
};

/** Payments for unknown orders, which a person has to settle. */
export interface UnmatchedPaymentPort {
  /** Stores the payment once, and notifies staff. */
  keepUnmatched(
    payment: Omit<UnmatchedPayment, 'id' | 'returnedPaise' | 'receivedAt' | 'isSettled'>,
  ): Promise<void>;
  /** Records a refund of the payment; the same refund counts once. False if the payment is unknown. */
  noteUnmatchedRefund(paymentId: string, refundId: string, paise: Paise): Promise<boolean>;
  /** The payments that are not settled, newest first, at most fifty. */
  openUnmatched(): Promise<UnmatchedPayment[]>;
  findUnmatched(id: string): Promise<UnmatchedPayment | null>;
  /** Settles the payment and writes the audit entry. False if the payment is unknown or already settled. */
  settleUnmatched(id: string, who: string, note: string): Promise<boolean>;
}
