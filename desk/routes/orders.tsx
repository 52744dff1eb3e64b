import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { modeMarks } from '#contract/order-words.ts';
import { formatPaise } from '#domain/money.ts';
import { normaliseLineEnds } from '#domain/normalise-line-ends.ts';
import { orderStates } from '#domain/order-states.ts';
import { orderPageRows } from '#domain/page-rows.ts';
import { apiOf } from '../api/api-of.ts';
import { deskContext } from '../api/desk-context.ts';
import { longestNote } from '../orders/discrepancy-panel.tsx';
import { OrderStateTag } from '../orders/order-state-tag.tsx';
import { orderStateWords } from '../orders/order-state-words.ts';
import { readOrderFilter } from '../orders/read-order-filter.ts';
import { UnmatchedPayments } from '../orders/unmatched-payments.tsx';
import { askedFlash } from '../ui/asked-flash.ts';
import { When } from '../ui/when.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiOf(context, 'orders');
  const filter = readOrderFilter(new URL(request.url).searchParams);
  const [lines, unmatched] = await Promise.all([api.orders.list(filter), api.orders.unmatched()]);
  const { now } = context.get(deskContext);
  return {
    filter,
    lines,
    unmatched,
    now,
    mayExport: api.may('export orders'),
    maySettle: api.may('refunds'),
    said: askedFlash(request, flashes),
  };
}

const flashes = {
  settled: 'Settled. Your note stays with the payment.',
  late: 'Somebody else has settled it before you.',
  'no note': `Please say in at most ${longestNote} letters what you did.`,
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const { orders } = apiOf(context, 'orders');
  const form = await request.formData();
  const note = normaliseLineEnds(String(form.get('note') ?? ''));
  const say = (flash: keyof typeof flashes) =>
    redirect(`/orders?said=${encodeURIComponent(flash)}`);
  if (note === '' || note.length > longestNote) return say('no note');
  const isSettled = await orders.settleUnmatched(String(form.get('payment') ?? ''), note);
  return say(isSettled ? 'settled' : 'late');
}

export default function Orders() {
  const { filter, lines, unmatched, now, mayExport, maySettle, said } =
    useLoaderData<typeof loader>();
  const kept = new URLSearchParams();
  if (filter.state) kept.set('state', filter.state);
  if (filter.withDiscrepancy) kept.set('doubt', 'yes');
  const isNarrowed = kept.size > 0 || filter.before !== undefined;
  const older = new URLSearchParams(kept);
  older.set('before', lines.at(-1)?.id ?? '');
  return (
    <main id="main" className="page">
      <title>Orders · Desk</title>
      <div className="page-head">
        <h1>Orders</h1>
        {mayExport && (
          <a className="button quiet" href={`/desk/orders.csv?${kept}`}>
            For a spreadsheet
          </a>
        )}
      </div>
      {said && (
        <p className={`flash ${said === 'settled' ? '' : 'wrong'}`} role="status">
          {flashes[said]}
        </p>
      )}
      <UnmatchedPayments payments={unmatched} maySettle={maySettle} now={now} />
      <Form method="get" className="row filter-row">
        <div className="field">
          <label htmlFor="state">State</label>
          <select id="state" name="state" defaultValue={filter.state ?? ''}>
            <option value="">All</option>
            {orderStates.map((state) => (
              <option key={state} value={state}>
                {orderStateWords[state]}
              </option>
            ))}
          </select>
        </div>
        <label className="tick">
          <input type="checkbox" name="doubt" value="yes" defaultChecked={filter.withDiscrepancy} />
          Needs attention
        </label>
        <button type="submit">Show</button>
      </Form>
      {lines.length === 0 ? (
        <NoOrders isNarrowed={isNarrowed} />
      ) : (
        <ul className="cards">
          {lines.map((order) => (
            <li key={order.id} className="card">
              <a className="card-way" href={`/desk/orders/${order.id}`}>
                {order.payer ?? 'Erased'}
              </a>
              <span className="card-what">{order.offer}</span>
              <span className="card-tags">
                <OrderStateTag order={order} />
                {modeMarks[order.mode] && <span className="tag late">{modeMarks[order.mode]}</span>}
                {order.doubt && <span className="tag late">{order.doubt}</span>}
              </span>
              <span className="card-figure figure">{formatPaise(order.paise)}</span>
              <span className="card-side muted small">
                <When at={order.createdAt} now={now} />
                {order.receipt && ` · ${order.receipt}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lines.length === orderPageRows && (
        <a className="button" href={`/desk/orders?${older}`}>
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
