import type { BatchDetails } from '../api-types/batches-and-fees-api.ts';
import { Moment } from '../ui/moment.tsx';
import { describePlaceCounts, formatPeopleHave } from './batch-words.ts';

const seatWords = { held: 'Held until', taken: 'Paid', over: 'Paid, without a place' } as const;

type BatchPlacesPanelProps = {
  batch: BatchDetails;
  now: Date;
  /** Whether the member may open the orders. */
  isLinked: boolean;
};

/** The learners who have a place in the batch, and how many places are left. */
export function BatchPlacesPanel({ batch, now, isLinked }: BatchPlacesPanelProps) {
  return (
    <section className="panel" aria-labelledby="places">
      <h2 id="places">Places</h2>
      <p>{describePlaceCounts(batch)}</p>
      {batch.state === 'cancelled' && batch.seated.length > 0 && (
        <p className="wrong">
          {formatPeopleHave(batch.seated.length)} a place in this cancelled batch. Move each order
          to another batch, or refund it.
        </p>
      )}
      <ul className="entries">
        {batch.seated.map(({ orderId, name, state, heldUntil }) => (
          <li key={orderId}>
            {isLinked ? (
              <a href={`/desk/orders/${orderId}`}>{name ?? 'Erased'}</a>
            ) : (
              <span>{name ?? 'Erased'}</span>
            )}
            <span className={state === 'over' ? 'tag late' : 'muted small'}>
              {seatWords[state]} {state === 'held' && <Moment at={heldUntil} now={now} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
