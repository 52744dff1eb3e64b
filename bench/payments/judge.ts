/** Holds what we know of the orders against what the bank knows. */
import type { Order } from '#database/orders/order-port.ts';
import type { RazorpayEmulator } from '../../tests/support/razorpay/emulator.ts';

type Given = {
  receipts: readonly string[];
  vouchers: readonly string[];
  acknowledged: number;
  kills: number;
};

/** The orders whose true amount the bank has. */
export function ordersPaidAt(bank: RazorpayEmulator): Set<string> {
  return new Set(
    [...bank.links.values()]
      .filter(({ amount, payments }) =>
        payments.some((payment) => payment.amount === amount && payment.currency === 'INR'),
      )
      .map(({ reference_id }) => reference_id),
  );
}

/** The payments that went back whole. */
export function paidBackAt(bank: RazorpayEmulator): Set<string> {
  return new Set(bank.refunds.map(({ payment_id }) => payment_id));
}

const timesIn = (numbers: readonly string[]) => {
  const counted = numbers.map((number) => Number(number.slice(-6)));
  return {
    doubled: counted.length - new Set(counted).size,
    skipped: counted.filter((number, n) => number !== n + 1).length,
  };
};

export function judge(orders: readonly Order[], bank: RazorpayEmulator, given: Given) {
  const links = [...bank.links.values()];
  const paidAtBank = ordersPaidAt(bank);
  const known = orders.filter(({ paymentId }) => paymentId !== null);
  const unknown = [...paidAtBank].filter((id) => !known.some((order) => order.id === id));
  const untrue = known.filter(({ id }) => !paidAtBank.has(id));
  const paidBack = paidBackAt(bank);
  const receipts = timesIn(given.receipts);
  const vouchers = timesIn(given.vouchers);
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
    'waiting for a person': orders.filter(({ doubt }) => doubt !== null).length,
    'links for one order twice':
      links.length - new Set(links.map((link) => link.reference_id)).size,
    'receipts doubled': receipts.doubled,
    'receipts skipped': receipts.skipped,
    'vouchers doubled': vouchers.doubled,
    'vouchers skipped': vouchers.skipped,
    'kill -9': given.kills,
  };
  const bad = [
    counts['orders missing'],
    counts['paid, and unknown to us'],
    counts['known as paid, and not paid'],
    counts['links for one order twice'],
    counts['receipts doubled'],
    counts['receipts skipped'],
    counts['vouchers doubled'],
    counts['vouchers skipped'],
    counts['paid back, and unknown to us'],
    counts['known as paid back, and not paid back'],
  ];
  return { counts, isGood: given.acknowledged > 0 && bad.every((count) => count === 0) };
}
