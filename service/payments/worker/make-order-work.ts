/**
 * Defines the kinds of background work on orders: applying stored events, creating and ending links, requesting
 * refunds, and polling the provider for missed events. Each piece of work is reserved for one process by a lease, and
 * is done outside any transaction: after a crash, another process takes it over when the lease has run out.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Order } from '#database/orders/order.ts';
import type { OrderPort } from '#database/orders/order-port.ts';
import type { ProviderEvent } from '#database/orders/provider-events/provider-event-port.ts';
import { epochMsOfUuid } from '#database/uuid-v7.ts';
import { maskPersonInText } from '#domain/mask-person-in-text.ts';
import type { OrderFact } from '#domain/orders/decide-order-step.ts';
import { isBlockedAsSecondOrder } from '#domain/orders/order-states.ts';
import { canGetPaymentLink } from '../course-start-and-payment-link-expiry.ts';
import {
  type ParsedProviderEvent,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment-provider.ts';
import {
  computePollDelayMs,
  computeRetryDelayMs,
  paymentAskedSince,
} from './retry-and-poll-timing.ts';
import type { WorkDefinition } from './work-loop.ts';

export type OrderWorkOptions = {
  orders: OrderPort;
  provider: PaymentProvider;
  now: () => number;
  log: FastifyBaseLogger;
  /** Returns the address to which the provider sends the order's visitor back. */
  returnTo: (order: Order) => URL;
};

type StoredEvent = ProviderEvent & { id: string };

/** The work on orders, by kind. Each kind has its own loop (`work-loop.ts`). */
export type OrderWork = {
  events: WorkDefinition<readonly StoredEvent[]>;
  /** New orders, whose visitors may be waiting for a link. */
  newLinks: WorkDefinition<Order>;
  /** Orders for which a link was tried before. */
  triedLinks: WorkDefinition<Order>;
  refunds: WorkDefinition<Order>;
  polls: WorkDefinition<Order>;
  /** Orders whose link has to be ended, because nobody may pay by it any more. */
  linkEndings: WorkDefinition<Order>;
  /** Polls the provider about an order. Rejects with ProviderUnavailable or ProviderRefused. */
  pollProvider(order: Order): Promise<void>;
};

const minute = 60_000;
/** How long a piece of work is reserved for this process: longer than all calls for one link take together. */
const leaseMs = minute;
/**
 * The lease for refunds, for ending links and for polling. It is longer than the other lease, because an order with
 * several payments takes many calls.
 */
const longLeaseMs = 5 * minute;
const eventsAtOnce = 20;
/** The most parallel calls of each kind of work. */
const atOnce = { newLinks: 20, triedLinks: 5, refunds: 5, endings: 5, questions: 20 };
/**
 * The shortest time for which a new link occupies its slot (see `slotMs` in `WorkDefinition`). With 20 slots, at most
 * 50 links begin in a second. A link takes 3 ms of this process's time, and visitors' requests need time too.
 */
const newLinkSlotMs = 400;
/**
 * The pause between two groups of polls, so that many due polls do not overload the provider. Many are due, for
 * example, after `npm run orders -- reconcile`.
 */
const pauseBetweenPollsMs = 1_000;
/** The time between two polls about a refund: an hour, because a refund takes days. */
const refundPollMs = 60 * minute;
/** How long an order waits for its visitor to say whether it is for another person: as long as a link can be paid. */
const answerWithinMs = 7 * 24 * 60 * minute;
/**
 * How long after its expiry a link counts as over. By then the provider's list of links is complete, so a link that is
 * not in the list does not exist.
 */
const overAfterExpiryMs = 24 * 60 * minute;

