import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatDay } from '#contract/text/format-day.ts';
import type { HandRecordedMoney } from '#domain/money/hand-recorded-money.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { OrderDetails } from '../../api-types/order-details.ts';
import { mailHref, telHref } from '../../contact/contact-hrefs.ts';
import { PaymentLinkButtons } from '../../contact/payment-link-buttons.tsx';
import { BreakableMailAddress } from '../../ui/breakable-mail-address.tsx';
import { Moment } from '../../ui/moment.tsx';
import { paymentMethodPhrases } from '../words/payment-method-phrases.ts';

type OrderFactsPanelProps = { order: OrderDetails; now: Date; mayOpenEnquiry: boolean };

/** Shows what was bought, who pays, and how the money moved; with links to what belongs to the order. */
export function OrderSummaryPanel({ order, now, mayOpenEnquiry }: OrderFactsPanelProps) {
  const { link, refund } = order;
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">{order.offer}</h2>
      <dl className="facts">
        <dt>{describeSum(order)}</dt>
        <dd className="figure">{formatPaise(order.paise)}</dd>
        <dt>Made</dt>
        <dd>
          <Moment at={order.createdAt} now={now} />
        </dd>
        {order.email && <dt>Payer</dt>}
        {order.email && (
          <dd>
            <ContactLink
              at={mailHref(order.email)}
              words={<BreakableMailAddress of={order.email} />}
            />
            <br />
            <ContactLink at={telHref(order.phone)} words={order.phone} />
          </dd>
        )}
        {order.secondOf && <dt>Second of</dt>}
        {order.secondOf && (
          <dd>
            <a href={`/desk/orders/${order.secondOf}`}>A paid order of the same person</a>
          </dd>
        )}
        {order.changeOf && <dt>Changes the course of</dt>}
        {order.changeOf && (
          <dd>
            <a href={`/desk/orders/${order.changeOf}`}>The order before</a>
          </dd>
        )}
        {order.changedBy && <dt>Course changed by</dt>}
        {order.changedBy && (
          <dd>
            <a href={`/desk/orders/${order.changedBy}`}>The order for the other course</a>
          </dd>
        )}
        {order.dividedInto && <dt>Instead of it</dt>}
        {order.dividedInto && (
          <dd>
            <a href={`/desk/orders/${order.dividedInto}`}>The plan of instalments</a>
          </dd>
        )}
        {order.failedAt && <dt>Last try to pay</dt>}
        {order.failedAt && (
          <dd>
            Failed, <Moment at={order.failedAt} now={now} />
          </dd>
        )}
        {order.paidAt && <dt>{order.isMistake ? 'Recorded' : 'Paid'}</dt>}
        {order.paidAt && (
          <dd>
            <Moment at={order.paidAt} now={now} />
            <br />
            {order.record === null ? (
              <span className="muted small">{order.paymentId}</span>
            ) : (
              <HandRecordedDetails record={order.record} />
            )}
          </dd>
        )}
        {order.receipt && <dt>Receipt</dt>}
        {order.receipt && (
          <dd>
            <a href={`/desk/orders/${order.id}/receipt.pdf`}>{order.receipt}</a>
          </dd>
        )}
        {order.vouchers.map(({ number, paise, at, record }) => [
          <dt key={number}>{order.isMistake ? 'Taken back' : 'Refunded'}</dt>,
          <dd key={`${number} is`}>
            {formatPaise(paise)}
            {order.isMistake ? ': recorded by mistake, no money went back' : ', '}
            {!order.isMistake && <Moment at={at} now={now} />}
            <br />
            <a href={`/desk/orders/${order.id}/voucher.pdf?number=${encodeURIComponent(number)}`}>
              {number}
            </a>
            {record && (
              <>
                <br />
                <HandRecordedDetails record={record} />
              </>
            )}
          </dd>,
        ])}
        {refund && <dt>Refund</dt>}
        {refund && (
          <dd>
            {formatPaise(refund.paise)}
            {refund.hasFailed
              ? ', failed'
              : refund.isSent || order.waitsForHandRefund
                ? ''
                : ', not sent yet'}
          </dd>
        )}
        {order.returnedPaise > 0 && <dt>Also went back</dt>}
        {order.returnedPaise > 0 && <dd className="figure">{formatPaise(order.returnedPaise)}</dd>}
        {link && order.paidAt === null && <dt>Link</dt>}
        {link && order.paidAt === null && (
          <dd>
            <a href={link.url} rel="noreferrer">
              {link.url}
            </a>
            <PaymentLinkButtons of={order} messages={order.paymentLinkMessages} />
          </dd>
        )}
      </dl>
      <div className="buttons">
        {mayOpenEnquiry && order.enquiryId && (
          <a className="button" href={`/desk/enquiries/${order.enquiryId}`}>
            The enquiry
          </a>
        )}
        {mayOpenEnquiry && order.hasLearner && order.enquiryId && (
          <a className="button" href={`/desk/learners/${order.id}`}>
            What was promised
          </a>
        )}
        {order.canBeRenewed && (
          <Form method="post">
            <button type="submit" name="act" value="renew" className="main">
              Make a new link
            </button>
          </Form>
        )}
        {order.foreign === null && (
          <Form method="post">
            <button type="submit" name="act" value="reconcile">
              Check payment
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}

function describeSum({ plan, changeOf }: OrderDetails): string {
  if (changeOf !== null) return 'To pay for the change';
  return plan === null ? 'Fee' : 'Instalment';
}

function HandRecordedDetails({
  record: { way, reference, movedOn },
}: {
  record: HandRecordedMoney;
}) {
  return (
    <span className="muted small">
      {paymentMethodPhrases[way]}, {reference}, {formatDay(movedOn)}
    </span>
  );
}

/** A link to contact the person; only the text if there is no way to contact them. */
function ContactLink({ at, words }: { at: string | null; words: ReactNode }) {
  if (at === null) return words;
  return (
    <a className="reached" href={at}>
      {words}
    </a>
  );
}
