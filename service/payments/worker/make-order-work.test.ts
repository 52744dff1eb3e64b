/** The work on orders, with a fake provider and a fake database. */
import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { orderQueueClockErrorLimits } from '#database/orders/background-work/order-queue-clock-error-limits.ts';
import type { Order } from '#database/orders/order.ts';
import type { OrderPort, ProviderOrderRef } from '#database/orders/order-port.ts';
import { firstUuidAt } from '#database/uuid-v7.ts';
import type { OrderFact, OrderStep } from '#domain/orders/decide-order-step.ts';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import {
  type ParsedProviderEvent,
  type PaymentLink,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment-provider.ts';
import { makeOrderWork, type OrderWork } from './make-order-work.ts';
import { type WorkDefinition, WorkLoop } from './work-loop.ts';

const at = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const inTime = (ms: number) => new Date(at + ms);

const link: PaymentLink = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: null };
const paid: OrderFact = { kind: 'paid', paymentId: 'pay_1', paise: 399_900, currency: 'INR' };
const refunded: OrderFact = {
  kind: 'refunded',
  paymentId: 'pay_29QQoUBi66xm2f',
  refundId: 'rfnd_1',
  paise: 5,
};
const anOrder = (changes: Partial<Order> = {}) =>
  makePaidOrder({
    state: 'offered',
    paymentId: null,
    paidAt: null,
    receipt: null,
    createdAt: inTime(-minute),
    ...changes,
  });
const noRefund = { key: 'rf-1', paise: 5, refundId: null, hasFailed: false };
const toBeRefunded = (changes: Partial<Order> = {}) =>
  makePaidOrder({ state: 'refunding', refund: noRefund, ...changes });

type Given = {
  /** For each claim, the pieces of work that it returns. */
  events?: { id: string; says: ParsedProviderEvent | Error }[][];
  unoffered?: Order[][];
  tried?: Order[][];
  /** The changes that `flagSecondOrder` makes to an order before the order's link is created. */
  compared?: Partial<Order>;
  refunds?: Order[];
  unsettled?: Order[];
  paid?: Order[];
  endings?: Order[];
  ending?: () => Promise<void>;
  knows?: (link: ProviderOrderRef) => Order | null;
  /** The results of successive look-ups of the order; the last one repeats. */
  asItIs?: (Order | null)[];
  step?: OrderStep;
  offers?: () => Promise<PaymentLink>;
  refunding?: () => Promise<{ refundId: string; isDone: boolean }>;
  facts?: () => Promise<OrderFact[] | null>;
};

