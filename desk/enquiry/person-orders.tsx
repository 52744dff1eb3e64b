import { formatPaise } from '#domain/money.ts';
import type { EnquirySheet } from '../api/enquiry-api.ts';
import { OrderStateTag } from '../orders/order-state-tag.tsx';
import { saidDay } from '../words/said-moment.ts';

type PersonOrdersProps = { sheet: EnquirySheet; mayOpen: boolean; now: Date };

export function PersonOrders({ sheet: { orders }, mayOpen, now }: PersonOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <ul className="related">
        {orders.map((order) => {
          const { id, offer, paise, hasDiscrepancy, createdAt } = order;
          return (
            <li key={id}>
              <div>
                <p>
                  {mayOpen ? <a href={`/desk/orders/${id}`}>{offer}</a> : offer}{' '}
                  <OrderStateTag order={order} />
                </p>
                <p className="small muted">
                  {saidDay(createdAt, now)}
                  {hasDiscrepancy && ', waits for accounts: the payment does not add up'}
                </p>
              </div>
              <strong className="figure">{formatPaise(paise)}</strong>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
