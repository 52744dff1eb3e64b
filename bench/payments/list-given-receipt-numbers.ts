import type { OrderPort } from '#database/orders/order-port.ts';
import { indianDay } from '#domain/indian-day.ts';
import { financialYear, type Register } from '#domain/receipt-registers.ts';

/**
 * The numbers that a register gave during a run, for each financial year: every year counts from 1, and a run can
 * begin in March and end in April.
 */
export function listGivenReceiptNumbers(
  orders: Pick<OrderPort, 'registerOf'>,
  register: Register,
  { since, until }: { since: Date; until: Date },
): Promise<string[][]> {
  const years = new Set([since, until].map((at) => financialYear(indianDay(at))));
  return Promise.all([...years].map((year) => orders.registerOf(register, year)));
}
