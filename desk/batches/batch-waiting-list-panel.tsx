import { Form } from 'react-router';
import type { BatchDetails } from '../api-types/batches-and-fees-api.ts';
import { noMailGoesOutClause } from '../orders/words/payment-request-flashes.ts';
import { Moment } from '../ui/moment.tsx';

const waitWords = { waiting: 'Waits', promoted: 'Got a place', left: 'No longer waits' } as const;

type BatchWaitingListPanelProps = {
  batch: BatchDetails;
  now: Date;
  mayEdit: boolean;
  /** Whether the member may open the enquiries. */
  isLinked: boolean;
  areLearnersMailed: boolean;
};

/** The people who wait for a place in the batch, and how many wait for the next batch of its offer. */
export function BatchWaitingListPanel({
  batch,
  now,
  mayEdit,
  isLinked,
  areLearnersMailed,
}: BatchWaitingListPanelProps) {
  const { waits, waitingForNext, seated } = batch;
  const heldUntil = new Map(
    seated.filter(({ state }) => state === 'held').map((seat) => [seat.orderId, seat.heldUntil]),
  );
  return (
    <section className="panel" aria-labelledby="waits">
      <h2 id="waits">Waiting list</h2>
      {waits.length === 0 && <p className="muted">Nobody waits for this batch.</p>}
      <ol className="entries">
        {waits.map(({ enquiryId, state, since, name, orderId }) => {
          const until = heldUntil.get(orderId ?? '');
          return (
            <li key={enquiryId}>
              <div>
                {isLinked ? (
                  <a href={`/desk/enquiries/${enquiryId}`}>{name ?? 'Erased'}</a>
                ) : (
                  <span>{name ?? 'Erased'}</span>
                )}{' '}
                <span className="muted small">
                  {waitWords[state]}; asked <Moment at={since} now={now} />
                </span>
                {orderId && (
                  <>
                    {' '}
                    <a href={`/desk/orders/${orderId}`}>the order</a>
                  </>
                )}
                {until && (
                  <p className="small">
                    Has the place until <Moment at={until} now={now} />.
                    {!areLearnersMailed && ` ${noMailGoesOutClause}: tell them.`}
                  </p>
                )}
              </div>
              {mayEdit && state === 'waiting' && (
                <Form method="post">
                  <input type="hidden" name="enquiry" value={enquiryId} />
                  <button type="submit" name="act" value="leave" className="quiet">
                    Take off<span className="visually-hidden"> the list: {name}</span>
                  </button>
                </Form>
              )}
            </li>
          );
        })}
      </ol>
      {waitingForNext > 0 && (
        <p className="muted">
          {waitingForNext === 1 ? 'One person waits' : `${waitingForNext} people wait`} for the next
          batch of this, whichever it is.
        </p>
      )}
    </section>
  );
}
