/**
 * The form to refund an amount. The amount is preset: what the terms give, less earlier refunds, or the amount of a
 * refund that failed. For any amount other than what the terms give, a reason is required.
 */
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatPaise } from '#domain/money/money.ts';
import { computeRefundLeftByTerms } from '#domain/terms/decide-refund-approval.ts';
import type { OrderDetails } from '../../api-types/order-details.ts';
import type { TermsAnswerWithDetails } from '../../api-types/orders-api.ts';
import type { RefusedOrderForm } from '../perform-order-act.ts';
import { NoteArea } from './note-area.tsx';

type Props = {
  order: OrderDetails;
  answer: TermsAnswerWithDetails;
  /** The values of the refused form, to show them again. */
  typed: RefusedOrderForm['typed'] | null;
  /** Hidden fields with the answered request, which the form sends back. */
  children: ReactNode;
};

export function RefundForm({ order, answer, typed, children }: Props) {
  const { refund, refundedBeforePaise, refundablePaise, plan } = order;
  const hasEnded = order.vouchers.length > 0;
  const byTerms = computeRefundLeftByTerms(answer, {
    returnedPaise: refundedBeforePaise,
    refundablePaise,
  });
  const paise = Math.min(refund?.paise ?? byTerms, refundablePaise);
  return (
    <>
      {refund && (
        <p>The refund of {formatPaise(refund.paise)} failed. Paying back makes another one.</p>
      )}
      {refundedBeforePaise > 0 && (
        <p>
          {formatPaise(refundedBeforePaise)} went back before; {formatPaise(refundablePaise)} is
          left.
        </p>
      )}
      <Form method="post" className="form" data-draft="refund">
        {children}
        <input type="hidden" name="back" value={refundedBeforePaise} />
        <div className="field">
          <label htmlFor="rupees">Rupees to pay back</label>
          <input
            id="rupees"
            name="rupees"
            inputMode="decimal"
            required
            defaultValue={typed?.rupees ?? (paise > 0 ? rupeesOf(paise) : '')}
          />
        </div>
        <NoteArea
          name="reason"
          label={
            byTerms === 0
              ? 'Why it is paid back against the terms'
              : `Why, if it is another sum than ${formatPaise(byTerms)}`
          }
          required={byTerms === 0}
          typed={typed?.reason ?? null}
        />
        {!hasEnded && (
          <p className="muted small">
            {plan === null ? 'The order' : 'The plan'} ends with its first refund, also if only a
            part goes back: its place is free again. The rest can be refunded later.
          </p>
        )}
        <button type="submit" name="act" value="refund" className="grave">
          Refund
        </button>
      </Form>
    </>
  );
}

/** Formats an amount for the field: "3999", or "2299.50" if it has paise. */
const rupeesOf = (paise: number) => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);
