import { paymentModeLabels } from '#contract/orders/order-words.ts';
import type { EnquiryDetails } from '../../api-types/enquiry-api.ts';
import { PaymentLinkButtons } from '../../contact/payment-link-buttons.tsx';
import { OrderStateTag } from '../../orders/order-state-tag.tsx';
import {
  formatDueOrNetSum,
  formatReceivedAndRefundedSums,
} from '../../orders/words/format-order-sums.ts';
import { formatRelativeDay } from '../../words/format-moment.ts';

type PersonOrdersProps = {
  enquiryDetails: EnquiryDetails;
  mayOpen: boolean;
  /** Whether the member may ask for a payment. */
  mayAsk: boolean;
  now: Date;
};

export function PersonOrdersPanel({ enquiryDetails, mayOpen, mayAsk, now }: PersonOrdersProps) {
  const { enquiry, orders } = enquiryDetails;
  if (orders.length === 0 && !mayAsk) return null;
  return (
    <section className="panel" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {orders.length > 0 && (
        <ul className="related">
          {orders.map((order) => {
            const { id, offer, hasDiscrepancy, createdAt } = order;
            return (
              <li key={id}>
                <div>
                  <p>
                    {mayOpen ? <a href={`/desk/orders/${id}`}>{offer}</a> : offer}{' '}
                    <OrderStateTag order={order} />
                    {paymentModeLabels[order.mode] && (
                      <span className="tag late">{paymentModeLabels[order.mode]}</span>
                    )}
                  </p>
                  <p className="small muted">
                    {formatRelativeDay(createdAt, now)}
                    {order.paidBackPaise > 0 && ` · ${formatReceivedAndRefundedSums(order)}`}
                    {hasDiscrepancy && ', waits for accounts: the payment does not add up'}
                  </p>
                  {order.hasLearner && (
                    <p>
                      <a href={`/desk/learners/${id}`}>What was promised</a>
                    </p>
                  )}
                  <PaymentLinkButtons of={enquiry} messages={order.paymentLinkMessages} />
                </div>
                {order.canBeRenewed && (
                  <form method="post" action={`/desk/enquiries/${enquiry.id}`}>
                    <input type="hidden" name="order" value={id} />
                    <button type="submit" name="do" value="renew">
                      Make a new link
                    </button>
                  </form>
                )}
                <strong className="figure">{formatDueOrNetSum(order)}</strong>
              </li>
            );
          })}
        </ul>
      )}
      {mayAsk && (
        <p>
          <a className="button" href={`/desk/enquiries/${enquiry.id}/payment`}>
            Ask for a payment
          </a>
        </p>
      )}
    </section>
  );
}