function worker(given: Given) {
  const did: unknown[][] = [];
  const claims: unknown[][] = [];
  const said: { level: string; about: unknown; words: string }[] = [];
  const noted =
    <Answer>(what: string, answer: Answer) =>
    async (...about: unknown[]): Promise<Answer> => {
      did.push([what, ...about]);
      return answer;
    };
  const claimed =
    <Found>(what: string, lists: Found[][]) =>
    async (mode: string, ...how: number[]): Promise<Found[]> => {
      expect(mode).toBe(provider.mode);
      claims.push([what, ...how]);
      if (claims.length > 100) throw new Error('Nobody asks so often in one test.');
      return lists.shift() ?? [];
    };
  const events = (given.events ?? []).map((list) =>
    list.map(({ id, says }) => ({
      id,
      eventId: `evt_${id}`,
      body: says instanceof Error ? '' : JSON.stringify(says),
    })),
  );
  const [allUnoffered, allTried] = [(given.unoffered ?? []).flat(), (given.tried ?? []).flat()];
  const asItIs = [...(given.asItIs ?? given.refunds ?? [])];
  const orders = {
    claimProviderEvents: claimed('events', events),
    claimForFirstLink: claimed('unoffered', given.unoffered ?? []),
    claimForLinkRetry: claimed('tried', given.tried ?? []),
    claimRefunds: claimed('refunds', [given.refunds ?? []]),
    claimUnpaidForLookUp: claimed('unsettled', [given.unsettled ?? []]),
    claimPaidForLookUp: claimed('paid', [given.paid ?? []]),
    claimEndingLinks: claimed('linkEndings', [given.endings ?? []]),
    noteLinkEnded: noted('noteLinkEnded', undefined),
    markProviderEventApplied: noted('mark', undefined),
    flagSecondOrder: async (id: string) => {
      const due = [...allUnoffered, ...allTried].find((order) => order.id === id) as Order;
      return { ...due, ...given.compared };
    },
    storeUnmatchedPayment: noted('unmatched', undefined),
    noteLink: noted('noteLink', undefined),
    postponeLinkRetry: noted('postponeLinkRetry', undefined),
    storeRefundId: noted('storeRefundId', undefined),
    setNextLookUp: noted('setNextLookUp', undefined),
    applyFact: noted('apply', {
      step: given.step ?? { at: 'moved', to: 'paid', isLate: false },
    }),
    findOrderByProviderRef: async (ref: ProviderOrderRef) => given.knows?.(ref) ?? null,
    findOrder: async () => (asItIs.length > 1 ? asItIs.shift() : asItIs[0]) ?? null,
  };
  const provider = {
    mode: 'live',
    readStoredEvent: (eventId: string, body: string) => {
      if (body === '') throw new Error(`${eventId} cannot be read`);
      return JSON.parse(body);
    },
    offerPayment: async (order: Order, returnTo: URL) => {
      did.push(['offer', order.id, returnTo.href]);
      return (given.offers ?? (async () => link))();
    },
    refund: async (...about: unknown[]) => {
      did.push(['refund', ...about]);
      return (given.refunding ?? (async () => ({ refundId: 'rfnd_1', isDone: true })))();
    },
    endLink: async (reference: string) => {
      did.push(['end', reference]);
      await given.ending?.();
    },
    readLinkState: async (reference: string) => {
      did.push(['ask', reference]);
      const facts = given.facts ? await given.facts() : null;
      return facts === null ? null : { link, facts };
    },
  };
  const say = (level: string) => (about: unknown, words: string) =>
    void said.push({ level, about, words });
  const log = {
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
  } as unknown as FastifyBaseLogger;
  const run = makeOrderWork({
    orders: orders as unknown as OrderPort,
    provider: provider as unknown as PaymentProvider,
    now: () => at,
    log,
    returnTo: ({ id }) => new URL(`https://miranaya.example/status?order=${id}`),
  });
  return { run, log, did, claims, said };
}

/** Runs one kind of work until no more is due, and returns what it did, in order. */
async function doing(kind: Exclude<keyof OrderWork, 'ask'>, given: Given) {
  const { run, log, ...seen } = worker(given);
  const loop = new WorkLoop(run[kind] as WorkDefinition<unknown>, minute, log);
  await loop.nudge();
  await loop.close();
  return seen;
}

/** Expects that the error was logged, and that the order was not postponed but waits until its lease ends. */
function expectOurFault({ did, said }: Awaited<ReturnType<typeof doing>>) {
  expect(said).toMatchObject([{ level: 'error', about: { err: { message: 'ours' } } }]);
  expect(did.filter(([what]) => String(what).startsWith('postpone'))).toEqual([]);
}

const event = (says: ParsedProviderEvent | Error, id = '1') => ({ id, says });
const fact = (
  changes: Partial<Extract<ParsedProviderEvent, { at: 'fact' }>> = {},
): ParsedProviderEvent => ({
  at: 'fact',
  eventId: 'evt_1',
  link: { reference: 'known' },
  fact: paid,
  ...changes,
});
const knows = ({ reference }: ProviderOrderRef) => (reference === 'known' ? anOrder() : null);

it.each([
  ['events', 20, 1, ['events']],
  ['newLinks', 20, 1, ['unoffered']],
  ['triedLinks', 5, 1, ['tried']],
  ['refunds', 5, 5, ['refunds']],
  ['polls', 20, 5, ['unsettled', 'paid']],
] as const)('%s takes %i at a time, for %i minutes', async (kind, limit, minutes, whats) => {
  const { claims, did } = await doing(kind, {});
  expect(claims).toEqual(whats.map((what) => [what, limit, minutes * minute]));
  expect(did).toEqual([]);
});

