/**
 * Tests the demonstration bank's page without the rest of the service; `payments.test.ts` pays there in a whole
 * service.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { OrderPort, ProviderOrderRef } from '#database/orders/order-port.ts';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import type { OrderWorkLoops } from '../worker/order-work-loops.ts';
import { addBankPage, bankPageAddressOf } from './add-bank-page.ts';
import { makeDemonstrationBank } from './make-demonstration-bank.ts';

const order = makePaidOrder({
  mode: 'demonstration',
  state: 'offered',
  offer: { ...makePaidOrder().offer, title: 'MERN <Stack>' },
});
const link = `demo_${order.id}`;

let app: FastifyInstance;
let state: Order['state'];
let expiresAt: Date | null;
/** The events that the webhook route received, as the bank parses them. */
let told: unknown[];
let nudges: number;

beforeEach(() => {
  [told, nudges] = [[], 0];
  state = 'offered';
  expiresAt = null;
  app = Fastify();
  const bank = makeDemonstrationBank(bankPageAddressOf, Date.now);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/webhooks/demonstration', async (request) => {
    told.push(bank.readEvent(request.body as Buffer, request.headers as Record<string, string>));
    return {};
  });
  addBankPage(app, {
    bank,
    orders: {
      findOrderByProviderRef: async ({ id }: ProviderOrderRef) =>
        id === link
          ? { ...order, state, link: { id: link, url: bankPageAddressOf(link), expiresAt } }
          : null,
    } as OrderPort,
    worker: {
      nudge: async () => {
        nudges += 1;
      },
    } as OrderWorkLoops,
    statusOf: ({ id }) => `/status?order=${id}&"`,
    now: Date.now,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const look = (url: string) => app.inject({ url });
const act = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/demonstration-bank',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const status = `/status?order=${order.id}&"`;

describe('the page of the demonstration bank', () => {
  it('states the amount, that no money moves, and the choices', async () => {
    const { statusCode, headers, body } = await look(bankPageAddressOf(link));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("form-action 'self';"),
    });
    expect(body).toContain('No money moves');
    expect(body).toContain('<dd>MERN &lt;Stack&gt;</dd>');
    expect(body).toContain('<dd>₹3,999</dd>');
    expect(body).toContain(`name="link" value="${link}"`);
    expect(body).toContain('<form method="post" action="/demonstration-bank">');
    expect(body).toContain(`<a href="/status?order=${order.id}&amp;&quot;">`);
    const deeds = [
      ...body.matchAll(/<button name="does" value="(\w+)"( class="quiet")?>[^<]+<\/button>\n?/g),
    ];
    expect(deeds.map(([, deed, look]) => [deed, look !== undefined])).toEqual([
      ['upi', false],
      ['card', false],
      ['late', true],
      ['fail', true],
      ['expire', true],
    ]);
  });

  it('shows nothing to pay at another address', async () => {
    for (const url of [bankPageAddressOf('demo_other'), '/demonstration-bank']) {
      const { statusCode, headers, body } = await look(url);
      expect(statusCode).toBe(404);
      expect(headers['content-security-policy']).toContain("form-action 'none';");
      expect(body).toContain('href="/enroll-form"');
    }
  });

  it('has an address in which any number is one value', () => {
    expect(bankPageAddressOf('a&b')).toBe('/demonstration-bank?link=a%26b');
  });
});

describe('the choice of a visitor there', () => {
  it.each(['upi', 'card', 'anything else'])('%s: the bank reports a payment', async (does) => {
    const { statusCode, headers } = await act({ link, does });
    expect(statusCode).toBe(303);
    const says = does === 'anything else' ? '' : '&demonstration=paid';
    expect(headers.location).toBe(`${status}${says}`);
    expect(told).toMatchObject([{ at: 'fact', fact: { kind: 'paid', paise: 399_900 } }]);
    expect(nudges).toBe(1);
  });

  it('fail and expire: the bank reports them, and nobody returns as having paid', async () => {
    for (const does of ['fail', 'expire'])
      expect((await act({ link, does })).headers.location).toBe(status);
    expect(told).toMatchObject([
      { at: 'fact', fact: { kind: 'payment failed' } },
      { at: 'fact', fact: { kind: 'expired' } },
    ]);
  });

  it('late: the visitor returns at once, and the bank reports the payment after fifteen seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    expect((await act({ link, does: 'late' })).headers.location).toContain('&demonstration=paid');
    await vi.advanceTimersByTimeAsync(14_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(() => nudges).toBe(1);
    expect(told).toMatchObject([{ at: 'fact', fact: { kind: 'paid' } }]);
  });

  it('with an unknown link leads to the form', async () => {
    for (const fields of [{ link: 'demo_other', does: 'upi' }, { does: 'upi' }, {}] as Record<
      string,
      string
    >[])
      expect((await act(fields)).headers.location).toBe('/enroll-form');
    expect(told).toEqual([]);
  });

  it.each(['cancelled', 'expired', 'paid'] as const)(
    'takes no payment by a link that is %s',
    async (now) => {
      state = now;
      const { statusCode, body } = await look(bankPageAddressOf(link));
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<button');
      expect(body).toContain(`href="/status?order=${order.id}&amp;&quot;"`);
      expect((await act({ link, does: 'upi' })).headers.location).toBe(status);
      expect(told).toEqual([]);
    },
  );

  it('takes no payment by a link whose time is over, although nothing has reported its end yet', async () => {
    expiresAt = new Date(Date.now() + 60_000);
    expect((await look(bankPageAddressOf(link))).body).toContain('<button');
    expiresAt = new Date(Date.now() - 1_000);
    expect((await look(bankPageAddressOf(link))).body).not.toContain('<button');
    expect((await act({ link, does: 'upi' })).headers.location).toBe(status);
    expect(told).toEqual([]);
  });

  it('is accepted only as a form', async () => {
    const payload = JSON.stringify({ link, does: 'upi' });
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', url: '/demonstration-bank', headers, payload } as const;
    expect((await app.inject(sent)).statusCode).toBe(415);
    expect((await act({ link, does: 'x'.repeat(1024) })).statusCode).toBe(413);
    expect(told).toEqual([]);
  });
});
