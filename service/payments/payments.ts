/**
 * From an enrolment to its payment: puts together the provider, the worker, the addresses that visitors are given
 * and the doors that the provider knocks at. Null where no payment is made here: a fixed PAYMENT_URL is a plain
 * redirect, and without a built site nothing is known to be sold.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Order, Person } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
import type { Config } from '../config.ts';
import { gstDoubt } from '../gst-doubt.ts';
import { Courier } from '../notify/courier.ts';
import { smtp } from '../notify/smtp.ts';
import type { Offers } from '../offers.ts';
import { paymentDoubt } from '../payment-doubt.ts';
import { addBankPage, bankPageOf } from './demonstration/bank-page.ts';
import { type DemonstrationBank, demonstrationBank } from './demonstration/demonstration-bank.ts';
import { endDemonstrationLinks } from './demonstration/end-demonstration-links.ts';
import { endUnofferedOrders } from './end-unoffered-orders.ts';
import { visitorPace } from './letters/visitor-pace.ts';
import { visitorSender } from './letters/visitor-sender.ts';
import { offersOnSale } from './offers-on-sale.ts';
import {
  type OrderAddresses,
  orderAddresses,
  payAddress,
  statusAddress,
  ticketDays,
} from './order-address.ts';
import { addOrderStatus } from './order-status.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentWorker } from './payment-worker.ts';
import { addProviderEvents } from './provider-events.ts';
import { razorpay } from './razorpay/razorpay.ts';
import type { Letterhead } from './receipt/letterhead.ts';
import { addReceiptDoor } from './receipt/receipt-door.ts';
import { type Receipts, receiptsOf } from './receipt/receipts.ts';
import type { StatusPage } from './status-page.ts';

export type PaymentsOptions = {
  config: Config;
  store: Store;
  offers: Offers;
  /** Where enrolments are paid by a fixed address, from the settings or from the build; null when nowhere. */
  paymentUrl: string | null;
  statusPage: StatusPage | null;
  /** Null where the build has left no type to set receipts in. */
  letterhead: Letterhead | null;
  now: () => number;
  /** Tests look more often. */
  pollMs?: number | undefined;
};

export type Payments = {
  /**
   * After an enrolment was stored: where its visitor goes next, within a few seconds and without ever failing;
   * null when it came to no order.
   */
  nextStep(person: Person, offer: string | null): Promise<NextStep | null>;
  /** Where somebody goes whose enrolment waits for a look of ours. */
  waiting: NextStep;
  /** Null where the build has left no type to set them in. */
  receipts: Receipts | null;
  /** Something is to be asked of the provider: sooner than at the next round. */
  nudge(): void;
};

/** `address` may be the provider's; `page` is ours and leads there, for a form that may not be redirected elsewhere. */
export type NextStep = { address: string; page: string };

/** How long a visitor waits for the provider before the page that tells what happens next. */
const patienceMs = 4_000;
const retryMs = 5_000;

export function addPayments(app: FastifyInstance, options: PaymentsOptions): Payments | null {
  const { config, store, offers, paymentUrl, statusPage, letterhead, now, pollMs } = options;
  const { log } = app;
  const onSale = offersOnSale(offers);
  const isElsewhere = config.razorpay === null && paymentUrl !== null;
  if (onSale === null || statusPage === null || isElsewhere) {
    // A start before this one may have switched it on, and nobody would carry what is noted for it.
    app.addHook('onReady', async () => {
      try {
        await store.outbox.setChannel('visitor', false);
        // Nor is what it put on sale paid here: orders that nobody looks after would all be offered their link, and
        // their visitors written to, by the first start with keys.
        if (isElsewhere) await store.orders.setOffers([]);
      } catch (error) {
        log.warn({ err: error }, 'the channel to visitors is not switched off yet');
      }
    });
    return null;
  }
  const doubt = paymentDoubt({
    siteUrl: config.siteUrl,
    razorpayKeyId: config.razorpay?.keyId ?? null,
    paymentUrl,
  });
  for (const sentence of [doubt, gstDoubt(offers.seller?.gstin ?? null)])
    if (sentence !== null) log.warn(sentence);
  let addresses: OrderAddresses | null = null;
  const bank: DemonstrationBank | null =
    config.razorpay === null ? demonstrationBank(bankPageOf, now) : null;
  const provider: PaymentProvider = bank ?? razorpay({ ...requireKeys(config), now });
  const worker = new PaymentWorker({
    orders: store.orders,
    provider,
    now,
    log,
    returnTo: (order) => new URL(statusAddress(ticketOf(order)), config.siteUrl),
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  const ticketOf = (order: Order) => addresses?.ticketOf(order.id) ?? '';

  const receipts = receiptsOf({ letterhead, seller: offers.seller, orders: store.orders });
  const letters =
    config.mail === null || offers.seller === null
      ? null
      : new Courier(
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
          { ...visitorPace, ...(pollMs === undefined ? {} : { pollMs }) },
          now,
          log,
        );

  let starting: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What is on sale stands in the database before the first enrolment; when that is away, as soon as it is back. */
  const start = async (): Promise<void> => {
    try {
      addresses = orderAddresses(await store.sharedSecret('order addresses'));
      await store.orders.setOffers(onSale);
      if (bank === null) await endDemonstrationLinks(store.orders);
      const ended = await endUnofferedOrders(store.orders, now());
      if (ended > 0)
        log.warn(
          { orders: ended },
          'orders that nobody looked after for a day have ended: no link',
        );
      await store.outbox.setChannel('visitor', letters !== null);
      await store.orders.retryRefusedLinks();
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
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(starting);
    await worker.close();
    await letters?.close();
  });

  const later = statusAddress('later');
  const waiting = { address: later, page: later };

  const findOrder = async (ticket: string | null): Promise<Order | null> => {
    const id = addresses?.orderIdOf(ticket) ?? null;
    const order = id === null ? null : await store.orders.findOrder(id);
    const isOver = order !== null && now() - order.madeAt.getTime() > ticketDays * 86_400_000;
    return isOver ? null : order;
  };
  addProviderEvents(app, { provider, orders: store.orders, worker, now });
  addReceiptDoor(app, { receipts, findOrder });
  addOrderStatus(app, { provider, worker, findOrder, page: statusPage });
  if (bank !== null)
    addBankPage(app, {
      bank,
      orders: store.orders,
      worker,
      statusOf: (order) => statusAddress(ticketOf(order)),
    });

  return {
    waiting,
    receipts,
    nudge: () => void worker.nudge(),
    async nextStep(person, offer) {
      try {
        const made = await store.orders.orderOfPerson(person, offer);
        if (made === null || addresses === null) {
          log.warn('an enrolment came to no order: staff have to ask for its payment');
          return null;
        }
        if (made.state === 'made')
          await Promise.race([worker.nudge(made), delay(patienceMs, null, { ref: false })]);
        const order = await store.orders.findOrder(made.id);
        const ticket = addresses.ticketOf(made.id);
        if (order?.state === 'offered' && order.link !== null)
          return { address: order.link.url, page: payAddress(ticket) };
        return { address: statusAddress(ticket), page: statusAddress(ticket) };
      } catch (error) {
        // The enrolment stands; the link comes by mail, or when staff call.
        log.error({ err: error }, 'an order could not be looked up after its enrolment');
        return waiting;
      }
    },
  };
}

function requireKeys({ razorpay }: Config) {
  if (razorpay === null) throw new Error('There are no keys of Razorpay.');
  return razorpay;
}