describe('a stored event', () => {
  it('is applied to its order, and its result is recorded', async () => {
    const { did, said } = await doing('events', { events: [[event(fact())]], knows });
    expect(did).toEqual([
      ['apply', anOrder().id, paid, 'provider'],
      ['mark', '1', 'paid'],
    ]);
    expect(said).toEqual([]);
  });

  it.each([
    ['is nothing that is kept', { at: 'nothing', eventId: 'e' }, 'nothing to do'],
    [
      'ends the link of another site',
      fact({ link: { reference: 'of another' }, fact: { kind: 'expired' } }),
      'no order of ours',
    ],
  ] as const)('that %s is marked as done', async (_name, says, outcome) => {
    const { did, said } = await doing('events', { events: [[event(says)]], knows });
    expect(did).toEqual([['mark', '1', outcome]]);
    expect(said).toEqual([]);
  });

  it('of another format is marked as done, and logged', async () => {
    const says = { at: 'refused', because: 'unreadable' } as const;
    const { did, said } = await doing('events', { events: [[event(says)]], knows });
    expect(did).toEqual([['mark', '1', 'unreadable']]);
    expect(said).toMatchObject([{ level: 'error' }]);
  });

  it('that reports nothing new is recorded as known before', async () => {
    const step = { at: 'unchanged' } as const;
    const { did, said } = await doing('events', { events: [[event(fact())]], knows, step });
    expect(did.at(-1)).toEqual(['mark', '1', 'known before']);
    expect(said).toEqual([]);
  });

  it('that does not fit is recorded as a discrepancy, and staff are notified', async () => {
    const step = { at: 'discrepancy', discrepancy: 'amount differs' } as const;
    const { did, said } = await doing('events', { events: [[event(fact())]], knows, step });
    expect(did.at(-1)).toEqual(['mark', '1', 'amount differs']);
    expect(said).toMatchObject([
      { level: 'error', about: { order: anOrder().id, discrepancy: 'amount differs' } },
    ]);
  });

  it('of a late payment is logged', async () => {
    const step = { at: 'moved', to: 'paid', isLate: true } as const;
    const { did, said } = await doing('events', { events: [[event(fact())]], knows, step });
    expect(did.at(-1)).toEqual(['mark', '1', 'paid']);
    expect(said).toMatchObject([{ level: 'warn', about: { order: anOrder().id } }]);
  });

  it('that cannot be applied is kept for later, and the events behind it do not wait', async () => {
    const events = [[event(new Error('?'), 'bad'), event(fact(), 'good')]];
    const { did, said, claims } = await doing('events', { events, knows });
    expect(did.filter(([what]) => what === 'mark')).toEqual([['mark', 'good', 'paid']]);
    expect(said).toMatchObject([{ level: 'error', about: { event: 'bad' } }]);
    expect(claims).toHaveLength(2);
  });

  it('behind twenty others is applied in the same round', async () => {
    const twenty = Array.from({ length: 20 }, (_, n) => event(fact(), `${n}`));
    const events = [twenty, [event(fact(), 'last')]];
    const { did, said, claims } = await doing('events', { events, knows });
    expect(did.at(-1)).toEqual(['mark', 'last', 'paid']);
    expect(claims).toHaveLength(3);
    expect(said).toMatchObject([{ level: 'info', about: { events: 20 } }]);
  });
});

describe('a link that must not be paid any more', () => {
  const endings = [anOrder({ id: 'a', state: 'paid' })];

  it('is ended, and then asked about: it may have been paid in that moment', async () => {
    const paid = { kind: 'paid', paymentId: 'pay_2', paise: 1, currency: 'INR' } as const;
    const step = { at: 'discrepancy', discrepancy: 'paid twice' } as const;
    const facts = async () => [paid];
    const { did, said } = await doing('linkEndings', { endings, facts, step });
    expect(did.map(([what]) => what)).toEqual(['end', 'ask', 'apply', 'noteLinkEnded']);
    expect(said).toMatchObject([{ level: 'error' }]);
  });

  it('waits for its lease when the provider is unreachable', async () => {
    const ending = () => Promise.reject(new ProviderUnavailable('away'));
    const { did } = await doing('linkEndings', { endings, ending });
    expect(did).toEqual([['end', 'a']]);
  });
});

