/** An order as lists and exports show it: its state, and the money that moved for it. */
import type { Paise } from '../money/money.ts';
import { type OrderState, orderStates } from './order-states.ts';

/**
 * The sum on the order's receipt; 0 without a receipt. The amount of the order itself is only what it asks for, paid or
 * not.
 */
export const receivedPaise = ({ receipt }: { receipt: { paise: Paise } | null }): Paise =>
  receipt?.paise ?? 0;
/**
 * The sum of the order's vouchers. If the payment was recorded by mistake (`wasRecordedByMistake`), no money was
 * refunded.
 */
export const sumVouchersPaise = ({ vouchers }: { vouchers: readonly { paise: Paise }[] }): Paise =>
  vouchers.reduce((sum, { paise }) => sum + paise, 0);

/** Whether the payment was recorded by mistake. Its voucher then cancels the receipt, and no money was refunded. */
export const wasRecordedByMistake = ({
  voucher,
}: {
  voucher: { why: string | null } | null;
}): boolean => voucher?.why === 'mistake';

export const listedOrderStates = [...orderStates, 'mistake'] as const;
export type ListedOrderState = (typeof listedOrderStates)[number];

/**
 * The state in lists and exports. A payment that was recorded by mistake is shown as "mistake", because "refunded"
 * would be untrue.
 */
export const listedOrderState = (order: {
  state: OrderState;
  isMistake: boolean;
}): ListedOrderState => (order.isMistake ? 'mistake' : order.state);
