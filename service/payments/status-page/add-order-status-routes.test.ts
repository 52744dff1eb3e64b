/** Tests the routes of an order without the rest of the service; `payments.test.ts` tests them in a whole service. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { Learner } from '#domain/checklists/learner.ts';
import {
  makePaidOrder,
  sampleRefundVoucher,
} from '../../../tests/service/support/make-paid-order.ts';
import type { Config } from '../../settings/config.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { OrderWorkLoops } from '../worker/order-work-loops.ts';
import { addOrderStatusRoutes } from './add-order-status-routes.ts';

const open = (changes: Partial<Order> = {}) =>
  makePaidOrder({ state: 'offered', paymentId: null, paidAt: null, receipt: null, ...changes });

const cancelledSeat = {
  batchId: 'b',
  state: 'held',
  heldUntil: new Date(0),
  batch: {
    startsOn: '2026-12-14',
    endsOn: '2027-03-05',
    days: ['mon'],
    from: '19:00',
    to: '21:00',
    language: 'en',
    mentor: 'Asha Rao',
    state: 'cancelled',
  },
} as const;

let app: FastifyInstance;
let log: string[];
let known: Order | null;
let asked: string[];
let looked: (string | null)[];
/** Called when the provider is polled. */
let onAsking: () => void | Promise<void>;
/** Called when the worker is told that a visitor waits for a link. */
let onNudge: () => void;
let applied: [id: string, fact: string, who: string][];
let renewed: Order | null;
/** The order that has replaced an order whose link ended. */
let renewal: Order | null;
let isPast: boolean;

beforeEach(() => {
  log = [];
  known = open();
  asked = [];
  looked = [];
  onAsking = () => {};
  onNudge = () => {};
  applied = [];
  renewed = null;
  renewal = null;
  isPast = false;
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  addOrderStatusRoutes(app, {
    provider: {
      mode: 'live',
      isReturnFromPaying: (query: URLSearchParams, id: string) => query.get('back') === id,
    } as PaymentProvider,
    worker: {
      pollProvider: async ({ id }: Order) => {
        asked.push(id);
        await onAsking();
      },
      nudge: async () => onNudge(),
    } as OrderWorkLoops,
    findOrder: async (ticket) => {
      looked.push(ticket);
      return ticket === 'known' ? known : null;
    },
    page: {
      render: (view) => ({
        html: JSON.stringify(view),
        headers: { 'content-security-policy': 'x' },
      }),
    },
    checklists: {
      findLearner: async () =>
        ({
          startsOn: null,
          steps: [{ step: 'welcome sent', dueOn: null, done: null }],
        }) as unknown as Learner,
    },
    now: Date.now,
    orders: {
      applyFact: async (id, { kind }, who) => {
        applied.push([id, kind, who]);
        return { step: { at: 'noted' }, order: open() };
      },
      readInstalmentPlan: async () => [],
      allowInstalmentLinkNow: async () => {},
      renew: async () => renewed,
      findRenewal: async () => renewal,
    },
    isPast: () => isPast,
    ticketOf: () => 'next',
    config: { siteUrl: 'https://miranaya.example', corsOrigins: [] } as unknown as Config,
  });
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ url });
const back = `&back=${open().id}`;
const isKeptByNobody = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

