import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatPaise } from '#office/money.ts';
import { orderStates } from '#office/order-states.ts';
import { deskContext } from '../door/desk-context.ts';
import { doorOf } from '../door/door-of.ts';
import { readOrderFilter } from '../orders/order-filter.ts';
import { OrderStateTag } from '../orders/order-state-tag.tsx';
import { orderStateWords } from '../orders/order-state-words.ts';
import { When } from '../ui/when.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const door = doorOf(context, 'orders');
  const filter = readOrderFilter(new URL(request.url).searchParams);
  const lines = await door.orders.list(filter);
  const { now } = context.get(deskContext);
  return { filter, lines, now, mayExport: door.may('export orders') };
}

const pageRows = 50;

export default function Orders() {
  const { filter, lines, now, mayExport } = useLoaderData<typeof loader>();
  const kept = new URLSearchParams();
  if (filter.state) kept.set('state', filter.state);
  if (filter.withDoubt) kept.set('doubt', 'yes');
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
          <input type="checkbox" name="doubt" value="yes" defaultChecked={filter.withDoubt} />
          Only what waits for a person
        </label>
        <button type="submit">Show</button>
      </Form>
      {lines.length === 0 ? (
        <div className="empty">
          <h2>No order fits</h2>
          <p>
            An order is made when somebody enrols, and its payment link a moment later. Take the
            filters away to see all of them.
          </p>
        </div>
      ) : (
        <ul className="cards">
          {lines.map((order) => (
            <li key={order.id} className="card">
              <a className="card-way" href={`/desk/orders/${order.id}`}>
                {order.payer ?? 'Erased'}
              </a>
              <span className="card-what">{order.offer}</span>
              <span className="card-tags">
                <OrderStateTag state={order.state} />
                {order.doubt && <span className="tag late">{order.doubt}</span>}
              </span>
              <span className="card-figure figure">{formatPaise(order.paise)}</span>
              <span className="card-side muted small">
                <When at={order.madeAt} now={now} />
                {order.receipt && ` · ${order.receipt}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lines.length === pageRows && (
        <a className="button" href={`/desk/orders?${older}`}>
          Older orders
        </a>
      )}
    </main>
  );
}