describe('a link', () => {
  it('is made for each order that has none, and leads back to its page', async () => {
    const { did } = await doing('newLinks', {
      unoffered: [[anOrder({ id: 'a' }), anOrder({ id: 'b' })]],
    });
    expect(did).toEqual([
      ['offer', 'a', 'https://miranaya.example/status?order=a'],
      ['offer', 'b', 'https://miranaya.example/status?order=b'],
      ['noteLink', 'a', link],
      ['noteLink', 'b', link],
    ]);
  });

  it('is not made while the order asks for whom it is, and the question ends after a week', async () => {
    const compared = { state: 'made', secondOf: 'paid' } as const;
    const idAt = (ms: number) => firstUuidAt(at + ms);
    const young = anOrder({ id: idAt(-day), createdAt: inTime(-day), state: 'made' });
    const { did } = await doing('newLinks', { unoffered: [[young]], compared });
    expect(did).toEqual([
      ['ask', young.id],
      ['setNextLookUp', young.id, inTime(6 * hour), { ...young, ...compared }],
    ]);
    const late = anOrder({ id: idAt(hour - 7 * day), createdAt: inTime(-6 * day), state: 'made' });
    const asked = await doing('newLinks', { unoffered: [[late]], compared });
    expect(asked.did.at(-1)).toEqual([
      'setNextLookUp',
      late.id,
      inTime(hour),
      { ...late, ...compared },
    ]);
    const old = anOrder({ id: idAt(-7 * day), state: 'made' });
    const ended = await doing('newLinks', { unoffered: [[old]], compared });
    expect(ended.did).toEqual([['apply', old.id, { kind: 'expired' }, 'provider']]);
  });

  it('that an earlier attempt made before the order asked is polled, so that its payment is known', async () => {
    const asking = anOrder({ id: firstUuidAt(at - day), state: 'made', secondOf: 'paid' });
    const { did } = await doing('newLinks', { unoffered: [[asking]], facts: async () => [paid] });
    expect(did).toContainEqual(['apply', asking.id, paid, 'provider']);
  });

  it('behind twenty others is made in the next round, so that they leave time for visitors', async () => {
    const twenty = Array.from({ length: 20 }, (_, n) => anOrder({ id: `${n}` }));
    const { run, log, did, claims } = worker({ unoffered: [twenty, [anOrder({ id: 'last' })]] });
    const loop = new WorkLoop(run.newLinks, minute, log);
    await loop.nudge();
    expect(did.at(-1)).toEqual(['noteLink', '19', link]);
    await expect.poll(() => did.at(-1)).toEqual(['noteLink', 'last', link]);
    await loop.close();
    expect(claims).toHaveLength(2);
  });

  it.each([
    [0, 5_000],
    [1, 30_000],
    [2, 2 * minute],
    [3, 10 * minute],
    [4, hour],
    [99, hour],
  ])(
    'that the provider does not make is tried again, after %i tries in %i ms',
    async (offerTries, wait) => {
      const offers = () => Promise.reject(new ProviderUnavailable('Razorpay answers 500'));
      const { did, said } = await doing('newLinks', {
        unoffered: [[anOrder({ offerTries })]],
        offers,
      });
      expect(did.slice(1)).toEqual([
        ['postponeLinkRetry', anOrder().id, inTime(wait), 'Razorpay answers 500'],
      ]);
      expect(said).toMatchObject([
        { level: 'warn', about: { order: anOrder().id, reason: 'Razorpay answers 500' } },
      ]);
    },
  );

  it('keeps the words of a refusal without the person, and no words about an erased person', async () => {
    const offers = () =>
      Promise.reject(new ProviderRefused('Razorpay answers 400: RAVI KUMAR has no valid contact'));
    const kept = async (order: Order) => {
      const { did, said } = await doing('newLinks', { unoffered: [[order]], offers });
      const logged = said.map(({ about }) => (about as { reason?: string }).reason);
      return [did.find(([what]) => what === 'postponeLinkRetry')?.[3], logged[0]];
    };
    const without = 'Razorpay answers 400: … has no valid contact';
    expect(await kept(anOrder())).toEqual([without, without]);
    const bare = 'Razorpay answers 400';
    expect(await kept(anOrder({ payer: null }))).toEqual([bare, bare]);
  });

  it('waits as long as the provider asks for, up to a day, and never less than our own delay', async () => {
    const waits = async (retryAfterMs: number) => {
      const offers = () => Promise.reject(new ProviderUnavailable('429', { retryAfterMs }));
      return (await doing('newLinks', { unoffered: [[anOrder()]], offers })).did[1]?.[2];
    };
    expect(await waits(90_000)).toEqual(inTime(90_000));
    expect(await waits(1_000)).toEqual(inTime(5_000));
    expect(await waits(2 * day)).toEqual(inTime(day));
    expect(await waits(Infinity)).toEqual(inTime(day));
  });

  it('that was refused waits for a person, and is tried once a day in its first week', async () => {
    const offers = () => Promise.reject(new ProviderRefused('Razorpay answers 401'));
    const leftBy = async (ageMs: number) => {
      const unoffered = [[anOrder({ createdAt: inTime(-ageMs) })]];
      return (await doing('newLinks', { unoffered, offers })).did.slice(1);
    };
    expect(await leftBy(minute)).toEqual([
      ['apply', anOrder().id, { kind: 'link refused' }, 'provider'],
      ['postponeLinkRetry', anOrder().id, inTime(day), 'Razorpay answers 401'],
    ]);
    expect((await leftBy(7 * day - 1))[1]?.[2]).toEqual(inTime(day));
    expect((await leftBy(7 * day))[1]?.[2]).toEqual(inTime(orderQueueClockErrorLimits.neverMs));
  });

  it('that fails by an error of ours is reported as an error of ours', async () => {
    const offers = () => Promise.reject(new TypeError('ours'));
    expectOurFault(await doing('newLinks', { unoffered: [[anOrder()]], offers }));
  });
});