describe.each(['/enroll-form/status', '/enroll-form/status.json'])('%s', (path) => {
  it('shows the state of the order of its ticket, and hides it from everybody else', async () => {
    const { statusCode, headers, body } = await get(`${path}?order=known`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(isKeptByNobody);
    expect(JSON.parse(body)).toMatchObject({
      state: 'open',
      links: { pay: '/enroll-form/pay?order=known', again: '/enroll-form?offer=mern-stack' },
    });
    expect(looked).toEqual(['known']);
    expect(asked).toEqual([]);
  });

  it('shows no order for another ticket, or without a ticket', async () => {
    for (const query of ['', '?', '?order=', '?order=other']) {
      const { statusCode, headers, body } = await get(path + query);
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject(isKeptByNobody);
      expect(JSON.parse(body)).toMatchObject({ state: 'unknown' });
    }
  });

  it('states that the link is being prepared while the order waits for a person', async () => {
    const { statusCode, body } = await get(`${path}?order=later`);
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      { state: 'preparing', texts: {}, links: {}, isMoving: false },
    ]);
    expect(looked).toEqual([]);
  });

  it('asks the provider at once when a visitor returns from paying, and then again', async () => {
    onAsking = () => {
      known = makePaidOrder();
    };
    const { body } = await get(`${path}?order=known${back}`);
    expect(asked).toEqual([open().id]);
    expect(JSON.parse(body)).toMatchObject({
      state: 'paid',
      links: { receipt: '/enroll-form/receipt?order=known' },
    });
    expect(looked).toEqual(['known', 'known']);
  });

  it('shows the page for a returning visitor when the provider does not answer', async () => {
    onAsking = () => {
      throw new Error('Razorpay does not answer');
    };
    const { statusCode, body } = await get(`${path}?order=known${back}`);
    expect([statusCode, JSON.parse(body).state]).toEqual([200, 'confirming']);
    expect(log.join()).toContain('Razorpay does not answer');
  });

  it('shows the page for a returning visitor after four seconds, and polls the provider once for all requests', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    onAsking = () => new Promise(() => {});
    const pages = Promise.all([1, 2].map(() => get(`${path}?order=known${back}`)));
    await vi.advanceTimersByTimeAsync(4_000);
    const states = (await pages).map(({ body }) => JSON.parse(body).state);
    expect(states).toEqual(['confirming', 'confirming']);
    expect(asked).toHaveLength(1);
  });

  it('of an ended order shows the order that replaced it, also once the dates are past', async () => {
    known = open({ state: 'expired' });
    renewal = makePaidOrder();
    for (isPast of [false, true]) {
      const { statusCode, body } = await get(`${path}?order=known`);
      expect(statusCode).toBe(200);
      expect(JSON.parse(body)).toMatchObject({
        state: 'paid',
        links: { receipt: '/enroll-form/receipt?order=next' },
      });
    }
  });

  it('of an ended order shows the ended order itself while its own payment is confirmed or checked', async () => {
    renewal = open();
    known = open({ state: 'expired' });
    const confirming = await get(`${path}?order=known${back}`);
    expect(JSON.parse(confirming.body).state).toBe('confirming');
    known = open({ state: 'expired', discrepancy: 'amount differs' });
    expect(JSON.parse((await get(`${path}?order=known`)).body).state).toBe('checking');
  });

  it('does not poll a paid order, nor one whose visitor did not return', async () => {
    known = makePaidOrder();
    await get(`${path}?order=known${back}`);
    known = open();
    await get(`${path}?order=known&back=another`);
    expect(asked).toEqual([]);
  });
});

it('the page is sent with the policy that it was built with', async () => {
  const { headers } = await get('/enroll-form/status?order=known');
  expect(headers['content-security-policy']).toBe('x');
});

it('an order of the enrolment without an offer begins again at the empty form; a refunded one has its voucher', async () => {
  known = makePaidOrder({
    state: 'refunded',
    offer: { ...open().offer, slug: '' },
    vouchers: [sampleRefundVoucher],
  });
  const { links } = (await get('/enroll-form/status.json?order=known')).json();
  expect(links).toMatchObject({
    again: '/enroll-form',
    voucher: '/enroll-form/receipt?order=known&of=refund',
  });
});

it('an order that was refunded in parts lists each refund with the address of its voucher', async () => {
  const vouchers = [sampleRefundVoucher, { ...sampleRefundVoucher, number: 'MIV/26-27/000012' }];
  known = makePaidOrder({ state: 'refunded', vouchers });
  const { lists } = (await get('/enroll-form/status.json?order=known')).json();
  expect(lists.refunds.map(({ href }: { href: string }) => href)).toEqual(
    ['MIV%2F26-27%2F000007', 'MIV%2F26-27%2F000012'].map(
      (number) => `/enroll-form/receipt?order=known&of=refund&number=${number}`,
    ),
  );
});

describe('the redirect to the payment', () => {
  it('is a page of ours that leads to the provider’s, and is never cached', async () => {
    const { statusCode, headers, body } = await get('/enroll-form/pay?order=known');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...isKeptByNobody,
      'content-type': expect.stringContaining('text/html'),
    });
    expect(body).toContain('url=https://pay.example/1"');
  });

  it.each([
    ['is paid', makePaidOrder()],
    ['has no link yet', open({ link: null })],
    ['has ended', open({ state: 'expired' })],
    ['has a place in a cancelled batch', open({ seat: cancelledSeat })],
    ['is unknown', null],
  ])('of an order that %s is the page about it', async (_what, order) => {
    known = order;
    const { statusCode, headers } = await get('/enroll-form/pay?order=known');
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      ...isKeptByNobody,
      location: '/enroll-form/status?order=known',
    });
  });

  it('of an ended order is the payment of the order that replaced it', async () => {
    known = open({ state: 'expired', link: null });
    renewal = open();
    expect((await get('/enroll-form/pay?order=known')).body).toContain(
      'url=https://pay.example/1"',
    );
    renewal = makePaidOrder();
    expect((await get('/enroll-form/pay?order=known')).headers.location).toBe(
      '/enroll-form/status?order=next',
    );
  });

  it('waits for a link that is being made', async () => {
    known = open({ state: 'made', link: null });
    onNudge = () => {
      known = open();
    };
    expect((await get('/enroll-form/pay?order=known')).body).toContain(
      'url=https://pay.example/1"',
    );
  });

  it('of an order that asks a question first is the page about it, and nobody waits for a link', async () => {
    let nudges = 0;
    onNudge = () => {
      nudges += 1;
    };
    for (const state of ['made', 'offered'] as const) {
      known = open({ state, secondOf: makePaidOrder().id });
      const { statusCode, headers } = await get('/enroll-form/pay?order=known');
      expect([statusCode, headers.location]).toEqual([303, '/enroll-form/status?order=known']);
    }
    expect(nudges).toBe(0);
  });

  it('first says the fee to a visitor whose form showed another one', async () => {
    const { statusCode, headers, body } = await get(
      '/enroll-form/pay?order=known&shown-fee=%E2%82%B93,499',
    );
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject(isKeptByNobody);
    expect(body).toContain('showed a fee of ₹3,499; the fee of this enrolment is ₹3,999.');
    expect(body).toContain('<a class="button" href="/enroll-form/pay?order=known">Pay ₹3,999</a>');
    expect(body).toContain('href="/enroll-form?offer=mern-stack"');
    expect(body).not.toContain('https://pay.example');
  });

  it.each(['₹3,999', '3999', '', 'free', '<b>1</b>'])(
    'leads on at once when the form showed %j: the same fee, or none that can be read',
    async (shown) => {
      const address = `/enroll-form/pay?order=known&shown-fee=${encodeURIComponent(shown)}`;
      expect((await get(address)).body).toContain('url=https://pay.example/1"');
    },
  );

  it('without a ticket is a page that shows no order', async () => {
    expect((await get('/enroll-form/pay')).headers.location).toBe('/enroll-form/status?order=');
  });
});

