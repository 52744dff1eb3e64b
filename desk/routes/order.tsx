import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatDay } from '#contract/format-day.ts';
import { paymentModeLabels } from '#contract/order-words.ts';
import { indianDay } from '#domain/indian-day.ts';
import { formatPaise, readRupees } from '#domain/money.ts';
import { discrepancyKinds } from '#domain/order-states.ts';
import { handPaymentWays, type RecordedMoney } from '#domain/payment-ways.ts';
import { deskContext } from '../api/desk-context.ts';
import type { HandPaymentResult } from '../api/orders-api.ts';
import { requireDeskApi } from '../api/require-desk-api.ts';
import { mailHref, telHref } from '../contact/contact-hrefs.ts';
import { BatchPanel } from '../orders/batch-panel.tsx';
import { DiscrepancyPanel } from '../orders/discrepancy-panel.tsx';
import { HandPaymentPanel } from '../orders/hand-payment-panel.tsx';
import { readInstalmentDates } from '../orders/instalment-fields.tsx';
import { InstalmentPlanPanel } from '../orders/instalment-plan-panel.tsx';
import { longestNote, readNote, tooLongSentence } from '../orders/note-area.tsx';
import { sayOrderEvent } from '../orders/order-event-words.ts';
import { OrderStateTag } from '../orders/order-state-tag.tsx';
import { paymentWayWords } from '../orders/payment-way-words.ts';
import { ProposalPanel } from '../orders/proposal-panel.tsx';
import { readRuleQuestion } from '../orders/read-rule-question.ts';
import { renewalWords } from '../orders/renewal-words.ts';
import { RulePanel } from '../orders/rule-panel.tsx';
import { ruleQuestionFields } from '../orders/rule-question-fields.ts';
import { ruleQuestionKinds } from '../orders/rule-question-words.ts';
import { SecondOrderPanel } from '../orders/second-order-panel.tsx';
import { readSaidFlash } from '../ui/read-said-flash.ts';
import { When } from '../ui/when.tsx';
import { actorName } from '../words/stored-value-words.ts';

