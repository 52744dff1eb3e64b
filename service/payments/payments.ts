/**
 * From an enrolment to its payment: puts together the provider, the worker, the addresses that visitors are given
 * and the routes that the provider calls. Null without a built site, because then nothing is known to be sold.
 * Where no payments are taken (a fixed PAYMENT_URL is a plain redirect) there is no provider: orders of before keep
 * their pages and receipts, and nothing changes them.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { landingPages } from '#contract/form-pages.ts';
import type { Order, Person } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
import { indianDay } from '#domain/indian-day.ts';
import { isOpenForEnrolment } from '#domain/is-open-for-enrolment.ts';
import { OutboxDispatcher } from '../notify/outbox-dispatcher.ts';
import { smtp } from '../notify/smtp.ts';
import type { Offers } from '../offers/offers.ts';
import type { Config } from '../settings/config.ts';
import { gstWarning } from '../settings/gst-warning.ts';
import { paymentWarning } from '../settings/payment-warning.ts';
import { addBankPage, bankPageOf } from './demonstration/bank-page.ts';
import { type DemonstrationBank, demonstrationBank } from './demonstration/demonstration-bank.ts';
import { endUnofferedOrders } from './end-unoffered-orders.ts';
import { offersOnSale } from './offers-on-sale.ts';
import {
  type OrderAddresses,
  orderAddresses,
  payAddress,
  statusAddress,
  ticketDays,
} from './order-address.ts';
import { addOrderStatus } from './order-status.ts';
import { paymentModeOf } from './payment-mode.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentWorker } from './payment-worker.ts';
import { addProviderEvents } from './provider-events.ts';
import { razorpay } from './razorpay/razorpay.ts';
import type { ReceiptFonts } from './receipt/receipt-fonts.ts';
import { addReceiptRoute } from './receipt/receipt-route.ts';
import { type Receipts, receiptsOf } from './receipt/receipts.ts';
import type { StatusPage } from './status-page.ts';
import { visitorMailTiming } from './visitor-mails/visitor-mail-timing.ts';
import { visitorSender } from './visitor-mails/visitor-sender.ts';

export type PaymentsOptions = {
  config: Config;
  store: Store;
  offers: Offers;
  /** Where enrolments are paid by a fixed address, from the settings or from the build; null when nowhere. */
  paymentUrl: string | null;
  statusPage: StatusPage | null;
  /** Null where the build has left no type to set receipts in. */
  receiptFonts: ReceiptFonts | null;
  now: () => number;
  /** Tests look more often. */
  pollMs?: number | undefined;
};

export type Payments = {
  /**
   * After an enrolment was stored: where its visitor goes next, a page of ours that leads on to the payment. The same
   * for everybody, and without waiting for the provider: a form tells nobody what somebody else has paid for. Never
   * fails; null when it came to no order, as where no payments are taken.
   */
  nextStep(person: Person, offer: string | null): Promise<NextStep | null>;
  /** Where somebody goes who gets no link now, because an enrolment waits for a look of ours or is paid otherwise. */
  waiting: NextStep;
  /** Null where the build has left no type to set them in. */
  receipts: Receipts | null;
  /** Something is to be asked of the provider: sooner than at the next round. */
  nudge(): void;
};

/** `address` may be the provider's; `page` is ours and leads there, for a form that may not be redirected elsewhere. */
export type NextStep = { address: string; page: string };

const retryMs = 5_000;
/** How long the stop of the service waits for an answer of the provider. */
const providerGoodbyeMs = 1_000;

