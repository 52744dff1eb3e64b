/**
 * Tests when payments are offered, and to which address a visitor is redirected. Most tests use the demonstration bank.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { makePaidOrder } from '../../tests/service/support/make-paid-order.ts';
import { noBatches } from '../../tests/service/support/no-batches.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile, unknownOffers } from '../offers/read-offers.ts';
import { readConfig } from '../settings/config.ts';
import { addPayments, type PaymentsOptions } from './add-payments.ts';
import { makeOrderTickets } from './status-page/order-addresses.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const person = { email: 'ravi@example.com', phone: '+91 98765 43210' };
const { ticketOf } = makeOrderTickets('our secret');
const made = makePaidOrder({
  state: 'made',
  paymentId: null,
  paidAt: null,
  receipt: null,
  link: null,
  createdAt: new Date(now),
  mode: 'demonstration',
});
const ticket = ticketOf(made.id);
const offered: Order = {
  ...made,
  state: 'offered',
  link: { id: 'demo_1', url: '/demonstration-bank?link=demo_1', expiresAt: null },
};
const status = `/enroll-form/status?order=${ticket}`;

let app: FastifyInstance;
let did: unknown[][];
let log: { level: number; msg: string }[];
let isAway: boolean;
/**
 * The orders that the fake store returns: `ofPerson` when the code looks for the order of a person, and `asItIs` when
 * it then reads that order by its id.
 */
let ofPerson: Order | null;
let asItIs: Order | null;
let onClaiming: () => Promise<Order[]>;
/** Earlier orders for which no link was created. */
let forgotten: Order[];

beforeEach(() => {
  [did, log, isAway, ofPerson, asItIs] = [[], [], false, null, null];
  onClaiming = async () => [];
  forgotten = [];
});
afterEach(() => app.close());

function storeOf(): Store {
  const noted =
    <Answer>(what: string, answer: Answer) =>
    async (...about: unknown[]): Promise<Answer> => {
      if (isAway) throw new Error('the database is away');
      did.push([what, ...about]);
      return answer;
    };
  const nothing = async () => [];
  return {
    sharedSecret: noted('secret', 'our secret'),
    batches: noBatches,
    checklists: { createMissingChecklists: async () => 0 },
    publications: { publicationInForce: async () => null },
    outbox: { setChannel: noted('channel', undefined), claim: async () => null },
    orders: {
      setOffers: async (offers: { slug: string }[]) =>
        noted('offers', undefined)(...offers.map(({ slug }) => slug)),
      withdrawOffers: noted('withdrawn', undefined),
      retryRefusedLinks: noted('retry', 0),
      recentOrderIdOfPerson: async (...about: unknown[]) => {
        await noted('of person', null)(...about);
        return ofPerson?.id ?? null;
      },
      findOrder: async () => asItIs,
      listOrders: async ({ state }: { state: string }) =>
        [offered, ...forgotten].filter((order) => order.state === state),
      applyFact: async (id: string, { kind }: { kind: string }) => noted('fact', null)(id, kind),
      claimProviderEvents: nothing,
      claimForFirstLink: () => onClaiming(),
      claimForLinkRetry: nothing,
      claimRefunds: nothing,
      claimUnpaidForLookUp: nothing,
      claimPaidForLookUp: nothing,
      claimEndingLinks: nothing,
      remindOrMarkMissedInstalments: async () => 0,
    },
  } as unknown as Store;
}

async function withPayments(
  env: Record<string, string> = {},
  options: Partial<PaymentsOptions> = {},
) {
  app = Fastify({
    logger: { level: 'warn', stream: { write: (line) => void log.push(JSON.parse(line)) } },
  });
  const payments = addPayments(app, {
    config: readConfig(env),
    store: storeOf(),
    offers: makeOffersFromFile(sampleOffersFile),
    paymentUrl: null,
    statusPage: { render: ({ state }) => ({ html: state, headers: {} }) },
    receiptFonts: null,
    now: () => now,
    ...options,
  });
  await app.ready();
  return payments;
}
const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1A2b3C4d5E6f7G',
  RAZORPAY_KEY_SECRET: 'a secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of the webhook',
};
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  LEADS_TO: 'a@example.in',
  LEADS_FROM: 'b@example.in',
};
const has = (url: string) => app.hasRoute({ method: 'GET', url });
const said = () => log.map(({ msg }) => msg).join('\n');

