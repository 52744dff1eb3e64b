/** What the terms say to a wish, before anything is done about it. The question is an address, so it can be shared. */
import { Form } from 'react-router';
import { calendarDay } from '#office/calendar-date.ts';
import { formatPaise } from '#office/money.ts';
import type { OrderSheet, RuleAnswer, RuleQuestion } from '../door/orders-door.ts';
import { type Wish, wishes, wishWords } from './wish-words.ts';

type Asked = { question: RuleQuestion | null; ask: Wish; sentence: string | null };

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
        <p className="notice wrong" role="alert">
          {asked.sentence}
        </p>
      )}
      {answer && asked.question && (
        <Answered order={order} question={asked.question} answer={answer} mayRefund={mayRefund} />
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
  switch (asked.ask) {
    case 'refund':
      return (
        <>
          {day('starts', 'The course starts on', startsOn)}
          <label className="tick">
            <input
              type="checkbox"
              name="lms"
              value="yes"
              defaultChecked={question?.ask === 'refund' && question.hadLmsAccess}
            />
            The LMS was open to the learner
          </label>
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
};

function Answered({ order, question, answer, mayRefund }: AnsweredProps) {
  const isMoneyBack = question.ask === 'refund' || question.ask === 'late start';
  const isPaid = order.state === 'paid';
  return (
    <>
      <p className={`notice ${answer.isAllowed ? '' : 'heed'}`}>
        {answer.isAllowed ? 'Allowed' : 'Not allowed'}: {answer.because}
      </p>
      <dl className="facts">
        <dt>Rule</dt>
        <dd>
          <a href={`/terms#${answer.rule}`}>In the terms</a>
        </dd>
        <dt>It turns on</dt>
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
      {mayRefund && isMoneyBack && isPaid && (
        <Form method="post" className="row">
          <QuestionAsSent question={question} />
          <div className="field">
            <label htmlFor="rupees">Rupees to pay back</label>
            <input
              id="rupees"
              name="rupees"
              inputMode="decimal"
              required
              pattern="\d{1,7}(\.\d{1,2})?"
              defaultValue={answer.paise > 0 ? String(answer.paise / 100) : ''}
            />
          </div>
          <button type="submit" name="act" value="refund" className="grave">
            Pay back
          </button>
        </Form>
      )}
      {mayRefund && !isMoneyBack && answer.isAllowed && isPaid && (
        <Form method="post">
          <QuestionAsSent question={question} />
          <button type="submit" name="act" value="grant" className="main">
            Grant it and note it here
          </button>
        </Form>
      )}
      {!isPaid && (
        <p className="muted">The order is not paid, so there is nothing to pay back or change.</p>
      )}
    </>
  );
}

/** The question goes along with what is done about it, and is answered anew there. */
function QuestionAsSent({ question }: { question: RuleQuestion }) {
  return asFields(question).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function asFields(question: RuleQuestion): [name: string, value: string][] {
  switch (question.ask) {
    case 'refund':
      return [
        ['ask', question.ask],
        ['starts', question.startsOn ?? ''],
        ['lms', question.hadLmsAccess ? 'yes' : ''],
      ];
    case 'late start':
      return [
        ['ask', question.ask],
        ['starts', question.publishedStart],
        ['began', question.beganOn ?? ''],
      ];
    case 'change':
      return [
        ['ask', question.ask],
        ['starts', question.startsOn ?? ''],
        ['ends', question.endsOn],
        ['otherEnds', question.alternativeEndsOn],
      ];
    case 'move':
      return [
        ['ask', question.ask],
        ['starts', question.startsOn],
        ['newStart', question.newStart],
      ];
  }
}
