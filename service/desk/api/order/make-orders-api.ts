/**
 * Orders at the desk: lists, details, refunds, changes, payments by hand and exports, each for roles with the
 * permission.
 */
import type { Order } from '#database/orders/order.ts';
import type { OrdersApi } from '#desk/api-types/orders-api.ts';
import { formatAmountInCurrency } from '#domain/money/money.ts';
import { explainModeMismatch } from '../../../payments/explain-mode-mismatch.ts';
import { copyOrderWithVoucher } from '../../../payments/receipt/copy-order-with-voucher.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';
import { runSingleExport } from '../run-single-export.ts';
import { exportOrdersCsv } from './export-orders-csv.ts';
import { makeHandPaymentsAndInstalmentsApi } from './make-hand-payments-and-instalments-api.ts';
import { makeRefundsAndChangesApi } from './make-refunds-and-changes-api.ts';
import { readOrderDetails } from './read-order-details.ts';
import { renewOrderForStaff } from './renew-order-for-staff.ts';
import { toListedOrder } from './to-listed-order.ts';

export function makeOrdersApi(options: ApiOptions): OrdersApi {
  const { store, staff, payments } = options;
  const { orders, desk, batches } = store;

  const find = async (id: string): Promise<Order> => {
    requirePermission(staff.role, 'orders');
    const order = await orders.findOrder(id);
    if (order === null) throw new Response(null, { status: 404 });
    return order;
  };
  const explainForeignMode = async (order: Order) =>
    explainModeMismatch(order, await orders.modeInForce());
  return {
    ...makeHandPaymentsAndInstalmentsApi(options, find),
    ...makeRefundsAndChangesApi(options, find),

    async unmatched() {
      requirePermission(staff.role, 'orders');
      return (await orders.openUnmatched()).map(
        ({ paise, returnedPaise, currency, ...payment }) => ({
          ...payment,
          sum: formatAmountInCurrency(paise, currency),
          returned: returnedPaise > 0 ? formatAmountInCurrency(returnedPaise, currency) : null,
        }),
      );
    },

    async settleUnmatched(id, note) {
      requirePermission(staff.role, 'refunds');
      return orders.settleUnmatched(id, staff.id, note);
    },

    async list(filter) {
      requirePermission(staff.role, 'orders');
      return (await orders.listOrders(filter)).map((order) =>
        toListedOrder(order, filter.issuedIn),
      );
    },

    async count(filter) {
      requirePermission(staff.role, 'orders');
      return orders.countOrders(filter);
    },

    async sums({ issuedIn, ...filter }) {
      requirePermission(staff.role, 'orders');
      return issuedIn ? orders.sumReceiptsAndVouchersOfOrders({ ...filter, issuedIn }) : null;
    },

    async find(id) {
      return readOrderDetails(options, await find(id));
    },

    async move(id, batchId) {
      requirePermission(staff.role, 'refunds');
      if ((await explainForeignMode(await find(id))) !== null) return 'foreign';
      const moved = await batches.moveOrder(id, batchId, staff.id);
      // The move made a place free, and a person on the waiting list may have got it. The worker then creates the
      // payment link for that person.
      if (moved === 'moved') payments?.nudge();
      return moved;
    },

    async renew(id) {
      return renewOrderForStaff(options, await find(id));
    },

    async reconcile(id) {
      if ((await explainForeignMode(await find(id))) !== null) return 'foreign';
      await orders.requestLookUp(id, staff.id, { type: 'order.asked about', what: {} });
      payments?.nudge();
      return 'asked';
    },

    async allowSecondOrder(id) {
      if ((await explainForeignMode(await find(id))) !== null) return 'foreign';
      const { step } = await orders.applyFact(id, { kind: 'for another' }, staff.id);
      if (step.at === 'unchanged') return 'late';
      payments?.nudge();
      return 'asked';
    },

    async settle(id, { note, seen, isRefund }) {
      requirePermission(staff.role, 'refunds');
      const order = await find(id);
      if (isRefund && (await explainForeignMode(order)) !== null) return 'foreign';
      const what = { doubt: seen.discrepancy, ...(isRefund ? { isRefund } : {}) };
      const became = await orders.settleDiscrepancy(id, staff.id, note, {
        seen,
        isRefund,
        audit: { type: 'order.settled', what },
      });
      // The worker mails the visitor about the refund.
      if (isRefund) payments?.nudge();
      return became;
    },

    async file(id, kind, number = null) {
      const found = await find(id);
      const order = copyOrderWithVoucher(found, (voucher) => voucher.number === number) ?? found;
      const file = (await payments?.receipts?.make(kind, order)) ?? null;
      if (file !== null) await desk.recordEvent('order.file read', id, staff.id, { kind });
      return file;
    },

    async csv(filter) {
      requirePermission(staff.role, 'export orders');
      return runSingleExport(exportOrdersCsv(options, filter));
    },
  };
}
