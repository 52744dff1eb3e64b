import type { BatchTransaction } from './lock-batch.ts';

export async function setSeatState(
  { trx, database, now }: BatchTransaction,
  orderId: string,
  state: 'taken' | 'released' | 'over',
): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ state, changed_at: database.moment(now) })
    .where('order_id', '=', orderId)
    .execute();
}
