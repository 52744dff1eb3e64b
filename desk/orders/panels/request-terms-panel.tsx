/**
 * Shows what the terms say about a learner's request, before anything is done. The request is in the address of the
 * page, so that staff can share that address.
 */
import { Form } from 'react-router';
import { formatDay } from '#contract/text/format-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { OrderDetails } from '../../api-types/order-details.ts';
import type {
  LearnerRequest,
  OfferPrice,
  TermsAnswerWithDetails,
} from '../../api-types/orders-api.ts';
import { encodeLearnerRequest } from '../encode-learner-request.ts';
import type { RefusedOrderForm } from '../perform-order-act.ts';
import {
  type LearnerRequestKind,
  learnerRequestKinds,
  learnerRequestWords,
} from '../words/learner-request-words.ts';
import { RefundForm } from './refund-form.tsx';

type Asked = {
  request: LearnerRequest | null;
  ask: LearnerRequestKind;
  sentence: string | null;
};

export function RequestTermsPanel({
  order,
  asked,
  typed,
  others,
  answer,
  mayRefund,
}: {
  order: OrderDetails;
  asked: Asked;
  /** The values of the refused refund form, to show them again. */
  typed: RefusedOrderForm['typed'] | null;
  /** The offers to which the order can be changed. */
  others: readonly OfferPrice[];
  answer: TermsAnswerWithDetails | null;
  mayRefund: boolean;
}) {
  return (
    <section className="panel" aria-labelledby="rules">
      <h2 id="rules">What the terms say</h2>
      <nav aria-label="What is asked for" className="ways">
        {learnerRequestKinds.map((wish) => (
          <a
            key={wish}
            href={`?ask=${encodeURIComponent(wish)}#rules`}
            aria-current={asked.ask === wish ? 'true' : undefined}
          >
            {learnerRequestWords[wish]}
          </a>
        ))}
      </nav>
      <Form method="get" action="#rules" className="row">
        <input type="hidden" name="ask" value={asked.ask} />
        <RequestFields order={order} asked={asked} others={others} />
        <button type="submit">What applies?</button>
      </Form>
      {asked.sentence && (
        <p className="flash wrong" role="alert">
          {asked.sentence}
        </p>
      )}
      {answer && asked.request && (
        <Answered
          order={order}
          request={asked.request}
          answer={answer}
          mayRefund={mayRefund}
          typed={typed}
        />
      )}
    </section>
  );
}

function RequestFields({
  order,
  asked,
  others,
}: {
  order: OrderDetails;
  asked: Asked;
  others: readonly OfferPrice[];
}) {
  const { request } = asked;
  const startsOn = request && 'startsOn' in request ? request.startsOn : order.startsOn;
  const { batch } = order;
  /** An order with a batch uses the dates of the batch, so they can't be typed. */
  const day = (name: string, label: string, value?: string | null, known?: string) => (
    <div className="field" key={name}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        type="date"
        name={name}
        readOnly={known !== undefined}
        defaultValue={known ?? value ?? ''}
      />
    </div>
  );
  const count = (name: string, label: string, value: number | null) => (
    <div className="field" key={name}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        inputMode="numeric"
        pattern="\d{1,4}"
        defaultValue={value ?? ''}
      />
    </div>
  );
  const tick = (name: string, label: string, isSet: boolean) => (
    <label className="tick" key={name}>
      <input type="checkbox" name={name} value="yes" defaultChecked={isSet} />
      {label}
    </label>
  );
  switch (asked.ask) {
    case 'refund':
      return (
        <>
          {day(
            'starts',
            'The start agreed in writing (empty: none yet)',
            startsOn,
            batch?.startsOn,
          )}
          {order.firstSignInOn === null ? (
            tick(
              'lms',
              'The learner has signed in to the LMS',
              request?.ask === 'refund' && request.hadLmsAccess,
            )
          ) : (
            <p>
              The learner signed in to the LMS for the first time on{' '}
              {formatDay(order.firstSignInOn)}.
            </p>
          )}
        </>
      );
    case 'late start':
      return (
        <>
          {day(
            'starts',
            'The start that was published',
            request?.ask === 'late start' ? request.publishedStart : order.startsOn,
          )}
          {day(
            'began',
            'It began on (empty: not yet)',
            request?.ask === 'late start' ? request.beganOn : null,
          )}
        </>
      );
    case 'guarantee': {
      const claim = request?.ask === 'guarantee' ? request : null;
      return (
        <>
          {day('ends', 'The program ends on', claim?.endsOn ?? order.endsOn, batch?.endsOn)}
          {count('held', 'Classes held', claim?.classesHeld ?? null)}
          {count('attended', 'Classes attended', claim?.classesAttended ?? null)}
          {tick('projects', 'All projects were completed', claim?.allProjectsCompleted === true)}
          {tick('offer', 'The learner has a job offer', claim?.hasJobOffer === true)}
        </>
      );
    }
    case 'change':
      return (
        <>
          <div className="field">
            <label htmlFor="to">The other course</label>
            <select
              id="to"
              name="to"
              required
              defaultValue={request?.ask === 'change' ? request.toOffer : ''}
            >
              <option value="">Choose</option>
              {others.map(({ slug, title, paise }) => (
                <option key={slug} value={slug}>
                  {title}, {formatPaise(paise)}
                </option>
              ))}
            </select>
          </div>
          {day('starts', 'This course starts on', startsOn, batch?.startsOn)}
          {day(
            'ends',
            'and ends on',
            request?.ask === 'change' ? request.endsOn : order.endsOn,
            batch?.endsOn,
          )}
          {day(
            'otherEnds',
            'The other course ends on',
            request?.ask === 'change' ? request.alternativeEndsOn : null,
          )}
        </>
      );
    case 'move':
      return (
        <>
          {day('starts', 'The course starts on', startsOn, batch?.startsOn)}
          {day(
            'newStart',
            'It shall start on',
            request?.ask === 'move' ? request.newStart : (order.moves[0]?.startsOn ?? null),
          )}
        </>
      );
  }
}