export function addPayments(app: FastifyInstance, options: PaymentsOptions): Payments | null {
  const { config, store, offers, paymentUrl, statusPage, receiptFonts, now, pollMs } = options;
  const { log } = app;
  const onSale = offersOnSale(offers);
  if (onSale === null || statusPage === null) {
    // A start before this one may have switched it on, and nobody would carry what is noted for it.
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
  const doubt = paymentWarning({
    siteUrl: config.siteUrl,
    mode,
    paymentUrl,
  });
  for (const sentence of [doubt, gstWarning(offers.seller?.gstin ?? null)])
    if (sentence !== null) log.warn(sentence);
  let addresses: OrderAddresses | null = null;
  const stopping = new AbortController();
  const bank: DemonstrationBank | null =
    mode === 'demonstration' ? demonstrationBank(bankPageOf, now) : null;
  const provider: PaymentProvider | null =
    config.razorpay === null
      ? bank
      : razorpay({ ...config.razorpay, now, stopped: stopping.signal });
  const worker =
    provider &&
    new PaymentWorker({
      orders: store.orders,
      provider,
      now,
      log,
      returnTo: (order) => new URL(statusAddress(ticketOf(order)), config.siteUrl),
      ...(pollMs === undefined ? {} : { pollMs }),
    });
  const ticketOf = (order: Order) => addresses?.ticketOf(order.id) ?? '';

  const receipts = receiptsOf({ receiptFonts, seller: offers.seller, orders: store.orders });
  const letters =
    provider === null || config.mail === null || offers.seller === null
      ? null
      : new OutboxDispatcher(
          'visitor',
          store.outbox,
          visitorSender({
            smtp: smtp(config.mail.smtpUrl),
            from: config.mail.from,
            siteUrl: config.siteUrl,
            orders: store.orders,
            seller: offers.seller,
            receipts,
            ticketOf,
            turns: store,
          }),
          { ...visitorMailTiming, ...(pollMs === undefined ? {} : { pollMs }) },
          now,
          log,
        );

  let starting: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What is on sale stands in the database before the first enrolment; when that is away, as soon as it is back. */
  const start = async (): Promise<void> => {
    try {
      addresses = orderAddresses(await store.sharedSecret('order addresses'));
      await store.outbox.setChannel('visitor', letters !== null);
      // Orders that nobody looks after would all be offered their link, and their visitors written to, by the first
      // start with keys.
      if (provider === null || worker === null) return await store.orders.withdrawOffers();
      await store.orders.setOffers(onSale, provider.mode);
      const ended = await endUnofferedOrders(store.orders, provider.mode, now());
      if (ended > 0)
        log.warn(
          { orders: ended },
          'orders that nobody looked after for a day have ended: no link',
        );
      await store.orders.retryRefusedLinks(provider.mode);
      worker.start();
      letters?.start();
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'payments wait for the database');
      starting = setTimeout(() => void start(), retryMs).unref();
    }
  };
  // A database that takes long to answer keeps no page from being served.
  app.addHook('onReady', () => Promise.race([start(), delay(retryMs, undefined, { ref: false })]));
  let goodbye: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    goodbye = letters?.close();
    // Whatever is asked of the provider by then is asked again by the next start: nothing is lost with an answer.
    setTimeout(() => stopping.abort(), providerGoodbyeMs).unref();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(starting);
    await Promise.all([worker?.close(), goodbye]);
  });

  const waiting = waitsAt(provider === null ? paymentUrl : null, provider !== null);

  const findOrder = async (ticket: string | null): Promise<Order | null> => {
    const id = addresses?.orderIdOf(ticket) ?? null;
    const order = id === null ? null : await store.orders.findOrder(id);
    const isOver = order !== null && now() - order.createdAt.getTime() > ticketDays * 86_400_000;
    return isOver ? null : order;
  };
  if (provider !== null && worker !== null)
    addProviderEvents(app, { provider, orders: store.orders, worker, now });
  addReceiptRoute(app, { receipts, findOrder });
  addOrderStatus(app, {
    provider,
    worker,
    findOrder,
    page: statusPage,
    orders: store.orders,
    isPast: ({ offer }) => {
      const start = offers.find(offer.slug)?.start;
      return start !== undefined && !isOpenForEnrolment(start, indianDay(new Date(now())));
    },
    ticketOf,
    config,
  });
  if (bank !== null && worker !== null)
    addBankPage(app, {
      bank,
      orders: store.orders,
      worker,
      statusOf: (order) => statusAddress(ticketOf(order)),
    });

  return {
    waiting,
    receipts,
    nudge: () => void worker?.nudge(),
    async nextStep(person, offer) {
      if (worker === null) return null;
      try {
        const created = await store.orders.orderOfPerson(person, offer);
        if (created === null || addresses === null) {
          log.warn('an enrolment came to no order: staff have to ask for its payment');
          return null;
        }
        // The link is being made while the browser is on its way to the page that waits for it.
        void worker.nudge(created);
        const page = payAddress(addresses.ticketOf(created.id));
        return { address: page, page };
      } catch (error) {
        // The enrolment stands; the link comes by mail, or when staff call.
        log.error({ err: error }, 'an order could not be looked up after its enrolment');
        return waiting;
      }
    },
  };
}

/** Where a visitor goes who has no link yet: to the fixed address, or to a page that says what comes. */
function waitsAt(paymentUrl: string | null, hasProvider: boolean): NextStep {
  if (paymentUrl !== null) return { address: paymentUrl, page: landingPages.enrollments };
  // As everybody else, by way of the page that leads on: that one was quarantined, nobody is told.
  const address = hasProvider ? payAddress('later') : statusAddress('arranging');
  return { address, page: address };
}
