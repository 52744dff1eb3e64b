/**
 * Counts everything that breaks a rule about money: in receipts, vouchers, plans and closed months, and in the payments
 * that the bank has.
 */
import type { Order } from '#database/orders/order.ts';
import type { StoredReceiptOrVoucher } from '#database/orders/receipts/receipt-and-voucher-port.ts';
import type { Store } from '#database/store.ts';
import { monthOf } from '#domain/bookkeeping/month.ts';
import {
  amountsByNumber,
  findChangesSinceClosing,
  netReceiptsPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  type PaymentProviderMode,
  paymentProviderModes,
} from '#domain/money/payment-provider-modes.ts';
import { registerNameOf, registerPrefixes } from '#domain/money/receipt-registers.ts';
import { listedOrderStates, sumVouchersPaise } from '#domain/orders/listed-order-state-and-sums.ts';
import { formatReceiptsAndVouchersCsv } from '#service/bookkeeping/format-receipts-and-vouchers-csv.ts';
import { readReceiptsAndVouchersOfMonth } from '#service/bookkeeping/read-receipts-and-vouchers-of-month.ts';
import type { RazorpayEmulator } from '../../tests/support/razorpay/razorpay-emulator.ts';

const wholeTime = [new Date(0), new Date(Date.UTC(2100, 0))] as const;

const month = monthOf(indianDay(new Date()));

/**
 * Closes the month with its present receipts and vouchers. The desk allows this only after the end of the month,
 * but the rules to check afterwards are the same.
 */
export async function closeCurrentMonth(store: Store, mode: PaymentProviderMode): Promise<void> {
  const amounts = amountsByNumber(await store.orders.receiptsAndVouchersIn(mode, ...wholeTime));
  await store.bookkeeping.closeMonth({ mode, month, amounts }, 'an accountant', {});
}

/**
 * Finds payments at the bank that did not fail and that this site does not know: no order has them, no discrepancy was
 * raised for them, and they are not stored as payments for an unknown order.
 */
export async function findUnknownPayments(
  store: Store,
  bank: RazorpayEmulator,
  orders: readonly Order[],
): Promise<{ payment_id: string }[]> {
  const unmatched = new Set((await store.orders.openUnmatched()).map(({ paymentId }) => paymentId));
  const known = new Set(orders.flatMap(({ paymentId, raised }) => [paymentId, ...raised]));
  return [...bank.links.values()]
    .flatMap(({ payments }) => payments)
    .filter(
      ({ payment_id, status }) =>
        status !== 'failed' && !known.has(payment_id) && !unmatched.has(payment_id),
    );
}

export async function countMoneyMismatches(
  store: Store,
  bank: RazorpayEmulator,
  { orders, mode }: { orders: readonly Order[]; mode: PaymentProviderMode },
) {
  const receiptsAndVouchers = await store.orders.receiptsAndVouchersIn(mode, ...wholeTime);
  const byOrders = orders.reduce(
    (sum, order) =>
      sum + (order.receipt === null ? 0 : order.amountPaise) - sumVouchersPaise(order),
    0,
  );
  const firsts = orders.filter(({ instalment }) => instalment?.position === 1);
  let wrongPlans = 0;
  for (const first of firsts) {
    const plan = await store.orders.readInstalmentPlan(first.id);
    const sum = plan.reduce((all, { paise }) => all + paise, 0);
    const isAsked = plan.every(({ order, paise }) => order === null || order.amountPaise === paise);
    if (sum !== first.instalment?.feePaise || !isAsked) wrongPlans += 1;
  }
  const lost = await findUnknownPayments(store, bank, orders);
  let ofOtherModes = 0;
  for (const other of paymentProviderModes)
    ofOtherModes += (await store.orders.receiptsAndVouchersIn(other, ...wholeTime)).filter(
      ({ kind, number }) =>
        other !== mode || !number.startsWith(`${registerPrefixes[registerNameOf(kind, mode)]}/`),
    ).length;
  ofOtherModes += (await store.desk.readNumbers(...wholeTime)).receiptsAndVouchers.receipts;
  const net = netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers));
  return {
    'paid by hand': orders.filter(({ paidWay }) => paidWay !== 'online').length,
    'plans of instalments': firsts.length,
    'paise of receipts and vouchers beside those of orders': Math.abs(net - byOrders),
    'paise of receipts and vouchers beside those of lists': await computeDifferenceOfLists(
      store,
      mode,
      net,
    ),
    'paise of receipts and vouchers beside those of the CSV': await computeDifferenceOfCsv(
      store,
      mode,
      net,
    ),
    'plans that are not their fee': wrongPlans,
    'payments of the bank that nobody knows': lost.length,
    'receipts and vouchers of another mode': ofOtherModes,
    'references on two receipts': countDoubledReferences(receiptsAndVouchers),
    ...(await countChangesSinceClosing(store, mode, receiptsAndVouchers)),
  };
}

