/**
 * Shows what the terms say about a learner's request, before anything is done. The request is in the address of the
 * page, so that staff can share that address.
 */
import { Fragment } from 'react';
import { Form } from 'react-router';
import { formatDay } from '#contract/text/format-day.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
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

type LearnerRequestForm = {
  request: LearnerRequest | null;
  ask: LearnerRequestKind;
  /** The form as it was sent. It is shown again, also if something in it is missing. */
  sent: Readonly<Record<string, string>>;
  sentence: string | null;
};

export function LearnerRequestTermsPanel({
  order,
  requestForm,
  typed,
  others,
  otherEnds,
  answer,
  mayRefund,
}: {
  order: OrderDetails;
  requestForm: LearnerRequestForm;
  /** The values of the refused refund form, to show them again. */
  typed: RefusedOrderForm['typed'] | null;
  /** The offers to which the order can be changed. */
  others: readonly OfferPrice[];
  /** The last days of the batches of the chosen other course. */
  otherEnds: readonly CalendarDate[];
  answer: TermsAnswerWithDetails | null;
  mayRefund: boolean;
}) {
  // A request that an address names is answered, whether it can apply or not.
  const kinds = learnerRequestKinds.filter(
    (kind) => kind !== 'guarantee' || order.hasJobGuarantee || requestForm.ask === kind,
  );
  return (
    <section className="panel" aria-labelledby="rules">
      <h2 id="rules">What the terms say</h2>
      <nav aria-label="What is asked for" className="ways">
        {kinds.map((kind) => (
          <a
            key={kind}
            href={`?ask=${encodeURIComponent(kind)}#rules`}
            aria-current={requestForm.ask === kind ? 'true' : undefined}
          >
            {learnerRequestWords[kind]}
          </a>
        ))}
      </nav>
      <Form method="get" action="#rules" className="row">
        <input type="hidden" name="ask" value={requestForm.ask} />
        <RequestFields order={order} requestForm={requestForm} others={others} />
        <button type="submit">What applies?</button>
      </Form>
      {requestForm.sentence && (
        <p className="flash wrong" role="alert">
          {requestForm.sentence}
        </p>
      )}
      <OtherCourseEnds requestForm={requestForm} days={otherEnds} />
      {answer && requestForm.request && (
        <TermsAnswerDetails
          order={order}
          request={requestForm.request}
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
  requestForm,
  others,
}: {
  order: OrderDetails;
  requestForm: LearnerRequestForm;
  others: readonly OfferPrice[];
}) {
  const { sent } = requestForm;
  const { batch } = order;
  /** A field for a day. `known` is a day of the order's batch, so it can't be changed here. */
  const day = (name: string, label: string, value?: string | null, known?: string) => (
    <div className="field" key={name}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        type="date"
        name={name}
        readOnly={known !== undefined}
        defaultValue={known ?? sent[name] ?? value ?? ''}
      />
    </div>
  );
  const count = (name: string, label: string) => (
    <div className="field" key={name}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        inputMode="numeric"
        pattern="\d{1,4}"
        defaultValue={sent[name] ?? ''}
      />
    </div>
  );
  const tick = (name: string, label: string) => (
    <label className="tick" key={name}>
      <input type="checkbox" name={name} value="yes" defaultChecked={sent[name] === 'yes'} />
      {label}
    </label>
  );
  switch (requestForm.ask) {
    case 'refund':
      return (
        <>
          {day(
            'starts',
            'The start agreed in writing (empty: none yet)',
            order.startsOn,
            batch?.startsOn,
          )}
          {order.firstSignInOn === null ? (
            tick('lms', 'The learner has signed in to the LMS')
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
          {day('starts', 'The start that was published', order.startsOn)}
          {day('began', 'It began on (empty: not yet)')}
        </>
      );
    case 'guarantee':
      return (
        <>
          {day('ends', 'The program ends on', order.endsOn, batch?.endsOn)}
          {count('held', 'Classes held')}
          {count('attended', 'Classes attended')}
          {tick('projects', 'All projects were completed')}
          {tick('offer', 'The learner has a job offer')}
        </>
      );
    case 'change':
      return (
        <>
          <div className="field">
            <label htmlFor="to">The other course</label>
            <select id="to" name="to" required defaultValue={sent.to ?? ''}>
              <option value="">Choose</option>
              {others.map(({ slug, title, paise }) => (
                <option key={slug} value={slug}>
                  {title}, {formatPaise(paise)}
                </option>
              ))}
            </select>
          </div>
          {day('starts', 'This course starts on', order.startsOn, batch?.startsOn)}
          {day('ends', 'and ends on', order.endsOn, batch?.endsOn)}
          {day('otherEnds', 'The other course ends on')}
        </>
      );
    case 'move':
      return (
        <>
          {day('starts', 'The course starts on', order.startsOn, batch?.startsOn)}
          {day('newStart', 'It shall start on', order.moves[0]?.startsOn)}
        </>
      );
  }
}

/** Links that fill in the last day of the other course, because nobody knows that day by heart. */
function OtherCourseEnds({
  requestForm,
  days,
}: {
  requestForm: LearnerRequestForm;
  days: readonly CalendarDate[];
}) {
  if (days.length === 0) return null;
  return (
    <p>
      Batches of the other course end on{' '}
      {days.map((day, n) => (
        <Fragment key={day}>
          {n > 0 && ', '}
          <a href={`?${new URLSearchParams({ ...requestForm.sent, otherEnds: day })}#rules`}>
            {formatDay(day)}
          </a>
        </Fragment>
      ))}
      .
    </p>
  );
}

type TermsAnswerDetailsProps = {
  order: OrderDetails;
  request: LearnerRequest;
  answer: TermsAnswerWithDetails;
  mayRefund: boolean;
  typed: RefusedOrderForm['typed'] | null;
};

function TermsAnswerDetails({ order, request, answer, mayRefund, typed }: TermsAnswerDetailsProps) {
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
        <dd className="figure">
          {answer.decisiveDate ? formatDay(answer.decisiveDate) : 'no date yet'}
        </dd>
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
          <RequestHiddenFields request={request} />
        </RefundForm>
      )}
      {mayRefund && !isMoneyBack && answer.isAllowed && canBeDone && (
        <Form method="post">
          <RequestHiddenFields request={request} />
          <button type="submit" name="act" value="grant" className="main">
            {request.ask === 'change'
              ? `Grant it: make the order for ${formatPaise(answer.paise)}`
              : 'Grant it and note it here'}
          </button>
        </Form>
      )}
      {!canBeDone && <p className="muted">{explainNothingToDo(order)}</p>}
    </>
  );
}

function explainNothingToDo({ state, isRefundedOnOwnPage }: OrderDetails): string {
  if (!isRefundedOnOwnPage) return 'Of a plan, this is done on the page of its first instalment.';
  if (state === 'refunding') return 'The order is being paid back.';
  if (state === 'refunded')
    return 'The order has ended: more of it can be paid back, but nothing changed.';
  // The order is paid, but all of the money was already returned on the provider's own page.
  return 'Nothing of what was paid is left to pay back.';
}

/**
 * Hidden fields with the learner's request. The form for the refund or the grant sends them too, because the service
 * then checks the request against the terms again.
 */
function RequestHiddenFields({ request }: { request: LearnerRequest }) {
  return encodeLearnerRequest(request).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
