import { Form } from 'react-router';
import { formatDay } from '#contract/text/format-day.ts';
import { hasLinkEnded, type OrderState } from '#domain/orders/order-states.ts';
import type { OrderBatch, OrderDetails } from '../../api-types/order-details.ts';
import { Moment } from '../../ui/moment.tsx';

const placeWords: Readonly<Record<OrderBatch['place'], string>> = {
  held: 'Held until',
  taken: 'Has its place',
  released: 'Its place is free again',
  over: 'Paid, and every place was given away',
};

/**
 * Shows the batch of the order, and the batches to which the order can be moved. `LearnerRequestTermsPanel` shows what
 * a move costs.
 */
export function BatchPanel({
  order: { batch, moves, state },
  now,
  mayMove,
}: {
  order: OrderDetails;
  now: Date;
  mayMove: boolean;
}) {
  if (batch === null && moves.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="batch">
      <h2 id="batch">Batch</h2>
      {batch === null ? (
        <p className="muted">By arrangement: it has no batch yet.</p>
      ) : (
        <dl className="facts">
          <dt>Dates</dt>
          <dd>
            <a href={`/desk/batches/${batch.id}`}>
              {formatDay(batch.startsOn)} to {formatDay(batch.endsOn)}
            </a>
            {batch.isCancelled && ', cancelled'}
          </dd>
          <dt>Place</dt>
          <dd>
            {placeWords[batch.place]}{' '}
            {batch.place === 'held' && <Moment at={batch.heldUntil} now={now} />}
            {batch.hasWaited && ', from the waiting list'}
          </dd>
        </dl>
      )}
      {batch?.isCancelled === true && hasLinkEnded(state) && (
        <p className="muted">
          The batch was cancelled before this order was paid, and its link has ended. For a place in
          another batch, open the enquiry and ask for a payment.
        </p>
      )}
      {mayMove && moves.length === 0 && batch !== null && mayHaveAnotherPlace(state, batch) && (
        <p className="muted">
          No other batch of this course is published and has a free place. The order can be moved
          once there is one.
        </p>
      )}
      {mayMove && moves.length > 0 && (
        <Form method="post" className="row">
          <div className="field">
            <label htmlFor="to-batch">{batch === null ? 'Put it into' : 'Move it to'}</label>
            <select id="to-batch" name="batch" required>
              {moves.map(({ id, startsOn, from, to }) => (
                <option key={id} value={id}>
                  {formatDay(startsOn)}, {from} to {to}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" name="act" value="move">
            {batch === null ? 'Put' : 'Move'}
          </button>
        </Form>
      )}
    </section>
  );
}

/**
 * Whether the order may get another batch as soon as one is published with a free place. An order has no more claim to
 * a place if its link has ended unpaid, if it is refunded, or if its place was released.
 */
const mayHaveAnotherPlace = (state: OrderState, { place }: OrderBatch): boolean =>
  !hasLinkEnded(state) && state !== 'refunding' && state !== 'refunded' && place !== 'released';
