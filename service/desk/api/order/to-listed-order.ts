/** Converts an order to a line of a list. With `span`, the line also has the sums of this period. */
import type { Order } from '#database/orders/order.ts';
import type { ListedOrder } from '#desk/api-types/order-details.ts';
import type { IssueSpan } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import {
  receiptsAndVouchersOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import {
  receivedPaise,
  sumVouchersPaise,
  wasRecordedByMistake,
} from '#domain/orders/listed-order-state-and-sums.ts';
import {
  isBlockedAsSecondOrder,
  isPaidOrLater,
  waitsForHandRefund,
} from '#domain/orders/order-states.ts';
import { formatOrderTitle } from '../../../payments/format-order-title.ts';
import { computeInstalmentDueStatus } from './compute-instalment-due-status.ts';

export function toListedOrder(order: Order, span?: IssueSpan): ListedOrder {
  const { id, createdAt, state, discrepancy, amountPaise, mode, payer, receipt } = order;
  return {
    id,
    createdAt,
    state,
    discrepancy,
    asksFirst: isBlockedAsSecondOrder(order),
    failedAt: isPaidOrLater(state) ? null : order.failedAt,
    paise: amountPaise,
    receivedPaise: receivedPaise(order),
    paidBackPaise: sumVouchersPaise(order),
    mode,
    offer: formatOrderTitle(order),
    payer: payer?.name ?? null,
    receipt: receipt?.number ?? null,
    waitsForSecondPerson: order.refundProposal !== null,
    waitsForHandRefund: waitsForHandRefund(order),
    isMistake: wasRecordedByMistake(order),
    ...computeInstalmentDueStatus(order),
    sumsInPeriod: span ? sumReceiptsAndVouchers(receiptsAndVouchersOf(order, span)) : null,
  };
}
