/**
 * Adds the routes for the status of an enrolment and for its payment. The status route fills a page of the site with
 * the order's state, returns the state as JSON for the page's script, and stores the visitor's answer. The route
 * `/enroll-form/pay` waits a few seconds for the payment link. With a link, it answers with a page that opens the link;
 * without one, it redirects to the status page.
 *
 * The enrolment form redirects to `/enroll-form/pay` whether or not somebody has paid, so that the form never reveals
 * who has paid. Browsers do not cache the status page, and search engines do not list it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { makeFormOfferQuery } from '#contract/forms/form-offer-parameter.ts';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import type { ChecklistPort } from '#database/checklists/checklist-port.ts';
import type { Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { formatPaise, parseRupees } from '#domain/money/money.ts';
import { hasLinkEnded, isBlockedAsSecondOrder } from '#domain/orders/order-states.ts';
import { classifyRequestOrigin } from '../../http/classify-request-origin.ts';
import { makeFeeChangedPage } from '../../pages/make-fee-changed-page.ts';
import { makePaymentRedirectPage } from '../../pages/make-payment-redirect-page.ts';
import type { Config } from '../../settings/config.ts';
import { readVariantBytes } from '../../static/static-file.ts';
import { isUnpaidInCancelledBatch } from '../is-batch-cancelled.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { OrderWorkLoops } from '../worker/order-work-loops.ts';
import { unfinishedBatchOf } from './add-order-calendar-route.ts';
import { describeChecklistForLearner } from './describe-checklist-for-learner.ts';
import { describeInstalmentPlan } from './describe-instalment-plan.ts';
import {
  isBeingChecked,
  makeOrderView,
  makeViewWithoutOrder,
  type OrderView,
} from './make-order-view.ts';
import type { StatusPageRenderer } from './make-status-page-renderer.ts';
import {
  calendarAddress,
  payAddress,
  payRoute,
  receiptAddress,
  shownFeeQuery,
  statusAddress,
  statusRoute,
  voucherAddress,
} from './order-addresses.ts';

type OrderStatusOptions = {
  /** Provider and worker are null if no payments are offered. */
  provider: PaymentProvider | null;
  worker: OrderWorkLoops | null;
  findOrder: (ticket: string | null) => Promise<Order | null>;
  page: StatusPageRenderer;
  orders: Pick<
    OrderPort,
    'applyFact' | 'renew' | 'findRenewal' | 'readInstalmentPlan' | 'allowInstalmentLinkNow'
  >;
  checklists: Pick<ChecklistPort, 'findLearner'>;
  now: () => number;
  /** Whether the first day of what was ordered is over. */
  isPast: (order: Order) => boolean;
  ticketOf: (order: Order) => string;
  config: Config;
};

/**
 * The longest time that a page waits for the provider. After this time, the visitor gets the page without the
 * provider's answer, and the page says what happens next.
 */
const maxWaitMs = 4_000;

