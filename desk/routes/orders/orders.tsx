import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { paymentModeLabels } from '#contract/orders/order-words.ts';
import { netReceiptsPaiseOf } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import { formatSignedPaise } from '#domain/money/money.ts';
import { orderRowsPerPage } from '#domain/rows-per-page.ts';
import { OrderFilterForm } from '../../orders/order-filter-form.tsx';
import {
  orderFilterOf,
  orderListSearchParams,
  ordersLink,
  readOrderListAddress,
} from '../../orders/order-list-address.ts';
import { OrderStateTag } from '../../orders/order-state-tag.tsx';
import { noteTooLongSentence } from '../../orders/panels/note-area.tsx';
import { PeriodSums } from '../../orders/period-sums.tsx';
import { maxNoteLength, readAndCheckNote } from '../../orders/read-and-check-note.ts';
import { UnmatchedPayments } from '../../orders/unmatched-payments.tsx';
import {
  formatDueOrNetSum,
  formatReceivedAndRefundedSums,
} from '../../orders/words/format-order-sums.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Moment } from '../../ui/moment.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'orders');
  const address = readOrderListAddress(new URL(request.url).searchParams);
  const filter = orderFilterOf(address);
  const [lines, total, sums, unmatched] = await Promise.all([
    api.orders.list(filter),
    api.orders.count(filter),
    api.orders.sums(filter),
    api.orders.unmatched(),
  ]);
  const { now } = context.get(deskContext);
  return {
    address,
    lines,
    total,
    sums,
    colleagues: address.owner === '' ? [] : await api.colleagues(),
    offers: api.inbox.offers(),
    unmatched,
    now,
    mayExport: api.may('export orders'),
    maySettle: api.may('refunds'),
    said: readFlashName(request, flashes),
  };
}

const flashes = {
  settled: 'Settled. Your note stays with the payment.',
  late: 'Nothing was done: it was settled already, by you or by a colleague.',
  'no note': `Please say in at most ${maxNoteLength} letters what you did.`,
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const { orders } = requireMemberApi(context, 'orders');
  const form = await request.formData();
  const read = readAndCheckNote(form, 'note');
  const payment = String(form.get('payment') ?? '');
  const say = (flash: keyof typeof flashes) =>
    redirect(`/orders?said=${encodeURIComponent(flash)}`);
  switch (read.at) {
    case 'empty':
      return say('no note');
    case 'too long':
      return data({ payment, note: read.text }, { status: 400 });
    case 'read':
      return say((await orders.settleUnmatched(payment, read.note)) ? 'settled' : 'late');
    default:
      return read satisfies never;
  }
}

export default function Orders() {
  const {
    address,
    lines,
    total,
    sums,
    colleagues,
    offers,
    unmatched,
    now,
    mayExport,
    maySettle,
    said,
  } = useLoaderData<typeof loader>();
  const tooLong = useActionData<typeof action>() ?? null;
  // The name of an offer that is no longer on sale comes from its orders.
  const titleOf = (slug: string) =>
    offers.find((one) => one.slug === slug)?.title ?? lines[0]?.offer ?? slug;
  const kept = orderListSearchParams({ ...address, before: '' });
  const isNarrowed = kept.size > 0 || address.before !== '';
  const older = ordersLink({ ...address, before: lines.at(-1)?.id ?? '' });
  const [first] = lines;
  const isOfOneMode = lines.every(({ mode }) => mode === first?.mode);
  const modeOfAll = isOfOneMode && first !== undefined ? paymentModeLabels[first.mode] : null;
  return (
    <main id="main" className="page">
      <title>Orders · Desk</title>
      <div className="page-head">
        <h1>Orders</h1>
        <p className="muted figure">{formatCountWithNoun(total, 'order')}</p>
        <div className="page-side">
          <a className="button quiet" href="/desk/month">
            By month
          </a>
          {mayExport && (
            <a className="button quiet" href={`/desk/orders.csv?${kept}`}>
              For a spreadsheet
            </a>
          )}
        </div>
      </div>
      {tooLong && (
        <p className="flash wrong" role="alert">
          {noteTooLongSentence}
        </p>
      )}
      {said && !tooLong && (
        <p className={`flash ${said === 'settled' ? '' : 'wrong'}`} role="status">
          {flashes[said]}
        </p>
      )}
      {sums && (
        <PeriodSums address={address} sums={sums} titleOf={titleOf} colleagues={colleagues} />
      )}
      <UnmatchedPayments payments={unmatched} maySettle={maySettle} typed={tooLong} now={now} />
      <OrderFilterForm
        address={address}
        offers={offers.map(({ slug }) => slug)}
        titleOf={titleOf}
      />
      {modeOfAll && <p className="muted">All orders listed here: {modeOfAll}</p>}
      {lines.length === 0 ? (
        <NoOrders isNarrowed={isNarrowed} />
      ) : (
        <table className="cards order-cards" aria-label="Orders">
          <thead>
            <tr className="card">
              <th scope="col">Who</th>
              <th scope="col">Offer</th>
              <th scope="col">State</th>
              <th scope="col">Sum</th>
              <th scope="col">Made, receipt</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((order) => (
              <tr key={order.id} className="card">
                <th scope="row">
                  <a className="card-way" href={`/desk/orders/${order.id}`}>
                    {order.payer ?? 'Erased'}
                  </a>
                </th>
                <td className="card-what">{order.offer}</td>
                <td className="card-tags">
                  <OrderStateTag order={order} />
                  {!isOfOneMode && paymentModeLabels[order.mode] && (
                    <span className="tag">{paymentModeLabels[order.mode]}</span>
                  )}
                  {order.waitsForSecondPerson && (
                    <span className="tag act">Refund waits for a second person</span>
                  )}
                  {order.waitsForHandRefund && (
                    <span className="tag act">Refund has to be handed back</span>
                  )}
                  {order.discrepancy && <span className="tag late">{order.discrepancy}</span>}
                </td>
                <td className="card-figure figure">
                  {order.sumsInPeriod === null
                    ? formatDueOrNetSum(order)
                    : formatSignedPaise(netReceiptsPaiseOf(order.sumsInPeriod))}
                </td>
                <td className="card-side muted small">
                  <Moment at={order.createdAt} now={now} />
                  {order.receipt && (
                    <>
                      {' · '}
                      <span className="unbroken">{order.receipt}</span>
                    </>
                  )}
                  {order.paidBackPaise > 0 && ` · ${formatReceivedAndRefundedSums(order)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length === orderRowsPerPage && (
        <a className="button" href={older}>
          Older orders
        </a>
      )}
    </main>
  );
}

function NoOrders({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="empty">
      {isNarrowed ? (
        <>
          <h2>No order fits</h2>
          <p>
            Nothing is in the list that you asked for. <a href="/desk/orders">Show all orders</a>
          </p>
        </>
      ) : (
        <>
          <h2>No orders yet</h2>
          <p>
            An order is made when somebody enrols in what has a fee, and its payment link a moment
            later. It stands here with what was paid, its receipt, and what the terms let you give
            back.
          </p>
        </>
      )}
    </div>
  );
}
