import type { Paise } from '#domain/money/money.ts';
import type { RecordedMoney } from '#domain/money/recorded-money.ts';
import type { Order } from '../order.ts';

/** Money in cash or by transfer, as a person records it for one order. */
export type HandPaymentRecord = RecordedMoney & { paise: Paise };

/**
 * `late`: the order was paid or changed in the meantime. `another sum`: the order asks for another sum. `known
 * reference`: a receipt already has that reference.
 */
type PaymentRecorded =
  | { at: 'recorded'; order: Order }
  | { at: 'late' | 'another sum' }
  | { at: 'known reference'; receipt: string };

/**
 * Records money that moves outside the provider. Each act is one transaction with its receipt or voucher and the
 * audit.
 */
export interface HandPaymentPort {
  recordPayment(orderId: string, record: HandPaymentRecord, who: string): Promise<PaymentRecorded>;
  /**
   * Records that the requested refund was handed back. False if no refund of this sum and key waits to be handed back.
   * The key is needed, because the next refund of the order may be of the same sum.
   */
  recordHandBack(
    orderId: string,
    record: HandPaymentRecord,
    who: string,
    key: string,
  ): Promise<boolean>;
  /**
   * Withdraws a refund of this sum and key that was requested by mistake and waits to be handed back. False if no such
   * refund waits.
   */
  withdrawRefund(
    orderId: string,
    paise: Paise,
    reason: string,
    who: string,
    key: string,
  ): Promise<boolean>;
  /** Records that a payment was entered by mistake. A voucher cancels its receipt. */
  takeBackRecord(orderId: string, reason: string, who: string): Promise<TakeBackResult>;
}

/**
 * `late`: this payment can't be cancelled, or was cancelled already. `later is paid`: this order is the first of a plan
 * and holds the place, and a later instalment has been paid for that place, so this payment can't be cancelled.
 * `change is paid`: the course of this order was changed for a price that counts on this payment.
 */
type TakeBackResult = 'taken back' | 'late' | 'later is paid' | 'change is paid';
