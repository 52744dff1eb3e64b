/**
 * The forms for money that a person records: to record a payment in cash or by transfer, to record or withdraw a refund
 * by hand, and to cancel a payment that was recorded by mistake.
 */
import { Form } from 'react-router';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { paymentRecordBounds } from '#domain/money/hand-recorded-money.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { OrderDetails } from '../../api-types/order-details.ts';
import type { RefusedOrderForm } from '../perform-order-act.ts';
import { paymentMethodPhrases } from '../words/payment-method-phrases.ts';
import { NoteArea } from './note-area.tsx';

type HandRecordedMoneyPanelProps = {
  order: OrderDetails;
  /** The present day in India. */
  today: CalendarDate;
  /** Whether the member may open the enquiry, on whose page a new payment is asked for. */
  mayOpenEnquiry: boolean;
  /** The values of the refused form, to show them again. */
  typed: RefusedOrderForm['typed'] | null;
  /**
   * The reason that was typed into a refused form, to show it again: why a payment was a mistake, or why a refund is
   * withdrawn. Null if no such form was refused.
   */
  typedReason: string | null;
};

export function HandRecordedMoneyPanel({
  order,
  today,
  mayOpenEnquiry,
  typed,
  typedReason,
}: HandRecordedMoneyPanelProps) {
  if (order.waitsForHandRefund)
    return <HandBackRefund order={order} today={today} typed={typed} typedReason={typedReason} />;
  if (order.mayTakeBackRecord)
    return <CancelMistake order={order} mayOpenEnquiry={mayOpenEnquiry} typed={typedReason} />;
  if (!order.canBeRecorded) return null;
  return (
    <details className="panel" id="record" open={typed !== null || undefined}>
      <summary>
        <h2>Record a payment</h2>
        <span className="muted small">cash, transfer or UPI</span>
      </summary>
      <Form method="post" className="form" data-draft="record">
        <input type="hidden" name="seen" value={order.state} />
        <RecordFields today={today} typed={typed} came="It came on" />
        <div className="field">
          <label htmlFor="rupees-in">Rupees, exactly {formatPaise(order.paise)}</label>
          <input
            id="rupees-in"
            name="rupees"
            inputMode="decimal"
            required
            defaultValue={typed?.rupees ?? ''}
          />
        </div>
        <button type="submit" name="act" value="record" className="main">
          Record it: the order is paid
        </button>
      </Form>
    </details>
  );
}

function HandBackRefund({
  order,
  today,
  typed,
  typedReason,
}: Omit<HandRecordedMoneyPanelProps, 'mayOpenEnquiry'>) {
  const paise = order.refund?.paise ?? 0;
  const sum = formatPaise(paise);
  return (
    <section className="panel needs-attention" aria-labelledby="hand-back">
      <h2 id="hand-back">Hand back {sum}</h2>
      <p>
        It was paid {paymentMethodPhrases[order.paidWay]}, so no provider pays it back. Record it
        when the learner has the money: that gives the voucher.
      </p>
      <Form method="post" className="form" data-draft="hand-back">
        <input type="hidden" name="sum" value={paise} />
        <input type="hidden" name="key" value={order.refund?.key ?? ''} />
        <RecordFields today={today} typed={typed} came="It went back on" />
        <button type="submit" name="act" value="hand back" className="main">
          {sum} went back
        </button>
      </Form>
      <details id="withdraw" open={typedReason !== null || undefined}>
        <summary>Asked for by mistake?</summary>
        <Form method="post" className="form" data-draft="withdraw">
          <input type="hidden" name="sum" value={paise} />
          <input type="hidden" name="key" value={order.refund?.key ?? ''} />
          <NoteArea
            id="withdraw-reason"
            name="reason"
            label="Why nothing goes back"
            required
            typed={typedReason}
          />
          <button type="submit" name="act" value="withdraw">
            Withdraw the refund
          </button>
        </Form>
      </details>
    </section>
  );
}

function CancelMistake({
  order,
  mayOpenEnquiry,
  typed,
}: Pick<HandRecordedMoneyPanelProps, 'order' | 'mayOpenEnquiry'> & { typed: string | null }) {
  return (
    <details className="panel" id="mistake" open={typed !== null || undefined}>
      <summary>
        <h2>Recorded by mistake?</h2>
      </summary>
      <p>
        A voucher of {formatPaise(order.paise)} takes receipt {order.receipt} back, and this order
        ends.{' '}
        {isLaterInstalment(order)
          ? 'The instalment is asked for again, on the same day.'
          : mayOpenEnquiry
            ? 'If the learner still has to pay, ask for a new payment on the page of the enquiry.'
            : 'If the learner still has to pay, tell the counsellor, who asks for a new payment.'}
      </p>
      <Form method="post" className="form" data-draft="mistake">
        <NoteArea id="mistake-reason" name="reason" label="What was wrong" required typed={typed} />
        <button type="submit" name="act" value="mistake" className="grave">
          No money came: take it back
        </button>
      </Form>
    </details>
  );
}

const isLaterInstalment = ({ id, plan }: OrderDetails) => plan !== null && plan.firstId !== id;

function RecordFields({
  today,
  typed,
  came: dateLabel,
}: Pick<HandRecordedMoneyPanelProps, 'today' | 'typed'> & { came: string }) {
  return (
    <>
      <div className="field">
        <label htmlFor="way">How</label>
        <select id="way" name="way" required defaultValue={typed?.way ?? ''}>
          <option value="">Choose</option>
          <option value="cash">Cash</option>
          <option value="transfer">Bank transfer or UPI</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor="reference">
          Reference: number of the cash slip, or UTR of the transfer
        </label>
        <input
          id="reference"
          name="reference"
          required
          maxLength={paymentRecordBounds.reference}
          autoComplete="off"
          defaultValue={typed?.reference ?? ''}
        />
      </div>
      <div className="field">
        <label htmlFor="on">{dateLabel}</label>
        <input
          id="on"
          type="date"
          name="on"
          required
          max={today}
          defaultValue={typed?.on ?? today}
        />
      </div>
    </>
  );
}
