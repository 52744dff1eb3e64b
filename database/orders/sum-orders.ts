import type { OrderFilter, PaperSpan } from '#domain/accounts/order-filter.ts';
import type { PaperSums } from '#domain/accounts/receipts-and-vouchers.ts';
import { addUpPapers } from '../accounts/add-up-papers.ts';
import { papersInSpan } from '../accounts/papers-in-span.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { orderFilterConditions } from './order-filter-conditions.ts';

export async function sumOrders(
  database: DeskDatabase,
  { before: _, papers, ...filter }: OrderFilter & { papers: PaperSpan },
): Promise<PaperSums & { orders: number }> {
  const ofFilter = papersInSpan(database.db, database, papers)
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .where((eb) => eb.and(orderFilterConditions(database, eb, filter)));
  const { orders } = await database.run(() =>
    ofFilter
      .select((eb) => eb.fn.count<number | string>('orders.id').distinct().as('orders'))
      .executeTakeFirstOrThrow(),
  );
  const kinds = await database.run(() =>
    ofFilter
      .select((eb) => [
        'receipts.kind',
        'receipts.why',
        eb.fn.countAll<number | string>().as('n'),
        eb.fn.sum<number | string>('receipts.paise').as('paise'),
      ])
      .groupBy(['receipts.kind', 'receipts.why'])
      .execute(),
  );
  return { orders: Number(orders), ...addUpPapers(kinds) };
}