export function addOrderStatusRoutes(app: FastifyInstance, options: OrderStatusOptions): void {
  const { provider, worker, findOrder, page, orders, isPast, ticketOf, config } = options;
  const { checklists, now } = options;

  const isOurs = ({ mode }: Order) => mode === provider?.mode;

  /**
   * Finds the order that an address leads to now, and its ticket. Mails and open pages have the address of the first
   * order of an enrolment. When the link of the first order has ended and a newer order has replaced it, the address
   * leads to the newer order. While staff check a payment of the first order, the address still leads to the first
   * order.
   */
  const followRenewal = async (
    order: Order | null,
    ticket: string,
  ): Promise<{ order: Order | null; ticket: string }> => {
    if (order === null || isBeingChecked(order)) return { order, ticket };
    const renewal = hasLinkEnded(order.state) ? await orders.findRenewal(order) : null;
    return renewal === null ? { order, ticket } : { order: renewal, ticket: ticketOf(renewal) };
  };
  const findCurrent = async (ticket: string) => followRenewal(await findOrder(ticket), ticket);

  const polls = new Map<string, Promise<void>>();
  /**
   * Polls the provider about the order while the visitor waits. Simultaneous requests for one order share one poll. The
   * poll goes on even if no visitor waits any more.
   */
  const poll = async (order: Order): Promise<void> => {
    if (worker === null) return;
    const polling =
      polls.get(order.id) ??
      worker
        .pollProvider(order)
        .catch((error: unknown) => {
          app.log.warn({ err: error }, 'the provider was not asked about a payment yet');
        })
        .finally(() => polls.delete(order.id));
    polls.set(order.id, polling);
    await Promise.race([polling, delay(maxWaitMs, null, { ref: false })]);
  };

  /**
   * Reads the order for the page. If the query has the provider's signature, the visitor returns from paying, and the
   * provider is polled at once. The signature alone changes only what the page shows, not the order.
   */
  const read = async (query: URLSearchParams): Promise<OrderView> => {
    const given = query.get('order') ?? '';
    if (given === 'later') return makeViewWithoutOrder('preparing');
    if (given === 'arranging') return makeViewWithoutOrder('arranging');
    let orderOfAddress = await findOrder(given);
    const hasPaid =
      orderOfAddress !== null &&
      isOurs(orderOfAddress) &&
      provider?.isReturnFromPaying(query, orderOfAddress.id) === true;
    if (orderOfAddress !== null && hasPaid && orderOfAddress.paymentId === null) {
      await poll(orderOfAddress);
      orderOfAddress = await findOrder(given);
    }
    // A visitor who returns from paying sees the order whose link was paid, even if another order has replaced it.
    const { order, ticket } = hasPaid
      ? { order: orderOfAddress, ticket: given }
      : await followRenewal(orderOfAddress, given);
    if (order === null) return makeViewWithoutOrder('unknown');
    const view = makeOrderView(
      order,
      { hasPaid, isPaidHere: isOurs(order), isPast: isPast(order) },
      {
        pay: payAddress(ticket),
        receipt: receiptAddress(ticket),
        voucher: (number) => voucherAddress(ticket, number),
        again: formAddress(order),
        nextDate: formPagePaths.request_a_call + makeFormOfferQuery(order.offer.slug),
        calendar: unfinishedBatchOf(order, new Date(now())) && calendarAddress(ticket),
      },
    );
    const first = order.instalment?.planOf ?? order.id;
    const progress = view.state === 'paid' ? await checklists.findLearner(first) : null;
    const plan =
      order.instalment === null
        ? null
        : describeInstalmentPlan(await orders.readInstalmentPlan(first));
    return {
      ...view,
      ...(plan?.next
        ? {
            texts: { ...view.texts, payNext: `Pay ${formatPaise(plan.next.amountPaise)}` },
            links: { ...view.links, payNext: addressOfInstalment(plan.next) },
          }
        : {}),
      ...(progress === null && plan === null
        ? {}
        : {
            lists: {
              ...view.lists,
              ...(progress === null
                ? {}
                : describeChecklistForLearner(progress, indianDay(new Date(now())))),
              ...plan?.lists,
            },
          }),
    };
  };

  /**
   * The address at which the next instalment is paid. If the link of that instalment has ended, this is the status page
   * of the instalment, where the learner can ask for a new link.
   */
  const addressOfInstalment = (next: Order) =>
    hasLinkEnded(next.state) ? statusAddress(ticketOf(next)) : payAddress(ticketOf(next));

  app.get(statusRoute, async (request, reply) => {
    const query = queryOf(request.url);
    const view = await read(query);
    const { html, headers } = page.render(view, query.get('order') ?? '');
    return setPrivateHeaders(reply.headers(headers))
      .code(view.state === 'unknown' ? 404 : 200)
      .send(html);
  });

  app.get(`${statusRoute}.json`, async (request, reply) => {
    const view = await read(queryOf(request.url));
    return setPrivateHeaders(reply)
      .code(view.state === 'unknown' ? 404 : 200)
      .send(view);
  });

  app.get(payRoute, async (request, reply) => {
    const current = await findCurrent(queryOf(request.url).get('order') ?? '');
    const { ticket } = current;
    let { order } = current;
    if (
      worker !== null &&
      order?.state === 'made' &&
      isOurs(order) &&
      !isBlockedAsSecondOrder(order)
    ) {
      if (order.instalment !== null) await orders.allowInstalmentLinkNow(order.id);
      await Promise.race([worker.nudge(order), delay(maxWaitMs, null, { ref: false })]);
      order = await findOrder(ticket);
    }
    if (
      order?.state !== 'offered' ||
      order.link === null ||
      !isOurs(order) ||
      isBlockedAsSecondOrder(order) ||
      isUnpaidInCancelledBatch(order)
    )
      return setPrivateHeaders(reply).redirect(statusAddress(ticket), 303);
    const shownPaise = parseRupees(queryOf(request.url).get(shownFeeQuery) ?? '');
    const paise = order.instalment?.feePaise ?? order.amountPaise;
    if (shownPaise !== null && shownPaise !== paise) {
      const pay = payAddress(ticket);
      const { html, headers } = makeFeeChangedPage({
        shownPaise,
        paise,
        pay,
        form: formAddress(order),
      });
      return setPrivateHeaders(reply.headers(headers)).send(html);
    }
    const file = makePaymentRedirectPage(order.link.url);
    const [variant] = file.variants.filter(({ coding }) => coding === 'identity');
    if (!variant) throw new Error('The page that leads on has no plain form.');
    return setPrivateHeaders(reply.headers(file.headers)).send(readVariantBytes(variant));
  });

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post(statusRoute, async (request, reply) => {
      setPrivateHeaders(reply);
      // The page sends no Referer, and some browsers then send `Origin: null`. A request with `Origin: null` is
      // accepted, because it contains the order's secret ticket.
      const isForeign = classifyRequestOrigin(request.headers, config).from === 'elsewhere';
      if (isForeign && request.headers.origin !== 'null') return reply.code(403).send();
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return reply.redirect(await handleChoice(sent), 303);
    });
  });

  /** Carries out what the visitor chose on the status page, and returns the address of the next page. */
  async function handleChoice(sent: URLSearchParams): Promise<string> {
    const given = sent.get('order') ?? '';
    const { order, ticket } = await findCurrent(given);
    if (order === null) return statusAddress(ticket);
    switch (sent.get('does')) {
      case 'for-another':
        if (!isOurs(order)) return statusAddress(ticket);
        await orders.applyFact(order.id, { kind: 'for another' }, 'visitor');
        return payAddress(ticket);
      case 'renew': {
        // Another order has already replaced the order of this address, so no new order is created.
        if (ticket !== given) return payAddress(ticket);
        const next = isPast(order) ? null : await orders.renew(order.id);
        if (next !== null) return payAddress(ticketOf(next));
        // No new order was created: the offer is past or no longer on sale, or the order was erased. The form shows
        // what is available.
        return hasLinkEnded(order.state) ? formAddress(order) : statusAddress(ticket);
      }
      default:
        return statusAddress(ticket);
    }
  }
}

const formAddress = (order: Order | null) =>
  order?.offer.slug ? `/enroll-form?offer=${order.offer.slug}` : '/enroll-form';

/**
 * With these headers, browsers do not store the answer, search engines do not list it, and the bank does not get our
 * page's address as Referer.
 */
const setPrivateHeaders = (reply: FastifyReply) =>
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });

function queryOf(url: string): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}