it('a failed link is retried at its own time', async () => {
  const { did, claims } = await doing('triedLinks', { tried: [[anOrder({ offerTries: 1 })]] });
  expect(claims.map(([what]) => what)).toEqual(['tried']);
  expect(did.at(-1)).toEqual(['noteLink', anOrder().id, link]);
});

describe('a refund', () => {
  const order = toBeRefunded();
  const asked = ['ask', order.id];
  const lookedAfter = (ms: number, of = order) => ['setNextLookUp', of.id, inTime(ms), of];

  it('is requested with its key when nothing was refunded yet, and done when the provider confirms it', async () => {
    const { did } = await doing('refunds', { refunds: [order] });
    expect(did).toEqual([
      asked,
      ['refund', order.paymentId, 5, 'rf-1'],
      ['storeRefundId', order.id, 'rf-1', 'rfnd_1'],
      ['apply', order.id, refunded, 'provider'],
      lookedAfter(hour),
    ]);
  });

  it('that is under way is recorded, and asked about', async () => {
    const refunding = async () => ({ refundId: 'rfnd_2', isDone: false });
    const { did } = await doing('refunds', { refunds: [order], refunding });
    expect(did.slice(2)).toEqual([
      ['storeRefundId', order.id, 'rf-1', 'rfnd_2'],
      asked,
      lookedAfter(hour),
    ]);
  });

  it.each([
    ['was asked for before', { refund: { ...noRefund, refundId: 'rfnd_1' } }],
    ['has failed', { refund: { ...noRefund, hasFailed: true } }],
    ['went back meanwhile', { state: 'refunded' }],
    ['has no payment', { paymentId: null }],
    ['nobody asked for', { refund: null }],
  ] as const)('that %s is only asked about', async (_name, changes) => {
    const other = toBeRefunded(changes);
    const { did } = await doing('refunds', { refunds: [other] });
    expect(did).toEqual([asked, lookedAfter(hour, other)]);
  });

  it('is read again after the question', async () => {
    const asItIs = [order, makePaidOrder({ state: 'refunded', refund: noRefund })];
    const facts = async () => [refunded];
    const { did } = await doing('refunds', { refunds: [order], asItIs, facts });
    expect(did).toEqual([asked, ['apply', order.id, refunded, 'provider'], lookedAfter(hour)]);
  });

  it('of an order that does not exist any more is requested from nobody', async () => {
    const { did } = await doing('refunds', { refunds: [order], asItIs: [null] });
    expect(did).toEqual([lookedAfter(hour)]);
  });

  it('without an answer is retried after ten minutes, with the same key', async () => {
    const refunding = () => Promise.reject(new ProviderUnavailable('Razorpay does not answer'));
    const { did, said } = await doing('refunds', { refunds: [order], refunding });
    expect(did.slice(2)).toEqual([lookedAfter(10 * minute)]);
    expect(said).toMatchObject([
      { level: 'warn', about: { order: order.id, reason: 'Razorpay does not answer' } },
    ]);
  });

  it('is tried again within an hour, however long the provider asks to wait', async () => {
    const refunding = () => Promise.reject(new ProviderUnavailable('429', { retryAfterMs: day }));
    const { did } = await doing('refunds', { refunds: [order], refunding });
    expect(did.at(-1)).toEqual(lookedAfter(hour));
  });

  it('that the provider refuses waits for a person', async () => {
    const refunding = () => Promise.reject(new ProviderRefused('no balance'));
    const { did } = await doing('refunds', { refunds: [order], refunding });
    expect(did.slice(2)).toEqual([
      ['apply', order.id, { kind: 'refund failed', refund: 'rf-1' }, 'provider'],
      lookedAfter(hour),
    ]);
  });

  it('has not failed because a question about it was refused', async () => {
    const facts = () => Promise.reject(new ProviderRefused('404'));
    const { did } = await doing('refunds', { refunds: [order], facts });
    expect(did).toEqual([asked, lookedAfter(hour)]);
  });

  it('that fails by an error of ours is reported as an error of ours', async () => {
    const refunding = () => Promise.reject(new TypeError('ours'));
    expectOurFault(await doing('refunds', { refunds: [order], refunding }));
  });
});

