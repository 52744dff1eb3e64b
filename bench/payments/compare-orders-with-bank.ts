/** Compares our orders with what the bank knows. */
import type { Order } from '#database/orders/order.ts';
import { totalRefundedPaise } from '#domain/orders/order-states.ts';
import type { RazorpayEmulator } from '../../tests/support/razorpay/razorpay-emulator.ts';
import type { countMoneyMismatches } from './count-money-mismatches.ts';

type Given = {
  /** The numbers of the issued receipts, in one list for each financial year. */
  receipts: readonly (readonly string[])[];
  vouchers: readonly (readonly string[])[];
  acknowledged: number;
  kills: number;
  money: Awaited<ReturnType<typeof countMoneyMismatches>>;
};

/**
 * Finds the orders of which one payment at the bank has exactly the amount of the link, in rupees. Returns their ids.
 */
export function findOrderIdsPaidAtBank(bank: RazorpayEmulator): Set<string> {
  return new Set(
    [...bank.links.values()]
      .filter(({ amount, payments }) =>
        payments.some((payment) => payment.amount === amount && payment.currency === 'INR'),
      )
      .map(({ reference_id }) => reference_id),
  );
}

/** Returns the ids of the payments for which the bank has a refund, whatever the state of the refund. */
export function findPaymentIdsRefundedAtBank(bank: RazorpayEmulator): Set<string> {
  return new Set(bank.refunds.map(({ payment_id }) => payment_id));
}

const countDoubledAndSkipped = (years: readonly (readonly string[])[]) => {
  const numbers = years.flat();
  return {
    doubled: numbers.length - new Set(numbers).size,
    skipped: years.flatMap((ofYear) =>
      ofYear.filter((number, n) => Number(number.slice(-6)) !== n + 1),
    ).length,
  };
};

