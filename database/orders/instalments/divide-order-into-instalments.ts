import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { describeInstalmentPlanProblem, instalmentAmounts } from '#domain/orders/instalments.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import { lockOrder } from '../transaction/lock-order.ts';

/**
 * Divides the fee of a new order into instalments. The order then asks only for the first instalment. The caller must
 * have created the order in the same transaction. Throws an error if the dates `later` are not allowed.
 */
export async function divideOrderIntoInstalments(
  work: DeskTransaction,
  orderId: string,
  later: readonly CalendarDate[],
): Promise<void> {
  const { trx, now } = work;
  const today = indianDay(now);
  const problem = describeInstalmentPlanProblem(later, today);
  if (problem !== null) throw new Error(problem);
  const { amountPaise } = await lockOrder(work, orderId);
  const shares = instalmentAmounts(amountPaise, later.length + 1);
  await trx
    .updateTable('orders')
    .set({
      amount_paise: shares[0] as number,
      plan_of: orderId,
      plan_position: 1,
      plan_count: shares.length,
      plan_fee_paise: amountPaise,
    })
    .where('id', '=', orderId)
    .execute();
  await trx
    .insertInto('instalments')
    .values(
      shares.map((paise, n) => ({
        order_id: orderId,
        position: n + 1,
        paise,
        due_on: n === 0 ? today : (later[n - 1] as string),
        asked_by: n === 0 ? orderId : null,
      })),
    )
    .execute();
}
