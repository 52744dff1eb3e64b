/**
 * What became of an enrolment: a page of the site into which the service writes the order's state, the same as
 * JSON for the script on it, what can be answered on it, and the way on to the payment, which waits a moment for the
 * link. The form always leads there, so that it never tells who has paid. Never kept by a browser, never in a search.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formPages } from '#contract/form-pages.ts';
import { offerQuery } from '#contract/offer-query.ts';
import type { Order, OrderPort } from '#database/orders/order-port.ts';
import { asksFirst, hasEnded } from '#domain/order-states.ts';
import { originOf } from '../http/origin.ts';
import { paymentPage } from '../pages/payment-page.ts';
import type { Config } from '../settings/config.ts';
import { readVariant } from '../static/static-file.ts';
import {
  payAddress,
  payPath,
  receiptAddress,
  statusAddress,
  statusPath,
  voucherAddress,
} from './order-address.ts';
import { type OrderView, viewOf, withoutOrder } from './order-view.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentWorker } from './payment-worker.ts';
import type { StatusPage } from './status-page.ts';

export type OrderStatusOptions = {
  /** Both null where no payments are taken. */
  provider: PaymentProvider | null;
  worker: PaymentWorker | null;
  findOrder: (ticket: string | null) => Promise<Order | null>;
  page: StatusPage;
  orders: Pick<OrderPort, 'applyFact' | 'renew'>;
  /** Whether the dates of what it is for are past by now. */
  isPast: (order: Order) => boolean;
  ticketOf: (order: Order) => string;
  config: Config;
};

/** How long a visitor waits for the provider before the page that tells what happens next. */
const patienceMs = 4_000;

export function addOrderStatus(app: FastifyInstance, options: OrderStatusOptions): void {
  const { provider, worker, findOrder, page, orders, isPast, ticketOf, config } = options;

  const isOurs = ({ mode }: Order) => mode === provider?.mode;

  /** A return from paying decides the page only; the provider is asked at once. */
  const read = async (query: URLSearchParams): Promise<OrderView> => {
    const ticket = query.get('order') ?? '';
    if (ticket === 'later') return withoutOrder('preparing');
    if (ticket === 'arranging') return withoutOrder('arranging');
    let order = await findOrder(ticket);
    const hasPaid =
      order !== null && isOurs(order) && provider?.isTrueReturn(query, order.id) === true;
    if (order !== null && hasPaid && order.paymentId === null) {
      await worker?.ask(order).catch((error: unknown) => {
        app.log.warn({ err: error }, 'the provider was not asked about a payment yet');
      });
      order = await findOrder(ticket);
    }
    if (order === null) return withoutOrder('unknown');
    return viewOf(
      order,
      { hasPaid, isPaidHere: isOurs(order), isPast: isPast(order) },
      {
        pay: payAddress(ticket),
        receipt: receiptAddress(ticket),
        voucher: voucherAddress(ticket),
        again: formAddress(order),
        nextDate: formPages.request_a_call + offerQuery(order.offer.slug),
      },
    );
  };

  app.get(statusPath, async (request, reply) => {
    const query = queryOf(request.url);
    const view = await read(query);
    const { html, headers } = page.show(view, query.get('order') ?? '');
    return noStore(reply.headers(headers))
      .code(view.state === 'unknown' ? 404 : 200)
      .send(html);
  });

  app.get(`${statusPath}.json`, async (request, reply) => {
    const view = await read(queryOf(request.url));
    return noStore(reply)
      .code(view.state === 'unknown' ? 404 : 200)
      .send(view);
  });

  app.get(payPath, async (request, reply) => {
    const ticket = queryOf(request.url).get('order');
    let order = await findOrder(ticket);
    if (worker !== null && order?.state === 'made' && isOurs(order) && !asksFirst(order)) {
      await Promise.race([worker.nudge(order), delay(patienceMs, null, { ref: false })]);
      order = await findOrder(ticket);
    }
    if (order?.state !== 'offered' || order.link === null || !isOurs(order) || asksFirst(order))
      return noStore(reply).redirect(statusAddress(ticket ?? ''), 303);
    const file = paymentPage(order.link.url);
    const [variant] = file.variants.filter(({ coding }) => coding === 'identity');
    if (!variant) throw new Error('The page that leads on has no plain form.');
    return noStore(reply.headers(file.headers)).send(readVariant(variant));
  });

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post(statusPath, async (request, reply) => {
      noStore(reply);
      // The page sends no Referer, and some browsers then no Origin: the ticket is what nobody else has.
      const isForeign = originOf(request.headers, config).from === 'elsewhere';
      if (isForeign && request.headers.origin !== 'null') return reply.code(403).send();
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return reply.redirect(await addressAfter(sent), 303);
    });
  });

  /** What a visitor has answered on the page about an order, and where that leads. */
  async function addressAfter(sent: URLSearchParams): Promise<string> {
    const ticket = sent.get('order') ?? '';
    const order = await findOrder(ticket);
    if (order === null) return statusAddress(ticket);
    switch (sent.get('does')) {
      case 'for-another':
        if (!isOurs(order)) return statusAddress(ticket);
        await orders.applyFact(order.id, { kind: 'for another' }, 'visitor');
        return payAddress(ticket);
      case 'renew': {
        const next = isPast(order) ? null : await orders.renew(order.id);
        if (next !== null) return payAddress(ticketOf(next));
        // Not on sale any more, past, or erased: the form says what can be had.
        return hasEnded(order.state) ? formAddress(order) : statusAddress(ticket);
      }
      default:
        return statusAddress(ticket);
    }
  }
}

const formAddress = (order: Order | null) =>
  order?.offer.slug ? `/enroll-form?offer=${order.offer.slug}` : '/enroll-form';

/** No address of ours goes on to the bank in a Referer either. */
const noStore = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}