type AnsweredProps = {
  order: OrderDetails;
  request: LearnerRequest;
  answer: TermsAnswerWithDetails;
  mayRefund: boolean;
  typed: RefusedOrderForm['typed'] | null;
};

function Answered({ order, request, answer, mayRefund, typed }: AnsweredProps) {
  const isMoneyBack = request.ask !== 'change' && request.ask !== 'move';
  const canBeChanged = order.state === 'paid' && order.isRefundedOnOwnPage;
  const canBeDone = isMoneyBack ? order.refundablePaise > 0 : canBeChanged;
  return (
    <>
      <p className={`flash ${answer.isAllowed ? '' : 'heed'}`}>
        {answer.isAllowed ? 'Allowed' : 'Not allowed'}: {answer.because}
      </p>
      <dl className="facts">
        <dt>Rule</dt>
        <dd>
          <a href={`/terms#${answer.rule}`}>In the terms</a>
        </dd>
        <dt>Deadline</dt>
        <dd className="figure">{answer.turnsOn ? formatDay(answer.turnsOn) : 'no date yet'}</dd>
        {answer.further.map(({ name, value }) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} is`} className="figure">
            {value.replaceAll(/\d{4}-\d{2}-\d{2}/g, formatDay)}
          </dd>,
        ])}
        <dt>{isMoneyBack ? 'The terms give' : 'The learner pays'}</dt>
        <dd className="figure">{formatPaise(answer.paise)}</dd>
      </dl>
      {mayRefund && isMoneyBack && canBeDone && order.proposal === null && (
        <RefundForm order={order} answer={answer} typed={typed}>
          <RequestAsSent request={request} />
        </RefundForm>
      )}
      {mayRefund && !isMoneyBack && answer.isAllowed && canBeDone && (
        <Form method="post">
          <RequestAsSent request={request} />
          <button type="submit" name="act" value="grant" className="main">
            {request.ask === 'change'
              ? `Grant it: make the order for ${formatPaise(answer.paise)}`
              : 'Grant it and note it here'}
          </button>
        </Form>
      )}
      {!canBeDone && <p className="muted">{nothingToDo(order)}</p>}
    </>
  );
}

function nothingToDo({ state, isRefundedOnOwnPage }: OrderDetails): string {
  if (!isRefundedOnOwnPage) return 'Of a plan, this is done on the page of its first instalment.';
  if (state === 'refunding') return 'The order is being paid back.';
  if (state === 'refunded')
    return 'The order has ended: more of it can be paid back, but nothing changed.';
  // The order is paid, but all of the money was already returned on the provider's own page.
  if (state === 'paid') return 'Nothing of what was paid is left to pay back.';
  return 'The order is not paid, so there is nothing to pay back or change.';
}

/**
 * Hidden fields with the learner's request. The form for the refund or the grant sends them too, because the service
 * then checks the request against the terms again.
 */
function RequestAsSent({ request }: { request: LearnerRequest }) {
  return encodeLearnerRequest(request).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
