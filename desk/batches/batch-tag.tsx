import type { BatchLine } from '../api/batches-api.ts';
import { statusLook, statusWords } from './batch-words.ts';

/** What the batch is today, and that it is a sample where it is one. */
export function BatchTag({ batch }: { batch: Pick<BatchLine, 'status' | 'isSample'> }) {
  return (
    <>
      <span className={statusLook(batch.status)}>{statusWords(batch.status)}</span>
      {batch.isSample && <span className="tag">Sample</span>}
    </>
  );
}
