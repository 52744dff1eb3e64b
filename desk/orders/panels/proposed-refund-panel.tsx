/** A refund that one person proposed, and the form for the second person. */
import { Form } from 'react-router';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import type { OrderDetails } from '../../api-types/order-details.ts';
import { Moment } from '../../ui/moment.tsx';

type Props = {
  proposal: NonNullable<OrderDetails['proposal']>;
  /** The name of the proposer. */
  by: string;
  now: Date;
  /** The sum that was already refunded; the proposed refund is added to it. */
  refundedBeforePaise: Paise;
  mayRefund: boolean;
  /** Whether the order was created in the present payment mode, so that it can be refunded now. */
  canBeRefundedHere: boolean;
};

export function ProposedRefundPanel({
  proposal,
  by,
  now,
  refundedBeforePaise,
  mayRefund,
  canBeRefundedHere,
}: Props) {
  const { id, paise, ruleSays, reason, at, isOwn } = proposal;
  return (
    <section className="panel needs-attention" aria-labelledby="proposal">
      <h2 id="proposal">A refund waits for a second person</h2>
      <p>
        {by} proposed to pay back {formatPaise(paise)}; the terms give {formatPaise(ruleSays)}.
        {refundedBeforePaise > 0 && ` ${formatPaise(refundedBeforePaise)} went back before.`}
      </p>
      <blockquote>{reason}</blockquote>
      <p className="muted small">
        <Moment at={at} now={now} />
      </p>
      {mayRefund && (
        <Form method="post" className="buttons">
          <input type="hidden" name="proposal" value={id} />
          <input type="hidden" name="back" value={refundedBeforePaise} />
          {!isOwn && canBeRefundedHere && (
            <button type="submit" name="act" value="confirm" className="grave">
              Confirm: pay back {formatPaise(paise)}
            </button>
          )}
          <button type="submit" name="act" value="decline">
            {isOwn ? 'Withdraw it' : 'Decline'}
          </button>
        </Form>
      )}
      {isOwn && mayRefund && <p className="muted small">Somebody else has to confirm it.</p>}
    </section>
  );
}
