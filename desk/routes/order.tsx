import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatDay } from '#contract/format-day.ts';
import { paymentModeLabels } from '#contract/order-words.ts';
import { indianDay } from '#domain/indian-day.ts';
import { formatPaise } from '#domain/money.ts';
import type { RecordedMoney } from '#domain/payment-ways.ts';
import { deskContext } from '../api/desk-context.ts';
import { requireDeskApi } from '../api/require-desk-api.ts';
import { mailHref, telHref } from '../contact/contact-hrefs.ts';
import { BatchPanel } from '../orders/batch-panel.tsx';
import { DiscrepancyPanel } from '../orders/discrepancy-panel.tsx';
import { HandPaymentPanel } from '../orders/hand-payment-panel.tsx';
import { InstalmentPlanPanel } from '../orders/instalment-plan-panel.tsx';
import { tooLongSentence } from '../orders/note-area.tsx';
import { sayOrderEvent } from '../orders/order-event-words.ts';
import { isRefusedFlash, orderFlashes } from '../orders/order-flashes.ts';
import { OrderStateTag } from '../orders/order-state-tag.tsx';
import { paymentWayWords } from '../orders/payment-way-words.ts';
import { performOrderAct } from '../orders/perform-order-act.ts';
import { ProposalPanel } from '../orders/proposal-panel.tsx';
import { readRuleQuestion } from '../orders/read-rule-question.ts';
import { RulePanel } from '../orders/rule-panel.tsx';
import { ruleQuestionKinds } from '../orders/rule-question-words.ts';
import { SecondOrderPanel } from '../orders/second-order-panel.tsx';
import { readFlashName } from '../ui/read-flash-name.ts';
import { When } from '../ui/when.tsx';
import { actorName } from '../words/stored-value-words.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = requireDeskApi(context, 'orders');
  const { searchParams } = new URL(request.url);
  const order = await api.orders.find(params.id ?? '');
  const read = readRuleQuestion(searchParams);
  const question = read.at === 'asked' ? read.question : null;
  const names = new Map((await api.colleagues()).map(({ id, name }) => [id, name]));
  return {
    now: context.get(deskContext).now,
    order,
    today: indianDay(context.get(deskContext).now),
    count: planCounts.find((count) => `${count}` === searchParams.get('sums')) ?? null,
    mayRecord: api.may('record payments'),
    record: {
      way: searchParams.get('way'),
      reference: searchParams.get('reference'),
      on: searchParams.get('on'),
      rupees: searchParams.get('rupees-in'),
    },
    sentence: searchParams.get('wrong'),
    proposedBy: order.proposal && (names.get(order.proposal.by) ?? actorName(order.proposal.by)),
    happened: order.happened.map((one) => ({
      ...one,
      who: names.get(one.who) ?? actorName(one.who),
    })),
    asked: {
      question,
      ask: ruleQuestionKinds.find((wish) => wish === searchParams.get('ask')) ?? 'refund',
      // Dates that are still empty show no error while only the kind of request was chosen.
      sentence: read.at === 'incomplete' && searchParams.size > 1 ? read.sentence : null,
      typed: { rupees: searchParams.get('rupees'), reason: searchParams.get('reason') },
    },
    others: searchParams.get('ask') === 'change' ? await api.orders.otherOffers(order.id) : [],
    answer: question && (await api.orders.answer(order.id, question)),
    mayRefund: api.may('refunds'),
    mayOpenEnquiry: api.may('enquiries'),
    said: readFlashName(request, orderFlashes),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orders } = requireDeskApi(context, 'orders');
  return performOrderAct(orders, params.id ?? '', await request.formData());
}

