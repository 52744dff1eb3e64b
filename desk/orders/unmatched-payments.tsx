/** Payments whose order this site does not know, each with a form that records how the payment was settled. */
import { Form } from 'react-router';
import { paymentModeLabels } from '#contract/orders/order-words.ts';
import type { ShownUnmatchedPayment } from '../api-types/orders-api.ts';
import { Moment } from '../ui/moment.tsx';
import { NoteArea } from './panels/note-area.tsx';

type Props = {
  payments: readonly ShownUnmatchedPayment[];
  maySettle: boolean;
  /** The note that was refused, to show it again. */
  typed: { payment: string; note: string } | null;
  now: Date;
};

export function UnmatchedPayments({ payments, maySettle, typed, now }: Props) {
  if (payments.length === 0) return null;
  return (
    <section className="panel needs-attention" aria-labelledby="unmatched">
      <h2 id="unmatched">Payments without an order</h2>
      <p>
        They came for orders that are not known here: an older copy was put back, or another site
        uses the same account. Find each in the payment provider’s dashboard, which knows who paid.
        Enter the enrolment again and tell its person, or pay it back there.
      </p>
      {payments.map((payment) => {
        const { id, sum, paidFor, paymentId, linkId, mode, returned, receivedAt } = payment;
        return (
          <div key={id}>
            <h3>
              {sum}
              {paidFor && ` for ${paidFor}`}{' '}
              {paymentModeLabels[mode] && (
                <span className="tag late">{paymentModeLabels[mode]}</span>
              )}
            </h3>
            <p className="small">
              Payment {paymentId}
              {linkId && `, link ${linkId}`}, came <Moment at={receivedAt} now={now} />
              {returned && `. ${returned} went back.`}
            </p>
            {maySettle && (
              <Form method="post" className="form">
                <input type="hidden" name="payment" value={id} />
                <NoteArea
                  id={`note-${id}`}
                  name="note"
                  label="What was done (it stays with the payment)"
                  required
                  typed={typed?.payment === id ? typed.note : null}
                />
                <button type="submit" className="main">
                  It is settled
                </button>
              </Form>
            )}
          </div>
        );
      })}
    </section>
  );
}
