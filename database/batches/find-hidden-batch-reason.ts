import type { HiddenBatchReason, StoredBatch } from './batch-port.ts';
import type { BatchTransaction } from './lock-batch.ts';

/**
 * Says why visitors do not see this open batch; null if they see it. Visitors see the batches in the view
 * `batches_known`.
 */
export async function findHiddenBatchReason(
  { trx }: Pick<BatchTransaction, 'trx'>,
  { id, isSample }: Pick<StoredBatch, 'id' | 'isSample'>,
): Promise<HiddenBatchReason | null> {
  const known = await trx
    .selectFrom('batches_known')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known !== undefined) return null;
  // Publishing would not show this sample batch. It stays hidden until staff save it, which makes it a real batch.
  return isSample ? 'sample' : 'not published';
}