describe('an answer on the page about an order', () => {
  const answer = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const { statusCode, headers: got } = await app.inject({
      method: 'POST',
      url: '/enroll-form/status',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
    return [statusCode, got.location];
  };
  const forAnother = { order: 'known', does: 'for-another' };

  it('that the order is for another person leads to the payment', async () => {
    known = open({ state: 'made', secondOf: makePaidOrder().id });
    expect(await answer(forAnother)).toEqual([303, '/enroll-form/pay?order=known']);
    expect(applied).toEqual([[open().id, 'for another', 'visitor']]);
  });

  it('that asks for a new link leads to the payment of the next order', async () => {
    known = open({ state: 'expired' });
    renewed = open();
    expect(await answer({ order: 'known', does: 'renew' })).toEqual([
      303,
      '/enroll-form/pay?order=next',
    ]);
  });

  it('on the page of an ended order is about the order that replaced it', async () => {
    known = open({ state: 'expired' });
    renewal = open({ state: 'made', secondOf: makePaidOrder().id });
    expect(await answer(forAnother)).toEqual([303, '/enroll-form/pay?order=next']);
    renewal = makePaidOrder();
    isPast = true;
    expect(await answer({ order: 'known', does: 'renew' })).toEqual([
      303,
      '/enroll-form/pay?order=next',
    ]);
  });

  it('that asks for a new link that cannot be made leads to the form, or to the page again', async () => {
    known = open({ state: 'expired' });
    const renew = { order: 'known', does: 'renew' };
    expect(await answer(renew)).toEqual([303, '/enroll-form?offer=mern-stack']);
    known = open();
    expect(await answer(renew)).toEqual([303, '/enroll-form/status?order=known']);
  });

  it('that asks for a new link after the dates are past makes no order, and the page offers a call', async () => {
    known = open({ state: 'expired' });
    renewed = open();
    isPast = true;
    expect(await answer({ order: 'known', does: 'renew' })).toEqual([
      303,
      '/enroll-form?offer=mern-stack',
    ]);
    const view = (await get('/enroll-form/status.json?order=known')).json();
    expect(view).toMatchObject({
      state: 'past',
      links: { nextDate: '/request-call?offer=mern-stack' },
    });
  });

  it('about an order of another payment mode changes nothing', async () => {
    known = open({ state: 'made', mode: 'test', secondOf: makePaidOrder().id });
    expect(await answer(forAnother)).toEqual([303, '/enroll-form/status?order=known']);
    expect(applied).toEqual([]);
  });

  it('without a valid ticket, or of an unknown kind, changes nothing', async () => {
    for (const fields of [
      { ...forAnother, order: 'guessed' },
      { order: 'known', does: 'cancel' },
      { order: 'known' },
      {},
    ] as Record<string, string>[])
      expect((await answer(fields))[0]).toBe(303);
    expect(applied).toEqual([]);
  });

  it('is refused from a page of another site', async () => {
    known = open({ state: 'made', secondOf: makePaidOrder().id });
    expect(await answer(forAnother, { origin: 'https://evil.example' })).toEqual([403, undefined]);
    expect(applied).toEqual([]);
    // The headers that browsers send from a page without Referer.
    expect((await answer(forAnother, { origin: 'null' }))[0]).toBe(303);
    expect(applied).toHaveLength(1);
  });
});