export function makeOrderWork(options: OrderWorkOptions): OrderWork {
  const { orders, provider, now, log, returnTo } = options;
  const inMs = (ms: number) => new Date(now() + ms);
  const ageOf = (order: Order) => now() - paymentAskedSince(order).getTime();

  async function apply(order: Order, fact: OrderFact): Promise<string> {
    const { step } = await orders.applyFact(order.id, fact, 'provider');
    if (step.at === 'discrepancy') {
      log.error({ order: order.id, discrepancy: step.discrepancy }, 'a payment waits for a person');
      return step.discrepancy;
    }
    if (step.at === 'unchanged') return 'known before';
    if (step.at === 'noted') return fact.kind;
    if (step.isLate) log.warn({ order: order.id }, 'a payment came after its link had ended');
    return step.to;
  }

  /**
   * Whether the order's link expired more than a day ago and the provider has reported nothing. This happens if the
   * account at the provider was changed.
   */
  const isLinkOver = ({ state, link }: Order) =>
    state === 'offered' && now() > (link?.expiresAt?.getTime() ?? Infinity) + overAfterExpiryMs;

  async function pollProvider(order: Order): Promise<void> {
    const state = await provider.readLinkState(order.id);
    if (state === null && isLinkOver(order)) await apply(order, { kind: 'expired' });
    for (const fact of state?.facts ?? []) await apply(order, fact);
  }

  /** Resolves with null if the event is a refund whose payment is not known yet, so that the event has to wait. */
  async function applyEvent(id: string, read: ParsedProviderEvent): Promise<string | null> {
    if (read.at === 'nothing') return 'nothing to do';
    if (read.at === 'refused') {
      log.error('an event of the payment provider has another shape than expected');
      return read.because;
    }
    const find = async () => {
      const order = await orders.findOrderByProviderRef(read.link);
      return order?.mode === provider.mode ? order : null;
    };
    const order = await find();
    if (order !== null) return apply(order, read.fact);
    const { fact } = read;
    switch (fact.kind) {
      case 'paid':
        return storeUnmatchedPayment(fact, read);
      case 'refunded': {
        const { paymentId, refundId, paise } = fact;
        if (await orders.noteUnmatchedRefund(paymentId, refundId, paise)) return 'no order of ours';
        await orders.holdProviderEvent(id, paymentId);
        // Another process may have stored the payment in the meantime, so the order is looked up again.
        const since = await find();
        if (since !== null) return apply(since, fact);
        const isKept = await orders.noteUnmatchedRefund(paymentId, refundId, paise);
        return isKept ? 'no order of ours' : null;
      }
      // Without a known order, only payments and refunds that the provider made are stored. These facts are neither.
      case 'offered':
      case 'link refused':
      case 'payment failed':
      case 'seems second':
      case 'no longer second':
      case 'for another':
      case 'expired':
      case 'cancelled':
      case 'withdrawn':
      case 'refund asked':
      case 'refund withdrawn':
      case 'refund failed':
      case 'refund settled':
      case 'recorded by mistake':
        return 'no order of ours';
    }
  }

  /**
   * Stores a payment whose order is missing, for example after a backup was restored. A person has to handle the
   * payment.
   */
  async function storeUnmatchedPayment(
    { paymentId, paise, currency }: OrderFact & { kind: 'paid' },
    { link, paidFor }: ParsedProviderEvent & { at: 'fact' },
  ): Promise<string> {
    await orders.storeUnmatchedPayment({
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

  /**
   * Handles an order whose visitor still has to answer whether it is for another person. No link is created for this
   * order, and it expires after the same time as a link.
   *
   * Until then, the provider is polled: an earlier attempt may have created a link although its answer was lost, and a
   * payment by that link must be noticed.
   */
  async function waitForAnswer(order: Order): Promise<void> {
    const end = epochMsOfUuid(order.id) + answerWithinMs;
    if (now() >= end) await apply(order, { kind: 'expired' });
    else await pollAndScheduleNextPoll(order, end);
  }

  async function createLink(claimed: Order): Promise<void> {
    const order = await orders.flagSecondOrder(claimed.id);
    if (isBlockedAsSecondOrder(order)) return waitForAnswer(order);
    if (!canGetPaymentLink(order, now())) {
      log.warn(
        { order: order.id },
        'its offer or batch can not be sold any more, so no payment link is made',
      );
      await orders.applyFact(order.id, { kind: 'expired' }, 'worker');
      return;
    }
    try {
      const link = await provider.offerPayment(order, returnTo(order));
      await orders.noteLink(order.id, link);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      const reason = maskedReasonOf(error, order);
      log.warn({ order: order.id, reason }, 'a payment link is not made yet');
      if (error instanceof ProviderRefused) await apply(order, { kind: 'link refused' });
      const wait = computeRetryDelayMs(error, { tries: order.offerTries, ageMs: ageOf(order) });
      await orders.postponeLinkRetry(order.id, inMs(wait), reason);
    }
  }

  async function requestRefund({ id }: Order): Promise<void> {
    const before = await orders.findOrder(id);
    // The provider is polled first, because the money may already be refunded: by staff on the provider's page, or by
    // an earlier attempt whose answer was lost.
    if (before) await pollProvider(before);
    const order = await orders.findOrder(id);
    if (order?.state !== 'refunding' || !order.refund || order.paymentId === null) return;
    const { paymentId, refund } = order;
    // A refund that has begun is only polled. A second request might refund twice, because the provider may have
    // forgotten the idempotency key.
    if (refund.hasFailed || refund.refundId !== null) return;
    try {
      const { refundId, isDone } = await provider.refund(paymentId, refund.paise, refund.key);
      await orders.storeRefundId(id, refund.key, refundId);
      if (isDone)
        await apply(order, { kind: 'refunded', paymentId, refundId, paise: refund.paise });
      else await pollProvider(order);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await apply(order, { kind: 'refund failed', refund: refund.key });
    }
  }

  async function refundAndScheduleNextPoll(order: Order): Promise<void> {
    let wait = refundPollMs;
    try {
      await requestRefund(order);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      log.warn(
        { order: order.id, reason: maskedReasonOf(error, order) },
        'a refund is not under way yet',
      );
      wait = Math.min(wait, computeRetryDelayMs(error, { tries: 3, ageMs: 0 }));
    }
    await orders.setNextLookUp(order.id, inMs(wait), order);
  }

  /**
   * Ends the link of an order that was paid in another way or withdrawn, or whose batch was cancelled. Then polls the
   * provider: an unpaid order is cancelled with its link. If somebody has paid by the link in the meantime, the payment
   * is noted, and a person has to handle it.
   */
  async function endLink(order: Order): Promise<void> {
    try {
      await provider.endLink(order.id);
      await pollProvider(order);
      await orders.noteLinkEnded(order.id);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      // The next attempt follows when the lease has run out.
      log.warn(
        { order: order.id, reason: maskedReasonOf(error, order) },
        'a link is not ended yet',
      );
    }
  }

  /** Polls the provider about the order. Then stores the time of the next poll, which is never later than `latest`. */
  async function pollAndScheduleNextPoll(
    order: Order,
    latest = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    let wait = computePollDelayMs(order, now());
    try {
      await pollProvider(order);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      log.warn(
        { order: order.id, reason: maskedReasonOf(error, order) },
        'an order was not asked about',
      );
      wait = Math.min(wait, computeRetryDelayMs(error, { tries: 2, ageMs: ageOf(order) }));
    }
    await orders.setNextLookUp(order.id, new Date(Math.min(now() + wait, latest)), order);
  }

  async function applyEvents(events: readonly StoredEvent[]): Promise<void> {
    for (const { id, eventId, body } of events) {
      try {
        const outcome = await applyEvent(id, provider.readStoredEvent(eventId, body));
        if (outcome !== null) await orders.markProviderEventApplied(id, outcome);
      } catch (error) {
        // The event is tried again when its lease has run out. Later events are applied before that.
        log.error({ err: error, event: id }, 'an event of the payment provider was not applied');
      }
    }
    if (events.length === eventsAtOnce)
      log.info({ events: events.length }, 'events of the payment provider were applied');
  }

  return {
    pollProvider: pollProvider,
    events: {
      // Claimed groups are applied one after another, so that events are applied in the order of arrival.
      atOnce: 1,
      async claim() {
        const events = await orders.claimProviderEvents(provider.mode, eventsAtOnce, leaseMs);
        return events.length === 0 ? [] : [events];
      },
      work: applyEvents,
    },
    newLinks: {
      atOnce: atOnce.newLinks,
      slotMs: newLinkSlotMs,
      claim: (limit) => orders.claimForFirstLink(provider.mode, limit, leaseMs),
      work: createLink,
    },
    triedLinks: {
      atOnce: atOnce.triedLinks,
      claim: (limit) => orders.claimForLinkRetry(provider.mode, limit, leaseMs),
      work: createLink,
    },
    refunds: {
      atOnce: atOnce.refunds,
      claim: (limit) => orders.claimRefunds(provider.mode, limit, longLeaseMs),
      work: refundAndScheduleNextPoll,
    },
    linkEndings: {
      atOnce: atOnce.endings,
      claim: (limit) => orders.claimEndingLinks(provider.mode, limit, longLeaseMs),
      work: endLink,
    },
    polls: {
      atOnce: atOnce.questions,
      pauseMs: pauseBetweenPollsMs,
      // Unpaid orders come first. Behind all paid orders, a new order would wait too long.
      async claim(limit) {
        const open = await orders.claimUnpaidForLookUp(provider.mode, limit, longLeaseMs);
        if (open.length === limit) return open;
        return [
          ...open,
          ...(await orders.claimPaidForLookUp(provider.mode, limit - open.length, longLeaseMs)),
        ];
      },
      work: (order) => pollAndScheduleNextPoll(order),
    },
  };
}

const isProviderError = (error: unknown): error is ProviderUnavailable | ProviderRefused =>
  error instanceof ProviderUnavailable || error instanceof ProviderRefused;

/**
 * Returns the reason of a failure, in the provider's words. It stays in the order's history and in the log even after
 * the person is erased, so the person's name and contact details are masked. If the person is already erased, these
 * details are unknown, so only the text before the first colon is kept.
 */
function maskedReasonOf({ message }: Error, { payer }: Order): string {
  if (payer === null) return message.split(':', 1)[0] ?? '';
  return maskPersonInText(message, [payer.name, payer.email, payer.phone]);
}
