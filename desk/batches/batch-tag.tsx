import type { ReactNode } from 'react';
import type { BatchVisibility, ListedBatch } from '../api-types/batches-and-fees-api.ts';
import { batchStatusTagClass, describeBatchStatus } from './batch-words.ts';

type BatchTagProps = { batch: Pick<ListedBatch, 'status' | 'isSample' | 'visibility'> };

/** Shows the present status of the batch, whether it is a sample, and whether visitors can see it. */
export function BatchTag({ batch }: BatchTagProps) {
  return (
    <>
      <span className={batchStatusTagClass(batch.status)}>{describeBatchStatus(batch.status)}</span>
      {batch.isSample && <span className="tag">Sample</span>}
      {batch.status.at === 'open' && visibilityTags[batch.visibility]}
    </>
  );
}

const visibilityTags: Readonly<Record<BatchVisibility, ReactNode>> = {
  published: null,
  'not yet': <span className="tag fresh">Not published yet</span>,
  'left out': <span className="tag">Off the site</span>,
};
