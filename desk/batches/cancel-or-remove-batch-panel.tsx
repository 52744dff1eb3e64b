import { Form } from 'react-router';
import type { BatchDetails } from '../api-types/batches-and-fees-api.ts';
import { formatPeopleHave } from './batch-words.ts';

/** Removes a draft, or cancels a batch. Before cancelling, says what the learners of the batch are told. */
export function CancelOrRemoveBatchPanel({
  batch,
  areLearnersMailed,
}: {
  batch: BatchDetails;
  areLearnersMailed: boolean;
}) {
  if (batch.state === 'cancelled' || batch.status.at === 'over') return null;
  return (
    <section className="panel" aria-labelledby="ends">
      <h2 id="ends">{batch.state === 'draft' ? 'Not needed?' : 'Does it not take place?'}</h2>
      <Form method="post" className="form">
        <input type="hidden" name="version" value={batch.version} />
        {batch.state === 'draft' ? (
          <button type="submit" name="act" value="remove" className="grave">
            Remove the draft
          </button>
        ) : (
          <>
            <p className="muted">
              Nobody can enrol from then on. Orders stay as they are: each is moved or refunded by
              itself.
            </p>
            {batch.seated.length > 0 && (
              <p>
                {formatPeopleHave(batch.seated.length)} a place.{' '}
                {areLearnersMailed
                  ? 'After five minutes each gets a mail: another batch, or all the money back.'
                  : 'Mails to learners are not set up here, so write or call each of them: another batch, or all the money back.'}
              </p>
            )}
            <label className="tick">
              <input type="checkbox" required />I mean to cancel this batch
            </label>
            <button type="submit" name="act" value="cancel" className="grave">
              Cancel the batch
            </button>
          </>
        )}
      </Form>
    </section>
  );
}