describe('payments are enabled', () => {
  it('if the sold offers are known: offers are put on sale, and refused links are tried again', async () => {
    expect(await withPayments()).not.toBeNull();
    expect(did).toEqual([
      ['secret', 'order addresses'],
      ['channel', 'visitor', false],
      ['offers', 'flutter', 'mern-workshop'],
      ['retry', 'demonstration'],
    ]);
    expect(has('/enroll-form/status')).toBe(true);
    expect(has('/demonstration-bank')).toBe(true);
    expect(app.hasRoute({ method: 'POST', url: '/webhooks/demonstration' })).toBe(true);
    expect(log).toEqual([]);
  });

  it('at the fees of the newest publication: a service with older pages does not change them', async () => {
    const publications = { publicationInForce: async () => ({ number: 7 }) };
    const store = { ...storeOf(), publications } as unknown as Store;
    await withPayments({}, { store, publication: () => 6 });
    expect(did.map(([what]) => what)).not.toContain('offers');
    await app.close();
    did = [];
    await withPayments({}, { store, publication: () => 7 });
    expect(did).toContainEqual(['offers', 'flutter', 'mern-workshop']);
  });

  it('and visitors get mails about them if mail can be sent and the seller is known', async () => {
    const payments = await withPayments(mail);
    expect(did).toContainEqual(['channel', 'visitor', true]);
    expect(payments?.areLearnersMailed).toBe(true);
  });

  it.each<[string, Record<string, string>, Partial<PaymentsOptions>]>([
    ['mail is not set up', {}, {}],
    [
      'the seller is not known',
      mail,
      { offers: makeOffersFromFile({ ...sampleOffersFile, seller: undefined }) },
    ],
    [
      'the build has a fixed address instead of a provider',
      mail,
      { paymentUrl: 'https://pay.in/' },
    ],
  ])('and visitors get no mails about them if %s', async (_why, env, options) => {
    const payments = await withPayments(env, options);
    expect(did).toContainEqual(['channel', 'visitor', false]);
    expect(payments?.areLearnersMailed).toBe(false);
  });

  it('with keys by Razorpay, which has precedence over a fixed address', async () => {
    expect(await withPayments(keys, { paymentUrl: 'https://pay.example/' })).not.toBeNull();
    expect(app.hasRoute({ method: 'POST', url: '/webhooks/razorpay' })).toBe(true);
    expect(has('/demonstration-bank')).toBe(false);
  });

  it('from then on: orders that nobody handled before have ended by the time that links are made', async () => {
    forgotten = [{ ...made, mode: 'test' }];
    onClaiming = async () => {
      did.push(['claim']);
      return [];
    };
    await withPayments(keys);
    await expect.poll(() => did).toContainEqual(['claim']);
    const acts = did.map(([what, ...about]) => about.at(-1) ?? what);
    expect(acts.indexOf('expired')).toBeLessThan(acts.indexOf('claim'));
    expect(did).toContainEqual(['fact', made.id, 'expired']);
    expect(said()).toMatch(/nobody looked after/);
  });

  it('with a warning if nobody can pay, or only with play money', async () => {
    await withPayments({ SITE_URL: 'https://miranaya.example', DEMONSTRATION_BANK: 'on' });
    expect(said()).toMatch(/^Nobody can pay at https:\/\/miranaya\.example/);
    await app.close();
    log = [];
    await withPayments({ ...keys, SITE_URL: 'https://miranaya.example' });
    expect(said()).toMatch(/^RAZORPAY_KEY_ID is a test key/);
  });

  it.each<[string, Partial<PaymentsOptions>]>([
    ['it is not known what is sold', { offers: unknownOffers }],
    ['there is no page about an order', { statusPage: null }],
  ])('not if %s: no mail for visitors is queued any more', async (_where, options) => {
    expect(await withPayments({}, options)).toBeNull();
    expect(did).toEqual([['channel', 'visitor', false]]);
    expect(has('/enroll-form/status')).toBe(false);
  });

  it.each<[string, Record<string, string>, string | null, string, string]>([
    [
      'they are made at a fixed address, which a visitor is led to',
      {},
      'https://pay.example/',
      'https://pay.example/',
      '/enroll-form/payment',
    ],
    [
      'a public site has no keys: a visitor reads that we write with the way to pay',
      { SITE_URL: 'https://miranaya.example' },
      null,
      '/enroll-form/status?order=arranging',
      '/enroll-form/status?order=arranging',
    ],
  ])(
    'not if %s; earlier orders keep their page and do not change',
    async (_where, env, paymentUrl, address, page) => {
      const payments = await withPayments(env, { paymentUrl });
      expect(did).toEqual([
        ['secret', 'order addresses'],
        ['channel', 'visitor', false],
        ['withdrawn'],
      ]);
      expect(await payments?.findPaymentPage(person, 'flutter')).toBeNull();
      expect(payments?.pageWithoutLink).toEqual({ address, page });
      asItIs = offered;
      expect((await app.inject({ url: status })).body).toBe('replaced');
      const pay = await app.inject({ url: status.replace('/status?', '/pay?') });
      expect([pay.statusCode, pay.headers.location]).toEqual([303, status]);
      const arranging = await app.inject({ url: '/enroll-form/status?order=arranging' });
      expect(arranging.body).toBe('arranging');
      expect(has('/demonstration-bank')).toBe(false);
    },
  );

  it('or not, also while the database is unreachable, which is logged', async () => {
    isAway = true;
    expect(await withPayments({}, { statusPage: null })).toBeNull();
    expect(said()).toBe('the channel to visitors is not switched off yet');
    await app.close();
    log = [];
    expect(await withPayments()).not.toBeNull();
    expect(said()).toBe('payments wait for the database');
  });
});

