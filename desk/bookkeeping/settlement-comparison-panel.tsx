/** Compares the provider's settlement with our receipts and vouchers, and shows which rows match and which do not. */
import type { ReactNode } from 'react';
import { formatDay } from '#contract/text/format-day.ts';
import type {
  KnownPaymentOrRefund,
  SettlementRow,
} from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { BookkeepingMonth } from '../api-types/bookkeeping-api.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { type BookkeepingAddress, bookkeepingLink } from './bookkeeping-address.ts';
import { MonthAndModeHiddenFields } from './month-and-mode-hidden-fields.tsx';

type Props = {
  settlement: BookkeepingMonth['settlement'];
  address: BookkeepingAddress;
  mayUpload: boolean;
};

export function SettlementComparisonPanel({ settlement, address, mayUpload }: Props) {
  const { rows, matched, differing, explained, unknown, missing, feePaise } = settlement;
  return (
    <section className="panel" aria-labelledby="settlement">
      <h2 id="settlement">Settlement of the payment provider</h2>
      {rows === 0 ? (
        <p className="muted">
          No file of this month yet. In the dashboard of the provider choose Reports, the combined
          settlement report, this month, CSV.
        </p>
      ) : (
        <p>
          {formatCountWithNoun(rows, 'row')} of the provider: {matched.length} the same as here
          {differing.length > 0 && `, ${differing.length} with another sum`}
          {explained.length > 0 && `, ${explained.length} known here without a receipt`}
          {unknown.length > 0 && `, ${unknown.length} not known here`}. The provider kept{' '}
          {formatPaise(feePaise)} in fees.
        </p>
      )}
      <RowsToCheck heading="Not known here" count={unknown.length}>
        <p>
          No order of ours has this payment or refund. Look for it in the dashboard; if it is not
          ours, tell the provider.
        </p>
        <LimitedList of={unknown} keyOf={({ id }) => id}>
          {describeRow}
        </LimitedList>
        {mayUpload && (
          <details>
            <summary>Was it a file of another account or mode?</summary>
            <form method="post" action={bookkeepingLink(address)}>
              <MonthAndModeHiddenFields {...address} />
              <input type="hidden" name="unknown" value={unknown.length} />
              <button type="submit" name="act" value="remove">
                Remove {unknown.length === 1 ? 'this row' : `these ${unknown.length} rows`}
              </button>
            </form>
          </details>
        )}
      </RowsToCheck>
      <RowsToCheck heading="Another sum" count={differing.length}>
        <LimitedList of={differing} keyOf={({ row }) => row.id}>
          {({ row, known }) => (
            <>
              {describeRow(row)}; here it is {formatPaise(known.paise)}: <OrderLink known={known} />
            </>
          )}
        </LimitedList>
      </RowsToCheck>
      <RowsToCheck heading="Known here, without a receipt" count={explained.length}>
        <LimitedList of={explained} keyOf={({ row }) => row.id}>
          {({ row, known }) => (
            <>
              {describeRow(row)}: <Explanation known={known} />
            </>
          )}
        </LimitedList>
      </RowsToCheck>
      {rows > 0 && (
        <RowsToCheck heading="In no file yet" count={missing.length}>
          <p>
            The provider settles a payment about two business days later, so those of the last days
            of a month are in the file of the next one.
          </p>
          <LimitedList of={missing} keyOf={({ id }) => id}>
            {(known) => (
              <>
                {known.id}, {formatPaise(known.paise)}, <OrderLink known={known} />
              </>
            )}
          </LimitedList>
        </RowsToCheck>
      )}
      {mayUpload && (
        <form
          method="post"
          action={bookkeepingLink(address)}
          encType="multipart/form-data"
          className="form"
        >
          <MonthAndModeHiddenFields {...address} />
          <div className="field">
            <label htmlFor="file">Settlement file (CSV)</label>
            <input id="file" type="file" name="file" accept=".csv,text/csv,text/plain" required />
          </div>
          <button type="submit" name="act" value="upload">
            Upload
          </button>
        </form>
      )}
    </section>
  );
}

function RowsToCheck({
  heading,
  count,
  children,
}: {
  heading: string;
  count: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <div className="left-over">
      <h3>
        {heading}: {count}
      </h3>
      {children}
    </div>
  );
}

/**
 * The largest number of rows that are shown. If a member uploads the settlement file of another account by mistake,
 * thousands of its rows match no receipt.
 */
const mostShown = 100;

function LimitedList<T>({
  of,
  keyOf,
  children,
}: {
  of: readonly T[];
  keyOf: (row: T) => string;
  children: (row: T) => ReactNode;
}) {
  return (
    <>
      <ul>
        {of.slice(0, mostShown).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {of.length > mostShown && <p>{`And ${of.length - mostShown} more.`}</p>}
    </>
  );
}

const describeRow = ({ id, kind, paise, day }: SettlementRow): string =>
  `${kind === 'other' ? '' : `${kind} `}${id}, ${formatPaise(paise)}, ${formatDay(day)}`;

/** Says why no receipt or voucher belongs to this row of the settlement. */
function Explanation({ known }: { known: KnownPaymentOrRefund }) {
  switch (known.because) {
    case 'not ours':
      return <a href="/desk/orders">a payment without an order</a>;
    case 'under way':
      return (
        <>
          a refund that is not confirmed yet, <OrderLink known={known} />
        </>
      );
    case 'discrepancy':
    case null:
      return (
        <>
          it waited for a person, <OrderLink known={known} />
        </>
      );
    default:
      return known.because satisfies never;
  }
}

const OrderLink = ({ known }: { known: KnownPaymentOrRefund }) =>
  known.orderId === null ? null : <a href={`/desk/orders/${known.orderId}`}>the order</a>;
