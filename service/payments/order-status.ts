/**
 * What became of an enrolment: a page of the site into which the service writes the order's state, the same as
 * JSON for the script on it, and the way on to the payment. Never kept by a browser, never in a search.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Order } from '#database/orders/order-port.ts';
import { paymentPage } from '../payment-page.ts';
import { readVariant } from '../static-file.ts';
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
};

export function addOrderStatus(app: FastifyInstance, options: OrderStatusOptions): void {
  const { provider, worker, findOrder, page } = options;

  const isOurs = ({ mode }: Order) => mode === provider?.mode;

  /** Who comes back from paying is believed for the page only; the provider is asked at once. */
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
      { hasPaid, isPaidHere: isOurs(order) },
      {
        pay: payAddress(ticket),
        receipt: receiptAddress(ticket),
        voucher: voucherAddress(ticket),
        again: order.offer.slug ? `/enroll-form?offer=${order.offer.slug}` : '/enroll-form',
      },
    );
  };

  app.get(statusPath, async (request, reply) => {
    const view = await read(queryOf(request.url));
    const { html, headers } = page.show(view);
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
    const order = await findOrder(ticket);
    if (order?.state !== 'offered' || order.link === null || !isOurs(order))
      return noStore(reply).redirect(statusAddress(ticket ?? ''), 303);
    const file = paymentPage(order.link.url);
    const [variant] = file.variants.filter(({ coding }) => coding === 'identity');
    if (!variant) throw new Error('The page that leads on has no plain form.');
    return noStore(reply.headers(file.headers)).send(readVariant(variant));
  });
}

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
