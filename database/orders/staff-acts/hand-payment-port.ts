import type { HandRecordedMoney } from '#domain/money/hand-recorded-money.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Order } from '../order.ts';

/** Money for one order that was paid in cash or by bank transfer, as staff record it. */
export type HandPaymentRecord = HandRecordedMoney & { paise: Paise };

/**
 * `late`: the order was paid or changed in the meantime. `another sum`: the order does not ask for this sum.
 * `known reference`: `receipt` already has this reference, so the money was recorded before.
 */
type RecordPaymentResult =
  | { at: 'recorded'; order: Order }
  | { at: 'late' | 'another sum' }
  | { at: 'known reference'; receipt: string };

/**
 * Records money that did not go through the payment provider. One transaction writes each change with its receipt or
 * voucher and its audit entry.
 */
export interface HandPaymentPort {
  recordPayment(
    orderId: string,
    record: HandPaymentRecord,
    who: string,
  ): Promise<RecordPaymentResult>;
  /**
   * Records that staff handed back the money of a requested refund. False if no refund with this sum and key waits for
   * this. The key tells two refunds of the same sum apart.
   */
  recordHandBack(
    orderId: string,
    record: HandPaymentRecord,
    who: string,
    key: string,
  ): Promise<boolean>;
  /**
   * Withdraws a refund request that was a mistake. False if no refund with this sum and key waits to be handed back.
   */
  withdrawRefund(
    orderId: string,
    paise: Paise,
    reason: string,
    who: string,
    key: string,
  ): Promise<boolean>;
  /** Cancels a payment that staff recorded by mistake. A voucher then cancels its receipt. */
  takeBackRecord(orderId: string, reason: string, who: string): Promise<TakeBackResult>;
}

/**
 * `late`: this payment can't be cancelled, or was already cancelled. `later is paid`: this is the first instalment, and
 * a later instalment of the plan is already paid. `change is paid`: the learner has paid for a change to another
 * course, whose price assumes this payment.
 */
type TakeBackResult = 'taken back' | 'late' | 'later is paid' | 'change is paid';