/**
 * How much the sums in the lists of orders differ from `net`, in paise. The list of all orders and the lists of each
 * state added up are compared separately, and both differences are added.
 */
async function computeDifferenceOfLists(
  store: Store,
  mode: PaymentProviderMode,
  net: number,
): Promise<number> {
  const issuedIn = { mode, since: wholeTime[0], until: wholeTime[1] };
  const all = netReceiptsPaiseOf(await store.orders.sumReceiptsAndVouchersOfOrders({ issuedIn }));
  let together = 0;
  for (const state of listedOrderStates)
    together += netReceiptsPaiseOf(
      await store.orders.sumReceiptsAndVouchersOfOrders({ issuedIn, state }),
    );
  return Math.abs(all - net) + Math.abs(together - net);
}

async function computeDifferenceOfCsv(
  store: Store,
  mode: PaymentProviderMode,
  net: number,
): Promise<number> {
  const ofMonths = new Set(
    (await store.orders.receiptsAndVouchersIn(mode, ...wholeTime)).map(({ issuedAt }) =>
      monthOf(indianDay(issuedAt)),
    ),
  );
  let rupees = 0;
  for (const one of ofMonths) {
    const csv = formatReceiptsAndVouchersCsv(
      await readReceiptsAndVouchersOfMonth(store.bookkeeping, mode, one),
    );
    for (const line of csv.split('\r\n').slice(1)) rupees += Number(line.split(',')[3] ?? 0);
  }
  return Math.abs(Math.round(rupees * 100) - net);
}

/**
 * Counts references that two valid receipts share. If a payment was recorded by mistake, another receipt may use its
 * reference.
 */
function countDoubledReferences(receiptsAndVouchers: readonly StoredReceiptOrVoucher[]): number {
  const takenBack = new Set(
    receiptsAndVouchers.filter(({ why }) => why === 'mistake').map((one) => one.against),
  );
  const standing = receiptsAndVouchers.filter(
    ({ kind, reference, number }) =>
      kind === 'receipt' && reference !== null && !takenBack.has(number),
  );
  return (
    standing.length - new Set(standing.map(({ way, reference }) => `${way} ${reference}`)).size
  );
}

/**
 * Counts the receipts and vouchers that the month had when it was closed, those that were added since, and those that
 * were changed or are missing. The last count must be 0.
 */
async function countChangesSinceClosing(
  store: Store,
  mode: PaymentProviderMode,
  receiptsAndVouchers: readonly StoredReceiptOrVoucher[],
) {
  const closing = await store.bookkeeping.findClosing(mode, month);
  const changes = findChangesSinceClosing(closing?.amounts ?? {}, receiptsAndVouchers);
  return {
    'receipts and vouchers when the books were closed': Object.keys(closing?.amounts ?? {}).length,
    'receipts and vouchers added since': changes.filter(({ at }) => at === 'added').length,
    'closed receipts and vouchers changed or missing': changes.filter(({ at }) => at !== 'added')
      .length,
  };
}
