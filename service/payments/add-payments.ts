/**
 * Sets up payments for enrolments: the payment provider, the worker that handles orders, the pages on which visitors
 * follow their orders, and the routes that the provider calls. The result is null if no site is built here, or if the
 * site has no page for the status of an order.
 *
 * If no payments are offered, or enrolments are paid at a fixed PAYMENT_URL, there is no provider. Earlier orders then
 * keep their pages and receipts, but their state no longer changes.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { confirmationPagePaths } from '#contract/forms/form-page-paths.ts';
import type { Order } from '#database/orders/order.ts';
import type { PayerContact } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import { makeSmtpClient } from '../notify/make-smtp-client.ts';
import { OutboxDispatcher } from '../notify/outbox-dispatcher.ts';
import { prepareBatchesAtServiceStart } from '../offers/prepare-batches-at-service-start.ts';
import type { Offers } from '../offers/read-offers.ts';
import type { Config } from '../settings/config.ts';
import { interstateGstWarning } from '../settings/interstate-gst-warning.ts';
import { paymentWarning } from '../settings/payment-warning.ts';
import { addProviderWebhook } from './add-provider-webhook.ts';
import { isStartPast } from './course-start-and-payment-link-expiry.ts';
import { addBankPage, bankPageAddressOf } from './demonstration/add-bank-page.ts';
import {
  type DemonstrationBank,
  makeDemonstrationBank,
} from './demonstration/make-demonstration-bank.ts';
import { listOfferFactsForOrders } from './list-offer-facts-for-orders.ts';
import { paymentModeOf } from './payment-mode.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { makeRazorpayProvider } from './razorpay/make-razorpay-provider.ts';
import { addReceiptRoute } from './receipt/add-receipt-route.ts';
import { makeReceiptFileMaker, type ReceiptFileMaker } from './receipt/make-receipt-file-maker.ts';
import type { ReceiptFonts } from './receipt/read-receipt-fonts.ts';
import { addOrderCalendarRoute } from './status-page/add-order-calendar-route.ts';
import { addOrderStatusRoutes } from './status-page/add-order-status-routes.ts';
import type { StatusPageRenderer } from './status-page/make-status-page-renderer.ts';
import {
  makeOrderTickets,
  type OrderTickets,
  payAddress,
  statusAddress,
  ticketValidDays,
} from './status-page/order-addresses.ts';
import { makeVisitorMailSender } from './visitor-mails/make-visitor-mail-sender.ts';
import { visitorMailTiming } from './visitor-mails/visitor-mail-timing.ts';
import { expireOrdersWithoutLinkAttempt } from './worker/expire-orders-without-link-attempt.ts';
import { makePlaceAndInstalmentLoop } from './worker/make-place-and-instalment-loop.ts';
import { OrderWorkLoops } from './worker/order-work-loops.ts';

export type PaymentsOptions = {
  config: Config;
  store: Store;
  offers: Offers;
  /** The fixed address where enrolments are paid, from the settings or the build; null if none. */
  paymentUrl: string | null;
  statusPage: StatusPageRenderer | null;
  /** The fonts that the build made for receipts; null if it made none. */
  receiptFonts: ReceiptFonts | null;
  now: () => number;
  /**
   * Registers a listener that is called after each publication, because a publication may change the offers' facts.
   */
  onOffersChanged?: (listener: () => void) => void;
  /** Returns the number of the publication from which `offers` comes. */
  publication?: () => number;
  /** Called once when the first batches have been stored, so that the caller publishes these batches. */
  onSeeded?: () => Promise<void>;
  /**
   * The time between two polls for due work on orders, mails to visitors, and free places. Tests set a shorter time.
   */
  pollMs?: number | undefined;
};

export type Payments = {
  /**
   * Returns the page of our site that leads the visitor of a stored enrolment to the payment. Null if there is no
   * order, for example where no payments are offered. Never rejects.
   *
   * Everybody gets the same page, and it does not wait for the provider. So the form does not reveal who has already
   * paid.
   */
  findPaymentPage(
    person: PayerContact,
    offer: string | null,
    batch?: string | null,
    shownFee?: string | null,
  ): Promise<NextPage | null>;
  /**
   * The next page for a visitor who gets no payment link: the fixed payment address, or a page that says what happens
   * next.
   */
  pageWithoutLink: NextPage;
  /** Makes the files of receipts; null if the build has no fonts for them, or names no seller. */
  receipts: ReceiptFileMaker | null;
  /**
   * Whether learners get mails about their orders. Such mails need a payment provider, a mail server, and a seller who
   * is named in the build.
   */
  areLearnersMailed: boolean;
  /** Gives free places to waiting people at once. Called when somebody has joined a waiting list. */
  giveFreePlacesNow(): void;
  /** Tells the workers to look now instead of at their next poll. */
  nudge(): void;
  /**
   * Creates the payment link of a new order. Resolves when the link is created; after a few seconds, resolves without a
   * link. Never rejects.
   */
  makeLink(orderId: string): Promise<void>;
};

