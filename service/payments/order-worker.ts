/**
 * What there is to do about orders: events that were stored are applied, links made, refunds asked for, and the
 * provider is asked about what we were not told. Each piece is claimed for a while and done outside any transaction,
 * so a process that dies in the middle leaves it to the next.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Order, OrderPort, ProviderEvent } from '#database/orders/order-port.ts';
import { timeOfUuid } from '#database/uuid-v7.ts';
import { asksFirst, type OrderFact } from '#domain/order-states.ts';
import { withoutPerson } from '#domain/without-person.ts';
import { canBePaidAt } from './link-end.ts';
import {
  type PaymentProvider,
  ProviderAway,
  ProviderRefused,
  type ReadEvent,
} from './payment-provider.ts';
import { askAgainIn, retryIn } from './payment-waits.ts';
import type { WorkKind } from './work-loop.ts';

export type OrderWorkerOptions = {
  orders: OrderPort;
  provider: PaymentProvider;
  now: () => number;
  log: FastifyBaseLogger;
  /** Where the provider leads a visitor back to. */
  returnTo: (order: Order) => URL;
};

type StoredEvent = ProviderEvent & { id: string };

/** Each kind is looked after by a loop of its own. */
export type OrderWorker = {
  events: WorkKind<readonly StoredEvent[]>;
  /** New orders, whose visitors may be waiting. */
  newLinks: WorkKind<Order>;
  /** Orders for which a link was tried before. */
  triedLinks: WorkKind<Order>;
  refunds: WorkKind<Order>;
  questions: WorkKind<Order>;
  /** Rejects with ProviderAway or ProviderRefused. */
  ask(order: Order): Promise<void>;
};

const minute = 60_000;
/** Longer than the provider's calls about one link take when each takes as long as it may. */
const leaseMs = minute;
/** A refund, and a question about an order of several payments, is many calls. */
const longLeaseMs = 5 * minute;
const eventsAtOnce = 20;
/** Calls side by side, for each kind of its own. */
const atOnce = { newLinks: 20, triedLinks: 5, refunds: 5, questions: 20 };
/** From one full batch of questions to the next, as after "reconcile": the provider has other sites to serve. */
const betweenQuestionsMs = 1_000;
/** A refund that is under way takes days. */
const refundAskedMs = 60 * minute;
/** As long as a link can be paid. */
const answerWithinMs = 7 * 24 * 60 * minute;
/** By then the provider's list has every link that it made. */
const afterEndMs = 24 * 60 * minute;

