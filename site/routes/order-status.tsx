import { useLocation } from 'react-router';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { nextStartWords } from '#content/words/next-start-words.ts';
import { orderStatusWords, orderFactWords as words } from '#content/words/order-status-words.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { KolamArt } from '#site/art/kolam-art.tsx';
import type { PageHandle } from '#site/data/page-handle.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { useOrderView } from '#site/sections/order/use-order-view.ts';
import { ContactText } from '#site/ui/contact-text.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { ServerFilledList } from '#site/ui/server-filled-list.tsx';
import { ServerFilledText } from '#site/ui/server-filled-text.tsx';
import type { Route } from './+types/order-status';

export const handle = { query: ['order'] } satisfies PageHandle;

const path = '/enroll-form/status';

export function loader() {
  return { page: pageMetaByPath[path], kolam: drawKolam('enrolment', { family: 'ai-ml' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path, isHidden: true });

const states = Object.entries(orderStatusWords);
/** The facts of the order that have a row each, below the offer and the amount. */
const rows = ['hours', 'lastDay', 'until', 'paidOn', 'receipt', 'refund'] as const;

/**
 * The status of an enrolment. The document holds the texts of every status and the style sheet shows one, so that the
 * service can choose the status without JavaScript, and a script can change it without a reload. The kolam's line is
 * drawn in proportion to the enrolment's progress, and is closed when the enrolment is paid.
 */
export default function OrderStatus({ loaderData: { kolam } }: Route.ComponentProps) {
  const { search } = useLocation();
  const view = useOrderView(search);
  const ticket = new URLSearchParams(search).get('order') ?? '';
  const slot = (name: string) => <ServerFilledText name={name} text={view?.texts[name] ?? ''} />;
  const link = (name: string, fallback: string) => ({
    href: view?.links[name] ?? fallback,
    'data-link': name,
    suppressHydrationWarning: true,
  });
  return (
    <article
      className="wrap order-status"
      data-order={view?.state ?? 'unknown'}
      suppressHydrationWarning
    >
      <div className="order-words">
        <div role="status" className="order-state">
          <h1>
            {states.map(([state, { heading }]) => (
              <span key={state} data-when={state}>
                {heading}
              </span>
            ))}
          </h1>
          {states.map(([state, { text }]) => (
            <p key={state} className="page-intro" data-when={state}>
              <ContactText text={text} />
              {state === 'paid' && <> {slot('afterPayment')}</>}
            </p>
          ))}
        </div>
        <section className="order-steps" data-when="paid" aria-labelledby="steps">
          <h2 id="steps">{words.steps}</h2>
          <div className="order-steps-done">
            <ServerFilledList name="stepsDone" entries={view?.lists?.stepsDone ?? []} />
          </div>
          <ServerFilledList name="stepsNext" entries={view?.lists?.stepsNext ?? []} />
        </section>
        <section className="order-steps" aria-labelledby="plan">
          <h2 id="plan">{words.plan}</h2>
          <div className="order-steps-done">
            <ServerFilledList name="planDone" entries={view?.lists?.planDone ?? []} />
          </div>
          <div className="order-plan-next">
            <ServerFilledList name="planNext" entries={view?.lists?.planNext ?? []} />
            <a {...link('payNext', '/enroll-form')} className="button" data-when="next-instalment">
              {slot('payNext')}
            </a>
          </div>
        </section>
        <section className="order-steps order-refunds" aria-labelledby="refunds">
          <h2 id="refunds">{words.refunds}</h2>
          <ServerFilledList name="refunds" entries={view?.lists?.refunds ?? []} />
        </section>
        <div className="actions">
          <form method="post" action={path} className="order-answer">
            <input type="hidden" name="order" value={ticket} readOnly suppressHydrationWarning />
            <button type="submit" name="does" value="renew" className="button" data-when="ended">
              {words.renew}
            </button>
            <button
              type="submit"
              name="does"
              value="for-another"
              className="button"
              data-when="asking"
            >
              {words.forAnother}
            </button>
          </form>
          <a {...link('pay', '/enroll-form')} className="button" data-when="open">
            {words.pay}
          </a>
          <a {...link('retry', '/enroll-form')} className="button" data-when="failed">
            {words.retry}
          </a>
          <a {...link('again', '/enroll-form')} className="button" data-when="again">
            {words.again}
          </a>
          <a {...link('nextDate', '/request-call')} className="button" data-when="past">
            {words.nextDate}
          </a>
          <a {...link('receipt', '/enroll-form')} className="button" data-when="receipt">
            {words.getReceipt}
          </a>
          <a {...link('voucher', '/enroll-form')} className="link-button" data-when="voucher">
            {words.getVoucher}
          </a>
          <a {...link('calendar', '/enroll-form')} className="link-button order-calendar" download>
            {nextStartWords.calendar}
          </a>
          <PageLink to="/terms#refunds-self-paced-offline" className="link-button">
            {words.terms}
          </PageLink>
          <PageLink to="/" className="link-button">
            {words.home}
          </PageLink>
        </div>
        <p className="small-print" data-when="open">
          {words.noCards}
        </p>
      </div>
      <section className="order-slip" aria-label={words.label}>
        <p className="order-mark">{slot('mark')}</p>
        <KolamArt kolam={kolam} className="order-kolam" />
        <dl>
          <div className="order-bought">
            <dt>{words.title}</dt>
            <dd>{slot('title')}</dd>
          </div>
          <div className="order-amount">
            <dt>{words.amount}</dt>
            <dd>{slot('amount')}</dd>
          </div>
          {rows.map((name) => (
            <div key={name} className={`order-${name}`}>
              <dt>{words[name]}</dt>
              <dd>{slot(name)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}
