/** Closes a finished month. The figures at the closing are kept, and later changes are listed beside them. */
import { formatMonth, type MonthClosability } from '#domain/bookkeeping/month.ts';
import {
  type ChangeSinceClosing,
  netReceiptsPaiseOf,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { formatPaise, formatSignedPaise } from '#domain/money/money.ts';
import type { BookkeepingMonth } from '../api-types/bookkeeping-api.ts';
import { Moment } from '../ui/moment.tsx';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { MonthAndModeHiddenFields } from './month-and-mode-hidden-fields.tsx';
import { ReceiptAndVoucherList } from './receipt-and-voucher-list.tsx';

const notClosableSentences: Record<Exclude<MonthClosability, 'now'>, string> = {
  'too early': 'It can be closed when its last day is over.',
  'no receipt yet': 'There is nothing to close: no receipt was made in this month or before it.',
};

type Props = { view: BookkeepingMonth; closedBy: string; mayClose: boolean; now: Date };

export function ClosingPanel({ view, closedBy, mayClose, now }: Props) {
  const {
    month,
    mode,
    receiptsAndVouchers,
    closing,
    changes,
    laterVouchers,
    waiting,
    closingTime,
  } = view;
  const net = netReceiptsPaiseOf(sumReceiptsAndVouchers(receiptsAndVouchers));
  return (
    <section className="panel" aria-labelledby="closing">
      <h2 id="closing">{closing === null ? 'Closing the month' : 'Closed'}</h2>
      {closing !== null && (
        <>
          <p>
            {closedBy} closed {formatMonth(month)}, <Moment at={closing.at} now={now} />.
          </p>
          {changes.length === 0 ? (
            <p>Its receipts and vouchers are as they were then.</p>
          ) : (
            <div className="left-over">
              <h3>Changed since: {changes.length}</h3>
              <ul>
                {changes.map((change) => (
                  <li key={change.number}>{describeChange(change)}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      {laterVouchers.length > 0 && (
        <div className="left-over">
          <h3>Taken back later: {laterVouchers.length}</h3>
          <p>Vouchers of later months for receipts of this one. They count in their own month.</p>
          <ReceiptAndVoucherList receiptsAndVouchers={laterVouchers} />
        </div>
      )}
      {closing === null && waiting.length > 0 && (
        <div className="left-over">
          <h3>Waits for a person: {waiting.length}</h3>
          <ul>
            {waiting.map(({ orderId, number }) => (
              <li key={number}>
                <a href={`/desk/orders/${orderId}`}>{number}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {closing === null && closingTime !== 'now' && (
        <p className="muted">{notClosableSentences[closingTime]}</p>
      )}
      {closing === null && closingTime === 'now' && mayClose && (
        <form method="post" action="/desk/month" className="form">
          <MonthAndModeHiddenFields {...{ month, mode }} />
          <input type="hidden" name="count" value={receiptsAndVouchers.length} />
          <input type="hidden" name="net" value={net} />
          <p>
            {formatCountWithNoun(
              receiptsAndVouchers.length,
              'receipt or voucher',
              'receipts and vouchers',
            )}
            , together {formatSignedPaise(net)}. A closed month is not opened again.
          </p>
          <button type="submit" name="act" value="close" className="main">
            Close {formatMonth(month)}
          </button>
        </form>
      )}
    </section>
  );
}

function describeChange(change: ChangeSinceClosing): string {
  switch (change.at) {
    case 'added':
      return `${change.number}: new, ${formatPaise(change.paise)}`;
    case 'missing':
      return `${change.number}: not there any more, ${formatPaise(change.paise)}`;
    case 'changed':
      return `${change.number}: ${formatPaise(change.was)} then, ${formatPaise(change.paise)} now`;
    default:
      return change satisfies never;
  }
}