export function compareOrdersWithBank(
  orders: readonly Order[],
  bank: RazorpayEmulator,
  given: Given,
) {
  const links = [...bank.links.values()];
  const paidAtBank = findOrderIdsPaidAtBank(bank);
  // Payments that staff recorded by hand are left out, because the bank does not have them.
  const known = orders.filter(
    ({ paymentId, paidWay }) => paymentId !== null && paidWay === 'online',
  );
  const paid = new Set(orders.filter(({ paymentId }) => paymentId !== null).map(({ id }) => id));
  const unknown = [...paidAtBank].filter((id) => !paid.has(id));
  const untrue = known.filter(({ id }) => !paidAtBank.has(id));
  const paidBack = findPaymentIdsRefundedAtBank(bank);
  const receipts = countDoubledAndSkipped(given.receipts);
  const vouchers = countDoubledAndSkipped(given.vouchers);
  const isBack = ({ paymentId }: Order) => paymentId !== null && paidBack.has(paymentId);
  const counts = {
    'enrolments acknowledged': given.acknowledged,
    orders: orders.length,
    'orders missing': Math.max(0, given.acknowledged - orders.length),
    'paid at the bank': paidAtBank.size,
    'known as paid': known.length,
    'paid, and unknown to us': unknown.length,
    'known as paid, and not paid': untrue.length,
    'paid back at the bank': known.filter(isBack).length,
    'paid back, and unknown to us': known.filter(
      (order) => isBack(order) && order.state !== 'refunded',
    ).length,
    'known as paid back, and not paid back': known.filter(
      (order) => order.state === 'refunded' && !isBack(order),
    ).length,
    'waiting for a person': orders.filter(({ discrepancy }) => discrepancy !== null).length,
    'links for one order twice':
      links.length - new Set(links.map((link) => link.reference_id)).size,
    'receipts doubled': receipts.doubled,
    'receipts skipped': receipts.skipped,
    'vouchers doubled': vouchers.doubled,
    'vouchers skipped': vouchers.skipped,
    'payments refunded twice': countOverRefunded(bank),
    'orders refunded in parts': orders.filter(({ vouchers }) => vouchers.length > 1).length,
    'refunds at the bank that nobody asked for': countWrongRefunds(orders, bank),
    'paise paid back at the bank beside those of orders': sumRefundDifferencesPaise(known, bank),
    ...given.money,
    'kill -9': given.kills,
  };
  const invariants = {
    'every enrolment that was acknowledged has an order': counts['orders missing'],
    'what the bank has been paid is known, and nothing else':
      counts['paid, and unknown to us'] + counts['known as paid, and not paid'],
    'what the bank has paid back is known, and nothing else':
      counts['paid back, and unknown to us'] + counts['known as paid back, and not paid back'],
    'each refund of a part is at the bank once, and its sum in the order':
      counts['refunds at the bank that nobody asked for'] +
      counts['paise paid back at the bank beside those of orders'],
    'no order has two links': counts['links for one order twice'],
    'no payment was refunded twice, or by more than it was': counts['payments refunded twice'],
    'receipts and vouchers are numbered without a gap and without a double':
      counts['receipts doubled'] +
      counts['receipts skipped'] +
      counts['vouchers doubled'] +
      counts['vouchers skipped'],
    'receipts less vouchers are the net of orders, of lists and of the CSV':
      counts['paise of receipts and vouchers beside those of orders'] +
      counts['paise of receipts and vouchers beside those of lists'] +
      counts['paise of receipts and vouchers beside those of the CSV'],
    'a plan asks for the fee, no more and no less': counts['plans that are not their fee'],
    'every payment of the bank is in an order, in a discrepancy or not ours':
      counts['payments of the bank that nobody knows'],
    'a closed month changes by entries alone':
      counts['closed receipts and vouchers changed or missing'],
    'modes never mix': counts['receipts and vouchers of another mode'],
    'one reference is on one receipt': counts['references on two receipts'],
  };
  const isGood =
    given.acknowledged > 0 && Object.values(invariants).every((broken) => broken === 0);
  return {
    counts,
    invariants,
    isGood,
    /** The orders that only the bank counts as paid, and those that only this site counts as paid. */
    disputed: orders.filter(({ id }) => unknown.includes(id)).concat(untrue),
  };
}

/** Counts the payments of which more was refunded than paid. */
const countOverRefunded = (bank: RazorpayEmulator): number =>
  [...bank.links.values()]
    .flatMap(({ payments }) => payments)
    .filter(
      ({ payment_id, amount }) =>
        bank.refunds
          .filter((refund) => refund.payment_id === payment_id && refund.status !== 'failed')
          .reduce((sum, refund) => sum + refund.amount, 0) > amount,
    ).length;

/**
 * Counts refunds that were made twice for one request. Also counts refunds that we requested and that are missing in
 * their order.
 */
function countWrongRefunds(orders: readonly Order[], bank: RazorpayEmulator): number {
  const known = new Set(
    orders.flatMap(({ raised, refund, vouchers }) => [
      ...raised,
      refund?.refundId,
      ...vouchers.map(({ movement }) => movement),
    ]),
  );
  const ours = bank.refunds.filter(({ key }) => key.startsWith('rf-'));
  const doubled = ours.length - new Set(ours.map(({ key }) => key)).size;
  return doubled + ours.filter(({ id }) => !known.has(id)).length;
}

/**
 * Adds up the differences, payment by payment, between what the bank has refunded and what the order says, in paise.
 */
function sumRefundDifferencesPaise(paid: readonly Order[], bank: RazorpayEmulator): number {
  const backOf = (paymentId: string | null) =>
    bank.refunds
      .filter(({ payment_id, status }) => payment_id === paymentId && status === 'processed')
      .reduce((sum, { amount }) => sum + amount, 0);
  return paid.reduce(
    (sum, order) => sum + Math.abs(backOf(order.paymentId) - totalRefundedPaise(order)),
    0,
  );
}
