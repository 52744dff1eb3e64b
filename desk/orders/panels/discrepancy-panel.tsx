/** Shows each unsettled discrepancy of an order with what to do about it, and one form that settles them all. */
import { Form } from 'react-router';
import { formatPaise } from '#domain/money/money.ts';
import type { OrderDetails } from '../../api-types/order-details.ts';
import type { RefusedOrderForm } from '../perform-order-act.ts';
import { NoteArea } from './note-area.tsx';

type Props = {
  order: OrderDetails;
  /** The name of the payer. */
  name: string;
  maySettle: boolean;
  /** The values of the refused form, to show them again. */
  typed: RefusedOrderForm['typed'] | null;
};

export function DiscrepancyPanel({ order, name, maySettle, typed }: Props) {
  const { discrepancies, seen, returnedPaise, canSettleAsRefund, foreign } = order;
  return (
    <section className="panel needs-attention" aria-labelledby="discrepancy">
      <h2 id="discrepancy">Waits for a person</h2>
      {discrepancies.map(({ id, did, what, todo }) => (
        <div key={id}>
          <h3>
            {name} {did}
          </h3>
          <p>{what}</p>
          <p>{todo}</p>
        </div>
      ))}
      {maySettle && (
        <Form method="post" className="form" data-draft="settle">
          <input type="hidden" name="doubt" value={seen.discrepancy ?? ''} />
          <input type="hidden" name="raised" value={seen.raised} />
          <NoteArea
            name="note"
            label="What was found (it stays with the order for good, without the learner’s name)"
            required
            typed={typed?.note ?? null}
          />
          {foreign === null && canSettleAsRefund && (
            <label className="tick">
              <input
                type="checkbox"
                name="refunded"
                value="yes"
                defaultChecked={typed?.refunded === 'yes'}
              />
              It was the refund of this order: {formatPaise(returnedPaise)}
            </label>
          )}
          <button type="submit" name="act" value="settle" className="main">
            It is settled
          </button>
        </Form>
      )}
    </section>
  );
}