/** What the page says after an act, by the result in its address. */
const flashes = {
  refund: 'The refund is asked for. It is paid back within seconds, and the page says when it was.',
  proposed:
    'It is more than the terms give, and above the sum that one person may pay back: it waits for a second person. Ask somebody to open this order.',
  declined: 'The proposed refund is off. Nothing was paid back.',
  own: 'You proposed it yourself: somebody else has to confirm it.',
  'too much': 'Nothing was paid back: less is left by now than was proposed.',
  'no reason': `It is another sum than the terms give: please say in at most ${longestNote} letters why.`,
  late: 'Somebody else was quicker: nothing was asked for a second time.',
  grant: 'Granted, and noted below.',
  change:
    'The order for the other course is made. Its link goes out by mail; the place in the old course is free once it is paid.',
  ...renewalWords,
  'no place': 'Nothing was changed: no batch of the other course has a free place.',
  'not sold': 'Nothing was changed: the other course is not on sale.',
  moved: 'Moved. Write to the learner with the new dates; the terms say below what it costs.',
  unchanged: 'It is in that batch already.',
  full: 'Nothing was moved: somebody else took the last place of that batch.',
  closed: 'Nothing was moved: that batch is not open any more.',
  ended: 'Nothing was moved: the order has ended.',
  reconcile: 'The payment provider is being asked. Load the page again in a moment.',
  second: 'The payment link is made within seconds, and goes out by mail.',
  settled: 'Settled. Your note stays with the order.',
  changed:
    'Something has changed since you looked, and nothing was settled. Please look again at what stands here now.',
  'no refund':
    'Nothing was settled: what went back cannot be the refund, because another one is under way or was made.',
  foreign: 'Nothing was changed, because another payment mode made this order.',
  'no sum':
    'Please write how many rupees are to be paid back: at least 1, at most what is left of what was paid.',
  recorded: 'Recorded: the order is paid, and the receipt goes out by mail.',
  'handed back': 'Recorded: the refund is made, and its voucher goes out by mail.',
  'taken back': 'Taken back by a voucher. The order has ended.',
  planned: 'The plan is made. The link of the first instalment goes out by mail.',
  'dates moved': 'The dates are moved, and the audit says by whom.',
  'no note': `Please say in at most ${longestNote} letters what you found.`,
} as const;
type Flash = keyof typeof flashes;
const isWrong = (flash: Flash) =>
  [
    'late',
    'own',
    'too much',
    'no reason',
    'no place',
    'not renewed',
    'not sold',
    'no sum',
    'no note',
    'changed',
    'no refund',
    'foreign',
    'full',
    'closed',
    'ended',
  ].includes(flash);

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
    said: readSaidFlash(request, flashes),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orders } = requireDeskApi(context, 'orders');
  const form = await request.formData();
  const id = params.id ?? '';
  const read = readRuleQuestion(form);
  const say = (flash: Flash, further: [name: string, value: string][] = []) =>
    redirect(`/orders/${id}?${new URLSearchParams([['said', flash], ...further])}`);
  const typed = (name: string) => String(form.get(name) ?? '');
  /** Answers with the page itself, because an address cannot hold a text of any length. */
  const sayTooLong = (text: string) =>
    data(
      {
        act: typed('act'),
        text,
        rupees: typed('rupees'),
        isRefund: form.get('refunded') === 'yes',
      },
      { status: 400 },
    );
  /** `kept` are the values that were typed, so that the member does not have to type them again. */
  const sayHand = (
    answer: HandPaymentResult,
    done: Flash,
    kept: readonly [string, string][] = [],
  ) => {
    switch (answer.at) {
      case 'done':
        return say(done);
      case 'made':
        return redirect(`/orders/${answer.orderId}?said=${done}`);
      case 'refused':
        return say(answer.because);
      case 'wrong':
        return redirect(
          `/orders/${id}?${new URLSearchParams([['wrong', answer.sentence], ...kept])}`,
        );
      default:
        return answer satisfies never;
    }
  };
  switch (form.get('act')) {
    case 'record':
    case 'hand back': {
      const way = handPaymentWays.find((one) => one === typed('way'));
      if (way === undefined) throw new Response(null, { status: 400 });
      const record = { way, reference: typed('reference'), movedOn: typed('on') };
      const kept: [string, string][] = [
        ['way', way],
        ['reference', record.reference],
        ['on', record.movedOn],
        ['rupees-in', typed('rupees')],
      ];
      if (form.get('act') === 'hand back')
        return sayHand(await orders.recordHandBack(id, record), 'handed back', kept);
      const paise = readRupees(typed('rupees')) ?? 0;
      return sayHand(await orders.recordPayment(id, { ...record, paise }), 'recorded', kept);
    }
    case 'mistake': {
      const reason = readNote(form, 'reason');
      if (reason.at === 'empty') return say('no note');
      if (reason.at === 'too long') return sayTooLong(reason.text);
      return sayHand(await orders.takeBackRecord(id, reason.note), 'taken back');
    }
    case 'divide':
      return sayHand(await orders.divide(id, readInstalmentDates(form)), 'planned');
    case 'move dates': {
      const dates = [2, 3, 4].flatMap((position) =>
        form.has(`becomes-${position}`)
          ? [{ position, was: typed(`was-${position}`), becomes: typed(`becomes-${position}`) }]
          : [],
      );
      return sayHand(await orders.moveDates(id, dates), 'dates moved');
    }
    case 'reconcile':
      return say((await orders.reconcile(id)) === 'asked' ? 'reconcile' : 'foreign');
    case 'second': {
      const became = await orders.allowSecond(id);
      return say(became === 'asked' ? 'second' : became);
    }
    case 'renew': {
      const became = await orders.renew(id);
      return became.at === 'made'
        ? redirect(`/orders/${became.orderId}?said=renewed`)
        : say('not renewed');
    }
    case 'settle': {
      const note = readNote(form, 'note');
      if (note.at === 'empty') return say('no note');
      if (note.at === 'too long') return sayTooLong(note.text);
      const seen = {
        doubt: discrepancyKinds.find((doubt) => doubt === form.get('doubt')) ?? null,
        raised: Number(form.get('raised')),
      };
      return say(
        await orders.settle(id, {
          note: note.note,
          seen,
          isRefund: form.get('refunded') === 'yes',
        }),
      );
    }
    case 'move':
      return say(await orders.move(id, String(form.get('batch') ?? '')));
    case 'grant':
      if (read.at !== 'asked') throw new Response(null, { status: 400 });
      {
        const granted = await orders.grant(id, read.question);
        switch (granted.at) {
          case 'granted':
            return say('grant');
          case 'made':
            return redirect(`/orders/${granted.orderId}?said=change`);
          case 'full':
            return say('no place');
          case 'not sold':
            return say('not sold');
          default:
            return granted satisfies never;
        }
      }
    case 'refund': {
      if (read.at !== 'asked') throw new Response(null, { status: 400 });
      const rupees = String(form.get('rupees') ?? '');
      const paise = readRupees(rupees) ?? 0;
      const given = readNote(form, 'reason');
      if (given.at === 'too long') return sayTooLong(given.text);
      const reason = given.at === 'read' ? given.note : '';
      const became =
        paise >= 100 ? await orders.refund(id, paise, read.question, reason) : 'too little';
      // Shows the question again with what was typed.
      const sayAgain = (flash: Flash) =>
        say(flash, [...ruleQuestionFields(read.question), ['rupees', rupees], ['reason', reason]]);
      switch (became) {
        case 'asked':
          return say('refund');
        case 'proposed':
        case 'late':
        case 'foreign':
          return say(became);
        case 'no reason':
          return sayAgain(became);
        case 'too much':
        case 'too little':
          return sayAgain('no sum');
        default:
          return became satisfies never;
      }
    }
    case 'confirm':
    case 'decline': {
      const proposal = String(form.get('proposal') ?? '');
      const became = await orders.endProposal(id, proposal, form.get('act') === 'confirm');
      return say(became === 'asked' ? 'refund' : became);
    }
    default:
      throw new Response(null, { status: 400 });
  }
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
          className={`flash ${isWrong(said) ? 'wrong' : ''}`}
          role="status"
          data-done={isWrong(said) ? undefined : ''}
        >
          {flashes[said]}
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
      {order.doubt && (
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
