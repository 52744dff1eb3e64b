import type { ListedBatch } from '../api-types/batches-and-fees-api.ts';
import { describeBatchStatus, statusTagClass } from './batch-words.ts';

type BatchTagProps = { batch: Pick<ListedBatch, 'status' | 'isSample' | 'isPublished'> };

/** Shows the present status of the batch, whether it is a sample, and whether visitors can see it. */
export function BatchTag({ batch }: BatchTagProps) {
  return (
    <>
      <span className={statusTagClass(batch.status)}>{describeBatchStatus(batch.status)}</span>
      {batch.isSample && <span className="tag">Sample</span>}
      {batch.status.at === 'open' && !batch.isPublished && (
        <span className="tag fresh">Not published yet</span>
      )}
    </>
  );
}