/**
 * Where a visitor goes after an enrolment. `address` may be on another site (PAYMENT_URL). `page` is on our site and
 * leads to `address`, for forms that must not redirect to another site.
 */
export type NextPage = { address: string; page: string };

/** How long a page of the desk waits for a link that staff asked for. */
const linkWaitMs = 3_000;
const retryMs = 5_000;
/** How long requests to the provider may still run at a shutdown, before they are aborted. */
const providerShutdownMs = 1_000;

export function addPayments(app: FastifyInstance, options: PaymentsOptions): Payments | null {
  const { config, store, offers, paymentUrl, statusPage, receiptFonts, now, pollMs } = options;
  const { publication = () => 0, onSeeded = async () => {} } = options;
  const { log } = app;
  const onSale = listOfferFactsForOrders(offers);
  if (onSale === null || statusPage === null) {
    // Without a built site and its status page, this service sends no mails to visitors. An earlier start may have
    // switched the channel `visitor` on, so it is switched off.
    app.addHook('onReady', async () => {
      try {
        await store.outbox.setChannel('visitor', false);
      } catch (error) {
        log.warn({ err: error }, 'the channel to visitors is not switched off yet');
      }
    });
    return null;
  }
  const mode = paymentModeOf(config, paymentUrl);
  const warning = paymentWarning({
    siteUrl: config.siteUrl,
    mode,
    paymentUrl,
  });
  for (const sentence of [warning, interstateGstWarning(offers.seller?.gstin ?? null)])
    if (sentence !== null) log.warn(sentence);
  let tickets: OrderTickets | null = null;
  const stopping = new AbortController();
  const bank: DemonstrationBank | null =
    mode === 'demonstration' ? makeDemonstrationBank(bankPageAddressOf, now) : null;
  const provider: PaymentProvider | null =
    config.razorpay === null
      ? bank
      : makeRazorpayProvider({ ...config.razorpay, now, stopped: stopping.signal });
  const worker =
    provider &&
    new OrderWorkLoops({
      orders: store.orders,
      provider,
      now,
      log,
      returnTo: (order) => new URL(statusAddress(ticketOf(order)), config.siteUrl),
      ...(pollMs === undefined ? {} : { pollMs }),
    });
  const ticketOf = (order: Order) => tickets?.ticketOf(order.id) ?? '';

  const receipts = makeReceiptFileMaker({ receiptFonts, offers, orders: store.orders });
  const mailDispatcher =
    provider === null || config.mail === null || offers.seller === null
      ? null
      : new OutboxDispatcher(
          'visitor',
          store.outbox,
          makeVisitorMailSender({
            smtp: makeSmtpClient(config.mail.smtpUrl),
            from: config.mail.from,
            siteUrl: config.siteUrl,
            orders: store.orders,
            offers,
            receipts,
            ticketOf,
            turns: store,
          }),
          { ...visitorMailTiming, ...(pollMs === undefined ? {} : { pollMs }) },
          now,
          log,
        );

  const places = makePlaceAndInstalmentLoop({
    batches: store.batches,
    // Without a payment provider, no link is made and no reminder is sent.
    followInstalments: async () =>
      provider === null ? 0 : store.orders.remindOrMarkMissedInstalments(provider.mode),
    log,
    onPromoted: () => worker?.wake(),
    ...(pollMs === undefined ? {} : { pollMs }),
  });

  /**
   * Puts the offers of this service's pages on sale. If there is a newer publication than these pages, nothing changes,
   * so that older fees do not replace newer ones.
   */
  const putOffersOnSale = async (mode: PaymentProviderMode) => {
    const newest = await store.publications.publicationInForce();
    if (newest !== null && newest.number > publication()) return;
    await store.orders.setOffers(listOfferFactsForOrders(offers) ?? onSale, mode);
  };
  options.onOffersChanged?.(() => {
    if (provider === null || tickets === null) return;
    putOffersOnSale(provider.mode).catch((error) =>
      log.error({ err: error }, 'the new fees are not sold yet'),
    );
  });

  let starting: NodeJS.Timeout | undefined;
  let isClosed = false;
  /**
   * Prepares the database for enrolments (the first batches, the offers on sale), then starts the workers. Tries again
   * while the database is unreachable.
   */
  const start = async (): Promise<void> => {
    try {
      tickets = makeOrderTickets(await store.sharedSecret('order addresses'));
      const seeded = await prepareBatchesAtServiceStart({
        batches: store.batches,
        offers,
        config,
        now,
      });
      if (seeded > 0) {
        // Offers go on sale before the first publication, whose pages take seconds to render. Until these pages are
        // served, `putOffersOnSale` would change nothing, because the service still has older pages.
        if (provider !== null) await putOffersOnSale(provider.mode);
        await onSeeded();
      }
      await store.checklists.createMissingChecklists();
      await store.outbox.setChannel('visitor', mailDispatcher !== null);
      // Without a provider, the offers are withdrawn, because nobody would handle the orders. Otherwise a later start
      // with keys would send links and mails for all waiting orders at once.
      if (provider === null || worker === null) return await store.orders.withdrawOffers();
      await putOffersOnSale(provider.mode);
      const ended = await expireOrdersWithoutLinkAttempt(store.orders, provider.mode, now());
      if (ended > 0)
        log.warn(
          { orders: ended },
          'orders that nobody looked after for a day have ended: no link',
        );
      await store.orders.retryRefusedLinks(provider.mode);
      worker.start();
      mailDispatcher?.start();
      places.start();
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'payments wait for the database');
      starting = setTimeout(() => void start(), retryMs).unref();
    }
  };
  // The start waits at most five seconds for the database, because a slow database must not delay serving pages.
  app.addHook('onReady', () => Promise.race([start(), delay(retryMs, undefined, { ref: false })]));
  let mailDispatcherClosing: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    mailDispatcherClosing = mailDispatcher?.close();
    // Aborts requests to the provider that are still running. Nothing is lost, because the service repeats them after
    // its next start.
    setTimeout(() => stopping.abort(), providerShutdownMs).unref();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(starting);
    await Promise.all([worker?.close(), places.close(), mailDispatcherClosing]);
  });

  const pageWithoutLink = makePageWithoutLink(
    provider === null ? paymentUrl : null,
    provider !== null,
  );

  const findOrder = async (ticket: string | null): Promise<Order | null> => {
    const id = tickets?.orderIdOf(ticket) ?? null;
    const order = id === null ? null : await store.orders.findOrder(id);
    const isOver =
      order !== null && now() - order.createdAt.getTime() > ticketValidDays * 86_400_000;
    return isOver ? null : order;
  };
  if (provider !== null && worker !== null)
    addProviderWebhook(app, { provider, orders: store.orders, worker, now });
  addReceiptRoute(app, { receipts, findOrder });
  addOrderCalendarRoute(app, {
    ...{ findOrder, offers, now },
    orders: store.orders,
    batches: store.batches,
  });
  addOrderStatusRoutes(app, {
    provider,
    worker,
    findOrder,
    page: statusPage,
    orders: store.orders,
    checklists: store.checklists,
    now,
    isPast: (order) =>
      isStartPast(order, offers.find(order.offer.slug)?.start, indianDay(new Date(now()))),
    ticketOf,
    config,
  });
  if (bank !== null && worker !== null)
    addBankPage(app, {
      bank,
      orders: store.orders,
      worker,
      statusOf: (order) => statusAddress(ticketOf(order)),
      now,
    });

  return {
    pageWithoutLink: pageWithoutLink,
    receipts,
    areLearnersMailed: mailDispatcher !== null,
    giveFreePlacesNow: () => void places.runNow(),
    nudge: () => worker?.wake(),
    async makeLink(orderId) {
      const make = async () => {
        const order = await store.orders.findOrder(orderId);
        if (order !== null) await worker?.nudge(order);
      };
      const made = make().catch((error: unknown) => {
        log.warn({ err: error, order: orderId }, 'a payment link is not made yet');
      });
      await Promise.race([made, delay(linkWaitMs, undefined, { ref: false })]);
    },
    async findPaymentPage(person, offer, batch, shownFee) {
      if (worker === null) return null;
      try {
        const orderId = await store.orders.recentOrderIdOfPerson(person, offer, batch);
        if (orderId === null || tickets === null) {
          log.warn('an enrolment came to no order: staff have to ask for its payment');
          return null;
        }
        // The link is created while the browser loads the page that waits for it.
        worker.wakeForLink();
        const page = payAddress(tickets.ticketOf(orderId), shownFee);
        return { address: page, page };
      } catch (error) {
        // The enrolment is stored; only its order could not be looked up. The visitor still gets the link by mail, or a
        // call from staff.
        log.error({ err: error }, 'an order could not be looked up after its enrolment');
        return pageWithoutLink;
      }
    },
  };
}

/**
 * Returns the next page for a visitor who gets no payment link: the fixed address, or a page that says what happens
 * next.
 */
function makePageWithoutLink(paymentUrl: string | null, hasProvider: boolean): NextPage {
  if (paymentUrl !== null) return { address: paymentUrl, page: confirmationPagePaths.enrollments };
  // A quarantined enrolment is answered with the same page as any other, so that nobody learns of the quarantine.
  const address = hasProvider ? payAddress('later') : statusAddress('arranging');
  return { address, page: address };
}
