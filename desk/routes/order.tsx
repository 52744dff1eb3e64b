import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { modeMarks } from '#contract/order-words.ts';
import { formatPaise } from '#domain/money.ts';
import { normaliseLineEnds } from '#domain/normalise-line-ends.ts';
import { discrepancies } from '#domain/order-states.ts';
import { apiOf } from '../api/api-of.ts';
import { deskContext } from '../api/desk-context.ts';
import { mailHref, telHref } from '../contact/contact-hrefs.ts';
import { DiscrepancyPanel, longestNote } from '../orders/discrepancy-panel.tsx';
import { sayOrderEvent } from '../orders/order-event-words.ts';
import { OrderStateTag } from '../orders/order-state-tag.tsx';
import { questionFields } from '../orders/question-fields.ts';
import { readQuestion } from '../orders/read-question.ts';
import { RulePanel } from '../orders/rule-panel.tsx';
import { SecondPanel } from '../orders/second-panel.tsx';
import { wishes } from '../orders/wish-words.ts';
import { askedFlash } from '../ui/asked-flash.ts';
import { When } from '../ui/when.tsx';
import { otherWho } from '../words.ts';

/** What became of an act, said by the page that comes after it. */
const flashes = {
  refund: 'The refund is asked for. It is paid back within seconds, and the page says when it was.',
  late: 'Somebody else was quicker: nothing was asked for a second time.',
  grant: 'Granted, and noted below.',
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
  'no note': `Please say in at most ${longestNote} letters what you found.`,
} as const;
type Flash = keyof typeof flashes;
const isWrong = (flash: Flash) =>
  ['late', 'no sum', 'no note', 'changed', 'no refund', 'foreign'].includes(flash);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = apiOf(context, 'orders');
  const { searchParams } = new URL(request.url);
  const order = await api.orders.find(params.id ?? '');
  const read = readQuestion(searchParams);
  const question = read.at === 'asked' ? read.question : null;
  const names = new Map((await api.colleagues()).map(({ id, name }) => [id, name]));
  return {
    now: context.get(deskContext).now,
    order,
    happened: order.happened.map((one) => ({
      ...one,
      who: names.get(one.who) ?? otherWho(one.who),
    })),
    asked: {
      question,
      ask: wishes.find((wish) => wish === searchParams.get('ask')) ?? 'refund',
      // Choosing the kind of request shows no errors for days that are still empty.
      sentence: read.at === 'incomplete' && searchParams.size > 1 ? read.sentence : null,
      rupees: searchParams.get('rupees'),
    },
    answer: question && (await api.orders.answer(order.id, question)),
    mayRefund: api.may('refunds'),
    mayOpenEnquiry: api.may('enquiries'),
    said: askedFlash(request, flashes),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { orders } = apiOf(context, 'orders');
  const form = await request.formData();
  const id = params.id ?? '';
  const read = readQuestion(form);
  const say = (flash: Flash, further: [name: string, value: string][] = []) =>
    redirect(`/orders/${id}?${new URLSearchParams([['said', flash], ...further])}`);
  switch (form.get('act')) {
    case 'reconcile':
      return say((await orders.reconcile(id)) === 'asked' ? 'reconcile' : 'foreign');
    case 'second':
      return say((await orders.allowSecond(id)) === 'asked' ? 'second' : 'foreign');
    case 'settle': {
      const note = normaliseLineEnds(String(form.get('note') ?? ''));
      if (note === '' || note.length > longestNote) return say('no note');
      const seen = {
        doubt: discrepancies.find((doubt) => doubt === form.get('doubt')) ?? null,
        raised: Number(form.get('raised')),
      };
      return say(await orders.settle(id, { note, seen, isRefund: form.get('refunded') === 'yes' }));
    }
    case 'grant':
      if (read.at !== 'asked') throw new Response(null, { status: 400 });
      await orders.grant(id, read.question);
      return say('grant');
    case 'refund': {
      if (read.at !== 'asked') throw new Response(null, { status: 400 });
      const rupees = String(form.get('rupees') ?? '');
      const paise = Math.round(Number(rupees) * 100);
      const became = paise >= 100 ? await orders.refund(id, paise, read.question) : 'too little';
      if (became === 'asked') return say('refund');
      if (became === 'late' || became === 'foreign') return say(became);
      // The question stays open, with what was typed.
      return say('no sum', [...questionFields(read.question), ['rupees', rupees]]);
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function OrderPage() {
  const { now, order, happened, asked, answer, mayRefund, mayOpenEnquiry, said } =
    useLoaderData<typeof loader>();
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
        {modeMarks[order.mode] && <span className="tag late">{modeMarks[order.mode]}</span>}
      </div>
      {said && (
        <p
          className={`flash ${isWrong(said) ? 'wrong' : ''}`}
          role="status"
          data-done={isWrong(said) ? undefined : ''}
        >
          {flashes[said]}
        </p>
      )}
      {order.foreign && <p className="flash">{order.foreign}</p>}
      {order.asksFirst && <SecondPanel />}
      {order.doubt && <DiscrepancyPanel order={order} name={name} maySettle={mayRefund} />}
      <div className="piles wide">
        <div>
          <section className="panel" aria-labelledby="facts">
            <h2 id="facts">{order.offer}</h2>
            <dl className="facts">
              <dt>Fee</dt>
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
              {order.failedAt && <dt>Last try to pay</dt>}
              {order.failedAt && (
                <dd>
                  Failed, <When at={order.failedAt} now={now} />
                </dd>
              )}
              {order.paidAt && <dt>Paid</dt>}
              {order.paidAt && (
                <dd>
                  <When at={order.paidAt} now={now} />
                  <br />
                  <span className="muted small">{order.paymentId}</span>
                </dd>
              )}
              {order.receipt && <dt>Receipt</dt>}
              {order.receipt && (
                <dd>
                  <a href={`/desk/orders/${order.id}/receipt.pdf`}>{order.receipt}</a>
                </dd>
              )}
              {refund && <dt>Refund</dt>}
              {refund && (
                <dd>
                  {formatPaise(refund.paise)}
                  {refund.hasFailed ? ', failed' : refund.isSent ? '' : ', not sent yet'}
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
              {order.foreign === null && (
                <Form method="post">
                  <button type="submit" name="act" value="reconcile">
                    Check payment
                  </button>
                </Form>
              )}
            </div>
          </section>
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
        <RulePanel
          order={order}
          asked={asked}
          answer={answer}
          mayRefund={mayRefund && order.foreign === null}
        />
      </div>
    </main>
  );
}

/** In one tap, where it can be reached so. */
function Reached({ at, words }: { at: string | null; words: string | null }) {
  return at === null ? words : <a href={at}>{words}</a>;
}
