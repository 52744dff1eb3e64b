/**
 * Adds the page of the demonstration bank. The page offers what a visitor can do at a real bank, and says above that no
 * money moves. It asks for no card and no UPI address.
 */
import type { FastifyInstance } from 'fastify';
import { minimalPageWords } from '#contract/pages/minimal-page-words.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import type { Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { formatPaise } from '#domain/money/money.ts';
import { isOrderOpen } from '#domain/orders/order-states.ts';
import { makeMinimalPage } from '../../pages/make-minimal-page.ts';
import { formatOrderTitle } from '../format-order-title.ts';
import type { OrderWorkLoops } from '../worker/order-work-loops.ts';
import { bankStyles } from './bank-styles.ts';
import type { DemonstrationBank } from './make-demonstration-bank.ts';

const path = '/demonstration-bank';
export const bankPageAddressOf = (linkId: string) => `${path}?link=${encodeURIComponent(linkId)}`;

/** The delay of a late payment. A real bank, too, may authorise a payment after the visitor has left. */
const lateMs = 15_000;

type BankPageOptions = {
  bank: DemonstrationBank;
  orders: OrderPort;
  worker: OrderWorkLoops;
  statusOf: (order: Order) => string;
  now: () => number;
};

const words = minimalPageWords.bank;

const payments = [
  ['upi', words.upi],
  ['card', words.card],
] as const;

const troubles = [
  ['late', words.late],
  ['fail', words.fail],
  ['expire', words.expire],
] as const;

export function addBankPage(app: FastifyInstance, options: BankPageOptions): void {
  const { bank, orders, worker, statusOf, now } = options;

  const findOrder = async (link: string) => {
    const order = await orders.findOrderByProviderRef({ id: link });
    return order?.mode === bank.mode ? order : null;
  };
  /** As at a real bank, a link that was paid, has expired or was cancelled can't be paid. */
  const canPay = ({ state, link }: Order) =>
    isOrderOpen(state) && (link?.expiresAt == null || link.expiresAt.getTime() > now());
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    pages.get(path, async (request, reply) => {
      const link = new URLSearchParams(request.url.split('?')[1]).get('link') ?? '';
      const order = await findOrder(link);
      const { html, policy } =
        order === null
          ? makeNothingToPayPage('/enroll-form', words.toForm)
          : canPay(order)
            ? makePaymentPage(order, link, statusOf(order))
            : makeNothingToPayPage(statusOf(order), words.toOrder);
      return reply
        .code(order === null ? 404 : 200)
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
        .send(html);
    });

    pages.post(path, async (request, reply) => {
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const link = sent.get('link') ?? '';
      const order = await findOrder(link);
      if (order === null) return reply.redirect('/enroll-form', 303);
      if (!canPay(order)) return reply.redirect(statusOf(order), 303);
      // The link is created again, because the demonstration bank loses its links at a restart.
      await bank.offerPayment(order, new URL('http://localhost'));
      const action = sent.get('does') ?? '';
      const what = { fail: 'fails', expire: 'lets it expire' } as const;
      const send = async () => {
        const event = bank.makeEvent(link, what[action as keyof typeof what] ?? 'pays');
        if (event === null) return;
        const url = '/webhooks/demonstration';
        const { statusCode } = await app.inject({ method: 'POST', url, ...asRequest(event) });
        if (statusCode === 503) throw new StoreUnavailable('the event of the demonstration bank');
        await worker.nudge();
      };
      // Nobody waits for the late payment, so its event is lost if the service closes within these 15 seconds.
      if (action === 'late') setTimeout(() => void send().catch(() => {}), lateMs).unref();
      else await send();
      const hasPaid = ['upi', 'card', 'late'].includes(action);
      return reply.redirect(`${statusOf(order)}${hasPaid ? '&demonstration=paid' : ''}`, 303);
    });
  });
}

const asRequest = ({ body, headers }: { body: string; headers: Record<string, string> }) => ({
  payload: body,
  headers: { ...headers, 'content-type': 'application/octet-stream' },
});

function makePaymentPage(order: Order, link: string, statusAddress: string) {
  return makeMinimalPage({
    title: words.title,
    look: bankStyles,
    main: `<p class="calm">${words.calm}</p>
<form method="post" action="${path}">
<input type="hidden" name="link" value="${escapeHtml(link)}">
<dl>
<div><dt>${words.order}</dt><dd>${escapeHtml(formatOrderTitle(order))}</dd></div>
<div class="sum"><dt>${words.sum}</dt><dd>${formatPaise(order.amountPaise)}</dd></div>
</dl>
${buttons(payments, '')}
<fieldset>
<legend>${words.troubles}</legend>
${buttons(troubles, ' class="quiet"')}
</fieldset>
</form>
<p><a href="${escapeHtml(statusAddress)}">${words.back}</a></p>`,
    formAction: "'self'",
  });
}

const buttons = (deeds: readonly (readonly [string, string])[], look: string) =>
  deeds
    .map(([value, label]) => `<button name="does" value="${value}"${look}>${label}</button>`)
    .join('\n');

function makeNothingToPayPage(next: string, label: string) {
  return makeMinimalPage({
    title: words.title,
    look: bankStyles,
    main: `<p>${words.nothing}</p><p><a class="button" href="${escapeHtml(next)}">${label}</a></p>`,
    formAction: "'none'",
  });
}
