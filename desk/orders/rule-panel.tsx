/** What the terms say to a wish, before anything is done about it. The question is an address, so it can be shared. */
import { Form } from 'react-router';
import { calendarDay } from '#domain/calendar-date.ts';
import { formatPaise } from '#domain/money.ts';
import type { OrderSheet, RuleAnswer, RuleQuestion } from '../api/orders-api.ts';
import { questionFields } from './question-fields.ts';
import { RefundForm } from './refund-form.tsx';
import { type Wish, wishes, wishWords } from './wish-words.ts';

type Asked = {
  question: RuleQuestion | null;
  ask: Wish;
  sentence: string | null;
  /** What was typed as the sum to pay back, and not taken. */
  rupees: string | null;
};

export function RulePanel({
  order,
  asked,
  answer,
  mayRefund,
}: {
  order: OrderSheet;
  asked: Asked;
  answer: RuleAnswer | null;
  mayRefund: boolean;
}) {
  return (
    <section className="panel" aria-labelledby="rules">
      <h2 id="rules">What the terms say</h2>
      <nav aria-label="What is asked for" className="ways">
        {wishes.map((wish) => (
          <a
            key={wish}
            href={`?ask=${encodeURIComponent(wish)}#rules`}
            aria-current={asked.ask === wish ? 'true' : undefined}
          >
            {wishWords[wish]}
          </a>
        ))}
      </nav>
      <Form method="get" action="#rules" className="row">
        <input type="hidden" name="ask" value={asked.ask} />
        <QuestionFields order={order} asked={asked} />
        <button type="submit">What applies?</button>
      </Form>
      {asked.sentence && (
        <p className="flash wrong" role="alert">
          {asked.sentence}
        </p>
      )}
      {answer && asked.question && (
        <Answered
          order={order}
          question={asked.question}
          answer={answer}
          mayRefund={mayRefund}
          rupees={asked.rupees}
        />
      )}
    </section>
  );
}

function QuestionFields({ order, asked }: { order: OrderSheet; asked: Asked }) {
  const { question } = asked;
  const startsOn = question && 'startsOn' in question ? question.startsOn : order.startsOn;
  const day = (name: string, label: string, value?: string | null) => (
    <div className="field" key={name}>
      <label htmlFor={name}>{label}</label>
      <input id={name} type="date" name={name} defaultValue={value ?? ''} />
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
          {day('starts', 'The start agreed in writing (empty: none yet)', startsOn)}
          {tick(
            'lms',
            'The learner has signed in to the LMS',
            question?.ask === 'refund' && question.hadLmsAccess,
          )}
        </>
      );
    case 'late start':
      return (
        <>
          {day(
            'starts',
            'The start that was published',
            question?.ask === 'late start' ? question.publishedStart : order.startsOn,
          )}
          {day(
            'began',
            'It began on (empty: not yet)',
            question?.ask === 'late start' ? question.beganOn : null,
          )}
        </>
      );
    case 'guarantee': {
      const claim = question?.ask === 'guarantee' ? question : null;
      return (
        <>
          {day('ends', 'The program ends on', claim?.endsOn)}
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
          {day('starts', 'This course starts on', startsOn)}
          {day('ends', 'and ends on', question?.ask === 'change' ? question.endsOn : null)}
          {day(
            'otherEnds',
            'The other course ends on',
            question?.ask === 'change' ? question.alternativeEndsOn : null,
          )}
        </>
      );
    case 'move':
      return (
        <>
          {day('starts', 'The course starts on', startsOn)}
          {day(
            'newStart',
            'It shall start on',
            question?.ask === 'move' ? question.newStart : null,
          )}
        </>
      );
  }
}

type AnsweredProps = {
  order: OrderSheet;
  question: RuleQuestion;
  answer: RuleAnswer;
  mayRefund: boolean;
  rupees: string | null;
};

function Answered({ order, question, answer, mayRefund, rupees }: AnsweredProps) {
  const isMoneyBack = question.ask !== 'change' && question.ask !== 'move';
  const canBeDone = isMoneyBack ? order.refundablePaise > 0 : order.state === 'paid';
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
        <dd className="figure">{answer.turnsOn ? calendarDay(answer.turnsOn) : 'no date yet'}</dd>
        {answer.further.map(({ name, value }) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} is`} className="figure">
            {value.replaceAll(/\d{4}-\d{2}-\d{2}/g, calendarDay)}
          </dd>,
        ])}
        <dt>{isMoneyBack ? 'Paid back' : 'The learner pays'}</dt>
        <dd className="figure">{formatPaise(answer.paise)}</dd>
      </dl>
      {mayRefund && isMoneyBack && canBeDone && (
        <RefundForm order={order} owedPaise={answer.paise} rupees={rupees}>
          <QuestionAsSent question={question} />
        </RefundForm>
      )}
      {mayRefund && !isMoneyBack && answer.isAllowed && canBeDone && (
        <Form method="post">
          <QuestionAsSent question={question} />
          <button type="submit" name="act" value="grant" className="main">
            Grant it and note it here
          </button>
        </Form>
      )}
      {!canBeDone && <p className="muted">{nothingToDo(order)}</p>}
    </>
  );
}

function nothingToDo({ state }: OrderSheet): string {
  if (state === 'refunding') return 'The order is being paid back.';
  if (state === 'refunded') return 'The order was paid back.';
  return 'The order is not paid, so there is nothing to pay back or change.';
}

/** The question goes along with what is done about it, and is answered anew there. */
function QuestionAsSent({ question }: { question: RuleQuestion }) {
  return questionFields(question).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
