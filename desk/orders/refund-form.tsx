/** How much is paid back: what the terms give, less what went back before; or, after a refund that failed, its sum. */
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatPaise, type Paise } from '#domain/money.ts';
import type { OrderSheet } from '../api/orders-api.ts';

type Props = {
  order: OrderSheet;
  /** By the terms. */
  owedPaise: Paise;
  /** What was typed, and not taken. */
  rupees: string | null;
  /** The question that was answered: it goes along. */
  children: ReactNode;
};

export function RefundForm({ order, owedPaise, rupees, children }: Props) {
  const { refund, returnedPaise, refundablePaise } = order;
  const paise = Math.min(refund?.paise ?? Math.max(0, owedPaise - returnedPaise), refundablePaise);
  return (
    <>
      {refund && (
        <p>The refund of {formatPaise(refund.paise)} failed. Paying back makes another one.</p>
      )}
      {returnedPaise > 0 && (
        <p>
          {formatPaise(returnedPaise)} went back on the payment provider’s page before;{' '}
          {formatPaise(refundablePaise)} is left.
        </p>
      )}
      <Form method="post" className="row">
        {children}
        <div className="field">
          <label htmlFor="rupees">Rupees to pay back</label>
          <input
            id="rupees"
            name="rupees"
            inputMode="decimal"
            required
            pattern="\d{1,7}(\.\d{1,2})?"
            defaultValue={rupees ?? (paise > 0 ? String(paise / 100) : '')}
          />
        </div>
        <button type="submit" name="act" value="refund" className="grave">
          Refund
        </button>
      </Form>
    </>
  );
}