export default function OrderPage() {
  const {
    now,
    order,
    proposedBy,
    happened,
    asked,
    others,
    answer,
    mayRefund,
    mayRecord,
    mayOpenEnquiry,
    today,
    count,
    record,
    sentence,
    said,
  } = useLoaderData<typeof loader>();
  const tooLong = useActionData<typeof action>() ?? null;
  const typedFor = (act: string) => (tooLong?.act === act ? tooLong : null);
  const [refundTyped, settleTyped] = [typedFor('refund'), typedFor('settle')];
  const { link, refund } = order;
  const name = order.payer ?? 'Somebody who was erased';
  return (
    <main id="main" className="page">
      <title>{`${name}, ${order.offer} · Desk`}</title>
      <a className="way-up" href="/desk/orders">
        All orders
      </a>
      <div className="page-head named">
        <h1>{name}</h1>
        <OrderStateTag order={order} />
        {paymentModeLabels[order.mode] && (
          <span className="tag late">{paymentModeLabels[order.mode]}</span>
        )}
      </div>
      {tooLong && (
        <p className="flash wrong" role="alert">
          {tooLongSentence}
        </p>
      )}
      {said && !tooLong && (
        <p
          className={`flash ${isRefusedFlash(said) ? 'wrong' : ''}`}
          role="status"
          data-done={isRefusedFlash(said) ? undefined : ''}
        >
          {orderFlashes[said]}
        </p>
      )}
      {sentence && !tooLong && (
        <p className="flash wrong" role="alert">
          {sentence}
        </p>
      )}
      {order.foreign && <p className="flash">{order.foreign}</p>}
      {order.asksFirst && <SecondOrderPanel />}
      {order.proposal && (
        <ProposalPanel
          proposal={order.proposal}
          by={proposedBy ?? ''}
          now={now}
          mayRefund={mayRefund && order.foreign === null}
        />
      )}
      {order.discrepancy && (
        <DiscrepancyPanel
          order={order}
          name={name}
          maySettle={mayRefund}
          typed={settleTyped && { note: settleTyped.text, isRefund: settleTyped.isRefund }}
        />
      )}
      <div className="piles wide">
        <div>
          <section className="panel" aria-labelledby="facts">
            <h2 id="facts">{order.offer}</h2>
            <dl className="facts">
              <dt>{order.plan === null ? 'Fee' : 'Instalment'}</dt>
              <dd className="figure">{formatPaise(order.paise)}</dd>
              <dt>Made</dt>
              <dd>
                <When at={order.createdAt} now={now} />
              </dd>
              {order.email && <dt>Payer</dt>}
              {order.email && (
                <dd>
                  <Reached at={mailHref(order.email)} words={order.email} />
                  <br />
                  <Reached at={telHref(order.phone)} words={order.phone} />
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
              {order.failedAt && <dt>Last try to pay</dt>}
              {order.failedAt && (
                <dd>
                  Failed, <When at={order.failedAt} now={now} />
                </dd>
              )}
              {order.paidAt && <dt>{order.isMistake ? 'Recorded' : 'Paid'}</dt>}
              {order.paidAt && (
                <dd>
                  <When at={order.paidAt} now={now} />
                  <br />
                  {order.record === null ? (
                    <span className="muted small">{order.paymentId}</span>
                  ) : (
                    <Recorded record={order.record} />
                  )}
                </dd>
              )}
              {order.receipt && <dt>Receipt</dt>}
              {order.receipt && (
                <dd>
                  <a href={`/desk/orders/${order.id}/receipt.pdf`}>{order.receipt}</a>
                </dd>
              )}
              {refund && <dt>{order.isMistake ? 'Taken back' : 'Refund'}</dt>}
              {refund && (
                <dd>
                  {formatPaise(refund.paise)}
                  {order.isMistake
                    ? ': recorded by mistake, no money went back'
                    : refund.hasFailed
                      ? ', failed'
                      : refund.isSent || order.waitsForHandBack
                        ? ''
                        : ', not sent yet'}
                  {order.backRecord && (
                    <>
                      <br />
                      <Recorded record={order.backRecord} />
                    </>
                  )}
                </dd>
              )}
              {order.returnedPaise > 0 && <dt>Also went back</dt>}
              {order.returnedPaise > 0 && (
                <dd className="figure">{formatPaise(order.returnedPaise)}</dd>
              )}
              {order.voucher && <dt>Voucher</dt>}
              {order.voucher && (
                <dd>
                  <a href={`/desk/orders/${order.id}/voucher.pdf`}>{order.voucher}</a>
                </dd>
              )}
              {link && order.paidAt === null && <dt>Link</dt>}
              {link && order.paidAt === null && (
                <dd>
                  <a href={link.url} rel="noreferrer">
                    {link.url}
                  </a>
                </dd>
              )}
            </dl>
            <div className="buttons">
              {mayOpenEnquiry && order.enquiryId && (
                <a className="button" href={`/desk/enquiries/${order.enquiryId}`}>
                  The enquiry
                </a>
              )}
              {mayOpenEnquiry && order.state === 'paid' && order.enquiryId && (
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
          {mayRecord && order.foreign === null && (
            <HandPaymentPanel
              order={order}
              today={today}
              typed={record}
              typedMistake={typedFor('mistake')?.text ?? null}
            />
          )}
          <InstalmentPlanPanel
            order={order}
            today={today}
            count={count}
            mayChange={order.foreign === null}
          />
          <BatchPanel order={order} now={now} mayMove={mayRefund && order.foreign === null} />
          <section className="panel" aria-labelledby="happened">
            <h2 id="happened">What happened</h2>
            <ol className="timeline">
              {happened.toReversed().map((one) => (
                <li key={one.id}>
                  <span>{sayOrderEvent(one)}</span>
                  <span className="muted small">
                    <When at={one.at} now={now} /> · {one.who}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        {order.state !== 'refunded' && (
          <RulePanel
            order={order}
            asked={
              refundTyped
                ? { ...asked, typed: { rupees: refundTyped.rupees, reason: refundTyped.text } }
                : asked
            }
            others={others}
            answer={answer}
            mayRefund={mayRefund && order.foreign === null}
          />
        )}
      </div>
    </main>
  );
}

function Recorded({ record: { way, reference, movedOn } }: { record: RecordedMoney }) {
  return (
    <span className="muted small">
      {paymentWayWords[way]}, {reference}, {formatDay(movedOn)}
    </span>
  );
}

const planCounts = [2, 3, 4] as const;

/** A link to contact the person; only the text if there is no way to contact them. */
function Reached({ at, words }: { at: string | null; words: string | null }) {
  return at === null ? words : <a href={at}>{words}</a>;
}
