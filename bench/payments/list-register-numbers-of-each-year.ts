import type { OrderPort } from '#database/orders/order-port.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { financialYear, type RegisterName } from '#domain/money/receipt-registers.ts';

/**
 * Lists all numbers of a register: one list for the financial year of `since` and, if it is another year, one for that
 * of `until`. A run that crosses the end of March has two lists, because each financial year counts from 1.
 */
export function listRegisterNumbersOfEachYear(
  orders: Pick<OrderPort, 'listReceiptNumbers'>,
  register: RegisterName,
  { since, until }: { since: Date; until: Date },
): Promise<string[][]> {
  const years = new Set([since, until].map((at) => financialYear(indianDay(at))));
  return Promise.all([...years].map((year) => orders.listReceiptNumbers(register, year)));
}