export function orderWorker(options: OrderWorkerOptions): OrderWorker {
  const { orders, provider, now, log, returnTo } = options;
  const inMs = (ms: number) => new Date(now() + ms);
  const ageOf = ({ createdAt }: Order) => now() - createdAt.getTime();

  async function apply(order: Order, fact: OrderFact): Promise<string> {
    const { step } = await orders.applyFact(order.id, fact, 'provider');
    if (step.at === 'doubt') {
      log.error({ order: order.id, doubt: step.doubt }, 'a payment waits for a person');
      return step.doubt;
    }
    if (step.at === 'unchanged') return 'known before';
    if (step.at === 'noted') return fact.kind;
    if (step.isLate) log.warn({ order: order.id }, 'a payment came after its link had ended');
    return step.to;
  }

  /** Of another account's link nobody tells that it has ended. */
  const isOver = ({ state, link }: Order) =>
    state === 'offered' && now() > (link?.expiresAt?.getTime() ?? Infinity) + afterEndMs;

  async function ask(order: Order): Promise<void> {
    const state = await provider.stateOf(order.id);
    if (state === null && isOver(order)) await apply(order, { kind: 'expired' });
    for (const fact of state?.facts ?? []) await apply(order, fact);
  }

  /** Null for an event that is held until its payment is known. */
  async function outcomeOf(id: string, read: ReadEvent): Promise<string | null> {
    if (read.at === 'nothing') return 'nothing to do';
    if (read.at === 'refused') {
      log.error('an event of the payment provider has another shape than expected');
      return read.because;
    }
    const find = async () => {
      const order = await orders.orderOfLink(read.link);
      return order?.mode === provider.mode ? order : null;
    };
    const order = await find();
    if (order !== null) return apply(order, read.fact);
    const { fact } = read;
    switch (fact.kind) {
      case 'paid':
        return keepUnmatched(fact, read);
      case 'refunded': {
        const { paymentId, refundId, paise } = fact;
        if (await orders.noteUnmatchedRefund(paymentId, refundId, paise)) return 'no order of ours';
        await orders.holdProviderEvent(id, paymentId);
        // The payment may have become known between the two looks.
        const since = await find();
        if (since !== null) return apply(since, fact);
        const isKept = await orders.noteUnmatchedRefund(paymentId, refundId, paise);
        return isKept ? 'no order of ours' : null;
      }
      // No money has moved: without an order there is nothing to keep.
      case 'offered':
      case 'link refused':
      case 'payment failed':
      case 'seems second':
      case 'no longer second':
      case 'for another':
      case 'expired':
      case 'cancelled':
      case 'refund asked':
      case 'refund failed':
      case 'refund settled':
        return 'no order of ours';
    }
  }

  /** A copy that was put back may not know the order: its money waits for a person. */
  async function keepUnmatched(
    { paymentId, paise, currency }: OrderFact & { kind: 'paid' },
    { link, paidFor }: ReadEvent & { at: 'fact' },
  ): Promise<string> {
    await orders.keepUnmatched({
      paymentId,
      mode: provider.mode,
      linkId: link.id ?? null,
      reference: link.reference ?? null,
      paidFor: paidFor ?? null,
      paise,
      currency,
    });
    log.error(
      { payment: paymentId },
      'a payment came for no order of ours, and waits for a person',
    );
    return 'no order of ours';
  }

  /** Nobody is led to pay while the question stands; it stands no longer than a link would. */
  async function waitForAnswer(order: Order): Promise<void> {
    const end = timeOfUuid(order.id) + answerWithinMs;
    if (now() >= end) await apply(order, { kind: 'expired' });
    else await orders.postponeAsking(order.id, new Date(end), order);
  }

  async function offerLink(claimed: Order): Promise<void> {
    const order = await orders.compareWithPaid(claimed.id);
    if (asksFirst(order)) return waitForAnswer(order);
    if (!canBePaidAt(order, now())) {
      log.warn({ order: order.id }, 'its offer has begun before a payment link was made');
      await orders.applyFact(order.id, { kind: 'expired' }, 'worker');
      return;
    }
    try {
      const link = await provider.offerPayment(order, returnTo(order));
      await orders.noteLink(order.id, link);
    } catch (error) {
      if (!isOfProvider(error)) throw error;
      const reason = reasonOf(error, order);
      log.warn({ order: order.id, reason }, 'a payment link is not made yet');
      if (error instanceof ProviderRefused) await apply(order, { kind: 'link refused' });
      const wait = retryIn(error, { tries: order.offerTries, ageMs: ageOf(order) });
      await orders.postponeOffer(order.id, inMs(wait), reason);
    }
  }

  async function refundOne({ id }: Order): Promise<void> {
    const before = await orders.findOrder(id);
    // It may have gone back on the provider's page, or by a try whose answer was lost.
    if (before) await ask(before);
    const order = await orders.findOrder(id);
    if (order?.state !== 'refunding' || !order.refund || order.paymentId === null) return;
    const { paymentId, refund } = order;
    // Once under way it is only polled: the provider may have forgotten the idempotency key.
    if (refund.hasFailed || refund.refundId !== null) return;
    try {
      const { refundId, isDone } = await provider.refund(paymentId, refund.paise, refund.key);
      await orders.noteRefund(id, refund.key, refundId);
      if (isDone)
        await apply(order, { kind: 'refunded', paymentId, refundId, paise: refund.paise });
      else await ask(order);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await apply(order, { kind: 'refund failed', refund: refund.key });
    }
  }

  async function payBack(order: Order): Promise<void> {
    let wait = refundAskedMs;
    try {
      await refundOne(order);
    } catch (error) {
      if (!isOfProvider(error)) throw error;
      log.warn(
        { order: order.id, reason: reasonOf(error, order) },
        'a refund is not under way yet',
      );
      wait = Math.min(wait, retryIn(error, { tries: 3, ageMs: 0 }));
    }
    await orders.postponeAsking(order.id, inMs(wait), order);
  }

  async function askAbout(order: Order): Promise<void> {
    let wait = askAgainIn(order, now());
    try {
      await ask(order);
    } catch (error) {
      if (!isOfProvider(error)) throw error;
      log.warn({ order: order.id, reason: reasonOf(error, order) }, 'an order was not asked about');
      wait = Math.min(wait, retryIn(error, { tries: 2, ageMs: ageOf(order) }));
    }
    await orders.postponeAsking(order.id, inMs(wait), order);
  }

  async function applyEvents(events: readonly StoredEvent[]): Promise<void> {
    for (const { id, eventId, body } of events) {
      try {
        const outcome = await outcomeOf(id, provider.readStored(eventId, body));
        if (outcome !== null) await orders.markProviderEvent(id, outcome);
      } catch (error) {
        // Tried again when its lease is over; those behind it do not wait for that.
        log.error({ err: error, event: id }, 'an event of the payment provider was not applied');
      }
    }
    if (events.length === eventsAtOnce)
      log.info({ events: events.length }, 'events of the payment provider were applied');
  }

  return {
    ask,
    events: {
      // One batch after the other, in the order in which they came.
      atOnce: 1,
      async claim() {
        const events = await orders.claimProviderEvents(provider.mode, eventsAtOnce, leaseMs);
        return events.length === 0 ? [] : [events];
      },
      work: applyEvents,
    },
    newLinks: {
      atOnce: atOnce.newLinks,
      claim: (limit) => orders.claimUnoffered(provider.mode, limit, leaseMs),
      work: offerLink,
    },
    triedLinks: {
      atOnce: atOnce.triedLinks,
      claim: (limit) => orders.claimTried(provider.mode, limit, leaseMs),
      work: offerLink,
    },
    refunds: {
      atOnce: atOnce.refunds,
      claim: (limit) => orders.claimRefunds(provider.mode, limit, longLeaseMs),
      work: payBack,
    },
    questions: {
      atOnce: atOnce.questions,
      pauseMs: betweenQuestionsMs,
      // Those that can still be paid first: behind all that was ever paid, a new order would wait to be seen.
      async claim(limit) {
        const open = await orders.claimUnsettled(provider.mode, limit, longLeaseMs);
        if (open.length === limit) return open;
        return [
          ...open,
          ...(await orders.claimPaid(provider.mode, limit - open.length, longLeaseMs)),
        ];
      },
      work: askAbout,
    },
  };
}

const isOfProvider = (error: unknown): error is ProviderAway | ProviderRefused =>
  error instanceof ProviderAway || error instanceof ProviderRefused;

/**
 * What a provider says is kept in the order's history and in the log, where it stays when the person is erased: so
 * without their name, and of somebody who is erased already without anything that the provider says.
 */
function reasonOf({ message }: Error, { payer }: Order): string {
  if (payer === null) return message.split(':', 1)[0] ?? '';
  return withoutPerson(message, [payer.name, payer.email, payer.phone]);
}