describe('an order', () => {
  it('whose link the provider does not know expires a day after its last day, and not before', async () => {
    const ending = (ms: number) => anOrder({ link: { ...link, expiresAt: inTime(ms) } });
    const outcomeFor = async (order: Order, facts?: OrderFact[]) => {
      const { run, did } = worker({ ...(facts ? { facts: async () => facts } : {}) });
      await run.pollProvider(order);
      return did.filter(([what]) => what === 'apply');
    };
    const isOver = ['apply', anOrder().id, { kind: 'expired' }, 'provider'];
    expect(await outcomeFor(ending(-day - 1))).toEqual([isOver]);
    expect(await outcomeFor(ending(-day))).toEqual([]);
    expect(await outcomeFor(ending(-day - 1), [])).toEqual([]);
    expect(await outcomeFor({ ...ending(-day - 1), state: 'expired' })).toEqual([]);
    expect(await outcomeFor(anOrder({ link }))).toEqual([]);
    expect(await outcomeFor(anOrder({ link: null }))).toEqual([]);
  });

  const order = anOrder();

  it('is asked about: each fact is applied in its order', async () => {
    const facts = async (): Promise<OrderFact[]> => [{ kind: 'expired' }, paid];
    const { did } = await doing('polls', { unsettled: [order], facts });
    expect(did).toEqual([
      ['ask', order.id],
      ['apply', order.id, { kind: 'expired' }, 'provider'],
      ['apply', order.id, paid, 'provider'],
      ['setNextLookUp', order.id, inTime(10 * minute), order],
    ]);
  });

  it.each([
    ['just made', { createdAt: at }, 10 * minute],
    ['of nearly two hours', { createdAt: at - 2 * hour + 1 }, 10 * minute],
    ['of two hours', { createdAt: at - 2 * hour }, hour],
    ['of nearly a day', { createdAt: at - day + 1 }, hour],
    ['of a day', { createdAt: at - day }, 6 * hour],
    ['of nearly two weeks', { createdAt: at - 14 * day + 1 }, 6 * hour],
    ['of two weeks', { createdAt: at - 14 * day }, orderQueueClockErrorLimits.neverMs],
    ['just paid', { createdAt: 0, paidAt: at, state: 'paid' }, day],
    ['paid nearly a week ago', { paidAt: at - 7 * day + 1, state: 'paid' }, day],
    ['paid a week ago', { paidAt: at - 7 * day, state: 'paid' }, 3 * day],
    [
      'that is refunded for nearly a month',
      { paidAt: at - 30 * day + 1, state: 'refunding' },
      3 * day,
    ],
    ['paid a month ago', { paidAt: at - 30 * day, state: 'paid' }, 14 * day],
    ['paid nearly half a year ago', { paidAt: at - 180 * day + 1, state: 'paid' }, 14 * day],
    [
      'paid half a year ago',
      { paidAt: at - 180 * day, state: 'paid' },
      orderQueueClockErrorLimits.neverMs,
    ],
  ] as const)('%s is asked about again in its time', async (_name, changes, again) => {
    const {
      createdAt = 0,
      paidAt = null,
      ...rest
    } = changes as {
      createdAt?: number;
      paidAt?: number;
      state?: 'paid';
    };
    const one = anOrder({
      ...rest,
      createdAt: new Date(createdAt),
      link: { id: 'plink_1', url: '/x', expiresAt: new Date(createdAt + 7 * day) },
      paidAt: paidAt === null ? null : new Date(paidAt),
    });
    const { did } = await doing('polls', { unsettled: [one] });
    expect(did.at(-1)).toEqual(['setNextLookUp', one.id, inTime(again), one]);
  });

  it('is asked about again soon when the provider does not answer, and never later than planned', async () => {
    const askedAgain = async (error: Error, one = order) => {
      const facts = () => Promise.reject(error);
      const { did, said } = await doing('polls', { unsettled: [one], facts });
      expect(said).toMatchObject([
        { level: 'warn', about: { order: one.id, reason: error.message } },
      ]);
      return did.at(-1)?.[2];
    };
    expect(await askedAgain(new ProviderUnavailable('away'))).toEqual(inTime(2 * minute));
    expect(await askedAgain(new ProviderRefused('no'))).toEqual(inTime(10 * minute));
    const old = anOrder({ createdAt: inTime(-6 * day) });
    expect(await askedAgain(new ProviderRefused('no'), old)).toEqual(inTime(6 * hour));
    const oldest = anOrder({ createdAt: inTime(-15 * day) });
    expect(await askedAgain(new ProviderUnavailable('away'), oldest)).toEqual(inTime(2 * minute));
  });

  it('is not postponed by an error in our own code', async () => {
    const facts = () => Promise.reject(new TypeError('ours'));
    expectOurFault(await doing('polls', { unsettled: [order], facts }));
  });

  it('that is paid is asked about after unpaid ones, if there is room', async () => {
    const twenty = (id: string) =>
      Array.from({ length: 20 }, (_, n) => anOrder({ id: `${id}${n}` }));
    const paidOnes = [makePaidOrder({ id: 'paid', paidAt: inTime(-day) })];
    const few = await doing('polls', { unsettled: [order], paid: paidOnes });
    expect(few.did.map(([what, id]) => `${what} ${id}`)).toEqual([
      `ask ${order.id}`,
      'ask paid',
      `setNextLookUp ${order.id}`,
      'setNextLookUp paid',
    ]);
    const full = await doing('polls', { unsettled: twenty('open'), paid: paidOnes });
    expect(full.claims.map(([what]) => what)).toEqual(['unsettled']);
  });

  it('can be asked about at once by a caller, who gets the error when that fails', async () => {
    const { run, did } = worker({ facts: async () => [paid] });
    await run.pollProvider(order);
    expect(did).toEqual([
      ['ask', order.id],
      ['apply', order.id, paid, 'provider'],
    ]);
    const away = worker({ facts: () => Promise.reject(new ProviderUnavailable('away')) });
    await expect(away.run.pollProvider(order)).rejects.toThrow('away');
  });
});