describe('payments while the database is unreachable', () => {
  beforeEach(() => {
    isAway = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  it('begin within five seconds of its return', async () => {
    let rounds = 0;
    onClaiming = async () => {
      rounds += 1;
      return [];
    };
    await withPayments();
    isAway = false;
    await vi.advanceTimersByTimeAsync(4_999);
    expect([did, rounds]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(did.at(-1)).toEqual(['retry', 'demonstration']);
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(0));
  });

  it('do not wait longer than the service runs', async () => {
    await withPayments();
    await app.close();
    isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(did).toEqual([]);
    expect(said()).toBe('payments wait for the database');
  });
});

describe('the questions to the provider', () => {
  let rounds: number;
  beforeEach(() => {
    rounds = 0;
    onClaiming = async () => {
      rounds += 1;
      return [];
    };
  });

  it('are sent at the start, and repeatedly as the settings say', async () => {
    await withPayments({}, { pollMs: 5 });
    await expect.poll(() => rounds).toBeGreaterThan(3);
  });

  it('are sent at once after an event', async () => {
    const payments = await withPayments();
    await expect.poll(() => rounds).toBe(1);
    payments?.nudge();
    await expect.poll(() => rounds).toBe(2);
  });
});

describe('after an enrolment a visitor is redirected', () => {
  const next = async (...given: Parameters<typeof withPayments>) => {
    const payments = await withPayments(...given);
    return payments?.findPaymentPage(person, 'flutter');
  };

  it.each<[string, Order]>([
    ['has no link yet', made],
    ['has one', offered],
    ['is paid', { ...offered, state: 'paid' }],
    ['asks first', { ...made, secondOf: offered.id }],
  ])('to the same page of ours, which leads on, when the order %s', async (_when, order) => {
    [ofPerson, asItIs] = [order, order];
    const page = `/enroll-form/pay?order=${ticket}`;
    expect(await next()).toEqual({ address: page, page });
    expect(did).toContainEqual(['of person', person, 'flutter', undefined]);
  });

  it('nowhere when there is no order, and staff can read about it', async () => {
    expect(await next()).toBeNull();
    expect(said()).toMatch(/came to no order/);
  });

  it('to a page that asks to wait when the database became unreachable, without an error', async () => {
    const payments = await withPayments();
    isAway = true;
    const later = '/enroll-form/pay?order=later';
    expect(await payments?.findPaymentPage(person, null)).toEqual({ address: later, page: later });
    expect(payments?.pageWithoutLink).toEqual({ address: later, page: later });
    expect(log.map(({ level }) => level)).toEqual([50]);
  });

  it('nowhere by an order of staff, who read no error when the database became unreachable', async () => {
    const store = storeOf();
    const payments = await withPayments({}, { store });
    store.orders.findOrder = () => Promise.reject(new Error('the database is away'));
    expect(await payments?.makeLink(made.id)).toBeUndefined();
    expect(said()).toMatch(/a payment link is not made yet/);
  });

  it('at once, however long the provider takes', async () => {
    [ofPerson, asItIs] = [made, made];
    const { promise, resolve } = Promise.withResolvers<Order[]>();
    onClaiming = () => promise;
    expect((await next())?.page).toContain('/enroll-form/pay');
    resolve([]);
  });
});

describe('the ticket of an order', () => {
  const pageOf = async (createdAt: number) => {
    asItIs = { ...offered, createdAt: new Date(createdAt) };
    return (await app.inject({ url: status })).body;
  };

  it('opens its page for four hundred days', async () => {
    await withPayments();
    expect(await pageOf(now - 400 * 86_400_000)).toBe('open');
    expect(await pageOf(now - 400 * 86_400_000 - 1)).toBe('unknown');
    expect((await app.inject({ url: `${status}0` })).body).toBe('unknown');
  });
});
