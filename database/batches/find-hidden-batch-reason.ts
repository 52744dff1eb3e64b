import type { HiddenBatchReason, StoredBatch } from './batch-port.ts';
import type { BatchTransaction } from './give-free-places.ts';

/** Says why visitors do not know this open batch; null if they do. The view `batches_known` decides. */
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
  // Publishing would not help for a sample: it stays hidden until staff save it as a batch of their own.
  return isSample ? 'sample' : 'not published';
}
