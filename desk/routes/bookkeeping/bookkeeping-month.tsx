/**
 * One month of the accounts: its receipts and vouchers, the provider's settlement beside them, and the closing of
 * the month.
 */
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { paymentModeLabels } from '#contract/orders/order-words.ts';
import { formatMonth, monthAfter } from '#domain/bookkeeping/month.ts';
import {
  groupKeyOf,
  netReceiptsPaiseOf,
  receiptGroupings,
  sumReceiptsAndVouchers,
} from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { formatPaise, formatSignedPaise } from '#domain/money/money.ts';
import { paymentProviderModes } from '#domain/money/payment-provider-modes.ts';
import {
  type BookkeepingAddress,
  bookkeepingLink,
  readBookkeepingAddress,
} from '../../bookkeeping/bookkeeping-address.ts';
import { ClosingPanel } from '../../bookkeeping/closing-panel.tsx';
import { DateFormatQuestion, readDayMonthOrder } from '../../bookkeeping/date-format-question.tsx';
import { describeGroupKey, GroupedSumsTable } from '../../bookkeeping/grouped-sums-table.tsx';
import { ReceiptAndVoucherList } from '../../bookkeeping/receipt-and-voucher-list.tsx';
import { SettlementComparisonPanel } from '../../bookkeeping/settlement-comparison-panel.tsx';
import {
  describeSettlementUploadResult,
  encodeSettlementUploadResult,
  readUploadedSettlementFile,
} from '../../bookkeeping/settlement-upload.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { FigurePanel } from '../../ui/figure-panel.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';
import { paymentProviderModeWords } from '../../words/payment-provider-mode-words.ts';
import { nonMemberActorName } from '../../words/stored-value-words.ts';

