/** The page of one order: its facts, its history, and the forms to change it. */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { paymentModeLabels } from '#contract/orders/order-words.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { allowedInstalmentCounts } from '#domain/orders/instalments.ts';
import { isPaidOrLater } from '#domain/orders/order-states.ts';
import { OrderStateTag } from '../../orders/order-state-tag.tsx';
import { BatchPanel } from '../../orders/panels/batch-panel.tsx';
import { DiscrepancyPanel } from '../../orders/panels/discrepancy-panel.tsx';
import { HandRecordedMoneyPanel } from '../../orders/panels/hand-recorded-money-panel.tsx';
import { InstalmentPlanPanel } from '../../orders/panels/instalment-plan-panel.tsx';
import { LearnerRequestTermsPanel } from '../../orders/panels/learner-request-terms-panel.tsx';
import { OrderSummaryPanel } from '../../orders/panels/order-summary-panel.tsx';
import { ProposedRefundPanel } from '../../orders/panels/proposed-refund-panel.tsx';
import { SecondOrderPanel } from '../../orders/panels/second-order-panel.tsx';
import { performOrderAct } from '../../orders/perform-order-act.ts';
import { readLearnerRequest } from '../../orders/read-learner-request.ts';
import { learnerRequestKinds } from '../../orders/words/learner-request-words.ts';
import { describeOrderEvent } from '../../orders/words/order-event-words.ts';
import {
  describeOrderFlash,
  describeStepAfterGrant,
  handRefundFlashSentence,
  isRefusedOrderFlash,
  orderFlashes,
} from '../../orders/words/order-flashes.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { Moment } from '../../ui/moment.tsx';
import { nonMemberActorName } from '../../words/stored-value-words.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'orders');
  const { searchParams } = new URL(request.url);
  const order = await api.orders.find(params.id ?? '');
  const read = readLearnerRequest(searchParams);
  const learnerRequest = read.at === 'asked' ? read.request : null;
  const names = new Map((await api.colleagues()).map(({ id, name }) => [id, name]));
  return {
    now: context.get(deskContext).now,
    order,
    today: indianDay(context.get(deskContext).now),
    count: allowedInstalmentCounts.find((count) => `${count}` === searchParams.get('sums')) ?? null,
    mayRecord: api.may('record payments'),
    proposedBy:
      order.proposal && (names.get(order.proposal.by) ?? nonMemberActorName(order.proposal.by)),
    happened: order.history.map((one) => ({
      ...one,
      who: names.get(one.who) ?? nonMemberActorName(one.who),
    })),
    asked: {
      request: learnerRequest,
      ask: learnerRequestKinds.find((wish) => wish === searchParams.get('ask')) ?? 'refund',
      // While only the kind of request is chosen, the empty dates are not reported as missing.
      sent: Object.fromEntries(searchParams),
      sentence: read.at === 'incomplete' && searchParams.size > 1 ? read.sentence : null,
    },
    others: searchParams.get('ask') === 'change' ? await api.orders.otherOffers(order.id) : [],
    otherEnds:
      searchParams.get('ask') === 'change'
        ? await api.orders.batchEndDates(searchParams.get('to') ?? '')
        : [],
    answer: learnerRequest && (await api.orders.answer(order.id, learnerRequest)),
    mayRefund: api.may('refunds'),
    mayOpenEnquiry: api.may('enquiries'),
    areLearnersMailed: api.areLearnersMailed,
    said: readFlashName(request, orderFlashes),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orders } = requireMemberApi(context, 'orders');
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
    otherEnds,
    answer,
    mayRefund,
    mayRecord,
    mayOpenEnquiry,
    today,
    count,
    areLearnersMailed,
    said,
  } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const typedFor = (...acts: string[]) =>
    refused !== null && acts.includes(refused.act) ? refused.typed : null;
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
      {refused && (
        <p className="flash wrong" role="alert">
          {refused.sentence}
        </p>
      )}
      {said && !refused && (
        <p
          className={`flash ${isRefusedOrderFlash(said) ? 'wrong' : ''}`}
          role="status"
          data-done={isRefusedOrderFlash(said) ? undefined : ''}
        >
          {said === 'refund' && order.waitsForHandRefund
            ? handRefundFlashSentence
            : describeOrderFlash(said, areLearnersMailed)}
          {said === 'grant' && ` ${describeStepAfterGrant(order)}`}
        </p>
      )}
      {order.foreign && <p className="flash">{order.foreign}</p>}
      {order.asksFirst && <SecondOrderPanel />}
      {order.proposal && (
        <ProposedRefundPanel
          proposal={order.proposal}
          by={proposedBy ?? ''}
          now={now}
          refundedBeforePaise={order.refundedBeforePaise}
          mayRefund={mayRefund}
          canBeRefundedHere={order.foreign === null}
        />
      )}
      {order.discrepancy && (
        <DiscrepancyPanel
          order={order}
          name={name}
          maySettle={mayRefund}
          typed={typedFor('settle')}
        />
      )}
      <div className="piles wide">
        <div>
          <OrderSummaryPanel order={order} now={now} mayOpenEnquiry={mayOpenEnquiry} />
          {mayRecord && order.foreign === null && (
            <HandRecordedMoneyPanel
              order={order}
              today={today}
              mayOpenEnquiry={mayOpenEnquiry}
              typed={typedFor('record', 'hand back')}
              typedReason={typedFor('mistake', 'withdraw')?.reason ?? null}
            />
          )}
          <InstalmentPlanPanel
            order={order}
            today={today}
            count={count}
            typed={typedFor('divide', 'move dates')}
            mayChange={order.foreign === null}
          />
          <BatchPanel order={order} now={now} mayMove={mayRefund && order.foreign === null} />
          <section className="panel" aria-labelledby="happened">
            <h2 id="happened">What happened</h2>
            <ol className="timeline">
              {happened.toReversed().map((one) => (
                <li key={one.id}>
                  <span>{describeOrderEvent(one)}</span>
                  <span className="muted small">
                    <Moment at={one.at} now={now} /> · {one.who}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        {isPaidOrLater(order.state) &&
          (order.state !== 'refunded' || order.refundablePaise > 0) && (
            <LearnerRequestTermsPanel
              order={order}
              requestForm={asked}
              typed={typedFor('refund')}
              others={others}
              otherEnds={otherEnds}
              answer={answer}
              mayRefund={mayRefund && order.foreign === null}
            />
          )}
      </div>
    </main>
  );
}