const flashes = {
  kept: 'It is compared with the receipts and vouchers below.',
  removed: 'The rows that were not known here are removed. Upload the right file now.',
  'not removed': 'Nothing was removed: the rows have changed since you looked. Please look again.',
  closed: 'The month is closed. Whatever changes from now on is said here.',
  'too early': 'Nothing was closed: the month is not over.',
  'no receipt yet': 'Nothing was closed: the first receipt is of a later month.',
  changed: 'Nothing was closed: something has changed since you looked. Please look again.',
  late: 'Nothing was done: the month was closed already, by you or by a colleague, as it says below.',
} as const;
const successFlashes: readonly (keyof typeof flashes)[] = ['kept', 'removed', 'closed'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'orders');
  const { now } = context.get(deskContext);
  const usualMode = await api.bookkeeping.usualMode();
  const query = new URL(request.url).searchParams;
  const address = readBookkeepingAddress(query, { now, usualMode });
  const view = await api.bookkeeping.month(address.month, address.mode);
  const names = new Map((await api.colleagues()).map(({ id, name }) => [id, name]));
  const by = view.closing?.by ?? '';
  return {
    now,
    address,
    view,
    closedBy: names.get(by) ?? nonMemberActorName(by),
    mayExport: api.may('export orders'),
    mayClose: api.may('close months'),
    said: readFlashName(request, flashes),
    uploaded: describeSettlementUploadResult(query),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { bookkeeping } = requireMemberApi(context, 'close months');
  const form = await request.formData();
  const { now } = context.get(deskContext);
  const address = readBookkeepingAddress(form, { now, usualMode: 'live' });
  // `readBookkeepingAddress` reads an invalid month as the present month. A form with an invalid month or mode is
  // refused, so that it does not change that month.
  if (address.month !== form.get('month') || address.mode !== form.get('mode'))
    throw new Response(null, { status: 400 });
  const redirectWithFlash = (flash: keyof typeof flashes, month = address.month, more = '') =>
    redirect(
      `${bookkeepingLink({ ...address, month }).replace('/desk', '')}&said=${encodeURIComponent(flash)}&${more}`,
    );
  switch (form.get('act')) {
    case 'upload': {
      const file = await readUploadedSettlementFile(form);
      if (file === null) throw new Response(null, { status: 400 });
      const result = await bookkeeping.uploadSettlementFile(
        address.mode,
        file,
        readDayMonthOrder(form),
      );
      if (result.at === 'refused') return data(result, { status: 400 });
      if (result.at === 'ask order') return data(result);
      // The shown month stays if the file has rows of it; otherwise the latest month of the file is shown.
      const month = result.months.includes(address.month) ? address.month : result.months.at(-1);
      return redirectWithFlash('kept', month, encodeSettlementUploadResult(result));
    }
    case 'remove': {
      const seen = Number(form.get('unknown'));
      return redirectWithFlash(
        (await bookkeeping.removeUnknownSettlementRows(address.month, address.mode, seen))
          ? 'removed'
          : 'not removed',
      );
    }
    case 'close': {
      const seen = { count: Number(form.get('count')), net: Number(form.get('net')) };
      return redirectWithFlash(await bookkeeping.close(address.month, address.mode, seen));
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function BookkeepingMonthPage() {
  const { now, address, view, closedBy, mayExport, mayClose, said, uploaded } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { receiptsAndVouchers, settlement } = view;
  const { filter } = address;
  const wholeMonth = { ...address, filter: null };
  const sums = sumReceiptsAndVouchers(receiptsAndVouchers);
  const shown =
    filter === null
      ? receiptsAndVouchers
      : receiptsAndVouchers.filter((issued) => groupKeyOf(issued, filter.by) === filter.key);
  const shownSums = sumReceiptsAndVouchers(shown);
  const csv = new URLSearchParams({ month: address.month, mode: address.mode });
  return (
    <main id="main" className="page bookkeeping">
      <title>{`${formatMonth(address.month)} · Desk`}</title>
      <a className="way-up" href="/desk/orders">
        All orders
      </a>
      <div className="page-head">
        <h1>{formatMonth(address.month)}</h1>
        {mayExport && (
          <div className="page-side">
            <a className="button quiet" href={`/desk/month.csv?${csv}`}>
              For a spreadsheet
            </a>
          </div>
        )}
      </div>
      {answer?.at === 'ask order' && <DateFormatQuestion {...answer} address={wholeMonth} />}
      {answer?.at === 'refused' && (
        <p className="flash wrong" role="alert">
          Nothing of the file was kept. {answer.sentence}
        </p>
      )}
      {said && !answer && (
        <p className={`flash ${successFlashes.includes(said) ? '' : 'wrong'}`} role="status">
          {said === 'kept' && uploaded} {flashes[said]}
        </p>
      )}
      <MonthChoice address={wholeMonth} />
      {paymentModeLabels[address.mode] && (
        <p className="flash heed">{paymentModeLabels[address.mode]}</p>
      )}
      <ul className="figures">
        <FigurePanel name="Receipts" value={formatPaise(sums.receiptsPaise)}>
          {formatCountWithNoun(shownSums.receipts, 'receipt')}
        </FigurePanel>
        <FigurePanel name="Vouchers" value={formatPaise(sums.vouchersPaise)}>
          {`${formatCountWithNoun(shownSums.vouchers, 'voucher')}${
            sums.mistakes === 0 ? '' : `, ${sums.mistakes} of them for payments recorded by mistake`
          }`}
        </FigurePanel>
        <FigurePanel name="Net" value={formatSignedPaise(netReceiptsPaiseOf(shownSums))}>
          receipts less vouchers
        </FigurePanel>
      </ul>
      {receiptsAndVouchers.length === 0 ? (
        <div className="empty">
          <h2>Nothing was paid in this month</h2>
          <p>A receipt is listed here as soon as it is issued.</p>
        </div>
      ) : (
        <>
          {receiptGroupings.map((by) => (
            <GroupedSumsTable
              key={by}
              by={by}
              receiptsAndVouchers={receiptsAndVouchers}
              address={wholeMonth}
            />
          ))}
          <section aria-labelledby="receipts-and-vouchers">
            <h2 id="receipts-and-vouchers">
              {filter === null
                ? 'Receipts and vouchers'
                : `Receipts and vouchers: ${describeGroupKey(filter.by, filter.key, receiptsAndVouchers)}`}
            </h2>
            <p>
              {formatSignedPaise(netReceiptsPaiseOf(shownSums))}:{' '}
              {formatCountWithNoun(shownSums.receipts, 'receipt')},{' '}
              {formatCountWithNoun(shownSums.vouchers, 'voucher')}.
              {filter !== null && (
                <>
                  {' '}
                  <a href={`${bookkeepingLink(wholeMonth)}#receipts-and-vouchers`}>
                    Show all of the month
                  </a>
                </>
              )}
            </p>
            <ReceiptAndVoucherList receiptsAndVouchers={shown} />
          </section>
        </>
      )}
      <SettlementComparisonPanel
        settlement={settlement}
        address={wholeMonth}
        mayUpload={mayClose}
      />
      <ClosingPanel view={view} closedBy={closedBy} mayClose={mayClose} now={now} />
    </main>
  );
}

function MonthChoice({ address }: { address: BookkeepingAddress }) {
  const { month, mode } = address;
  return (
    <>
      <nav aria-label="Month" className="ways">
        <a href={bookkeepingLink({ ...address, month: monthAfter(month, -1) })}>
          <span aria-hidden="true">←</span>
          {formatMonth(monthAfter(month, -1))}
        </a>
        <a href={bookkeepingLink({ ...address, month: monthAfter(month, 1) })}>
          {formatMonth(monthAfter(month, 1))}
          <span aria-hidden="true">→</span>
        </a>
      </nav>
      <Form method="get" className="row filter-row">
        <div className="field">
          <label htmlFor="month">Month</label>
          <input
            id="month"
            name="month"
            type="month"
            pattern="\d{4}-\d{2}"
            defaultValue={month}
            required
          />
        </div>
        <div className="field">
          <label htmlFor="mode">Mode</label>
          <select id="mode" name="mode" defaultValue={mode}>
            {paymentProviderModes.toReversed().map((one) => (
              <option key={one} value={one}>
                {paymentProviderModeWords[one]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">Show</button>
      </Form>
    </>
  );
}
