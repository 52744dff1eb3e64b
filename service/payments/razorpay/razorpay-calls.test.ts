/** Tests the exact requests to Razorpay, and how each answer is understood. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import { computeHmacHex } from '../hmac.ts';
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts';
import { makeRazorpayProvider } from './make-razorpay-provider.ts';

const now = Date.parse('2026-11-21T12:00:00.900Z');
const bank = makeRazorpayProvider({
  keyId: 'rzp_test_1',
  keySecret: 'the secret of the key',
  apiUrl: 'https://api.example',
  webhookSecrets: [],
  now: () => now,
});
const order = makePaidOrder({
  state: 'made',
  paymentId: null,
  paidAt: null,
  receipt: null,
  link: null,
});
const returnTo = new URL('https://miranaya.example/enroll-form/status?order=1');

type Answer = {
  status?: number;
  content?: unknown;
  text?: string | ReadableStream;
  headers?: Record<string, string>;
};
type Asked = { url: string; body: unknown } & Pick<
  RequestInit,
  'method' | 'redirect' | 'signal'
> & {
    headers: Record<string, string>;
  };

let answers: (Answer | Error)[];
let asked: Asked[];
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers, ...how }: RequestInit) => {
    asked.push({
      url,
      body: body === undefined ? undefined : JSON.parse(String(body)),
      headers: headers as Record<string, string>,
      ...how,
    } as Asked);
    const answer = answers.shift();
    if (answer === undefined) throw new Error('Nothing more was expected.');
    if (answer instanceof Error) throw answer;
    const { status = 200, content, text = JSON.stringify(content) } = answer;
    return new Response(text, { status, headers: answer.headers ?? {} });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(answers).toEqual([]);
});

const link = (changes: Record<string, unknown> = {}) => ({
  id: 'plink_1',
  amount: 399_900,
  currency: 'INR',
  reference_id: order.id,
  status: 'created',
  short_url: 'https://rzp.example/i/1',
  expire_by: 1_764_331_200,
  payments: null,
  ...changes,
});
const noted = {
  id: 'plink_1',
  url: 'https://rzp.example/i/1',
  expiresAt: new Date('2025-11-28T12:00:00Z'),
};
const found = (...links: unknown[]) => ({ content: { payment_links: links } });
const taken = {
  status: 400,
  content: { error: { description: 'payment link creation with reference_id already attempted' } },
};

describe('a link', () => {
  it('is requested with the amount, our reference, no mails of Razorpay, and a week to pay', async () => {
    answers.push({ content: link() });
    expect(await bank.offerPayment(order, returnTo)).toEqual(noted);
    expect(asked).toMatchObject([
      {
        url: 'https://api.example/v1/payment_links',
        method: 'POST',
        redirect: 'error',
        signal: expect.any(AbortSignal),
      },
    ]);
    expect(asked[0]?.headers).toEqual({
      authorization: `Basic ${btoa('rzp_test_1:the secret of the key')}`,
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(asked[0]?.body).toEqual({
      amount: 399_900,
      currency: 'INR',
      accept_partial: false,
      reference_id: order.id,
      description: 'MERN Stack',
      customer: { name: 'Ravi Kumar', email: 'ravi@example.com', contact: '+91 98765 43210' },
      notify: { sms: false, email: false },
      reminder_enable: false,
      callback_url: returnTo.href,
      callback_method: 'get',
      expire_by: Date.parse('2026-11-28T12:00:00Z') / 1000,
    });
  });

  it('names no erased person', async () => {
    answers.push({ content: link() });
    await bank.offerPayment({ ...order, payer: null }, returnTo);
    expect(asked[0]?.body).toMatchObject({ customer: {} });
  });

  it('may lead to a host without HTTPS, as one on this machine is', async () => {
    answers.push({ content: link({ short_url: 'http://127.0.0.1:3001/i/1' }) });
    expect((await bank.offerPayment(order, returnTo)).url).toBe('http://127.0.0.1:3001/i/1');
  });

  it('without an end has no end at Razorpay', async () => {
    answers.push({ content: link({ expire_by: 0 }) });
    expect(await bank.offerPayment(order, returnTo)).toMatchObject({ expiresAt: null });
  });

  it('that may have been made before is first searched for, by our reference', async () => {
    answers.push(found(link({ id: 'plink_other', reference_id: 'other' }), link()));
    expect(await bank.offerPayment({ ...order, offerTries: 1 }, returnTo)).toEqual(noted);
    expect(asked).toMatchObject([
      { url: `https://api.example/v1/payment_links?reference_id=${order.id}`, method: 'GET' },
    ]);
    expect(asked[0]?.body).toBeUndefined();
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
  });

  it('that is not found is made', async () => {
    answers.push(found(), { content: link() });
    expect(await bank.offerPayment({ ...order, offerTries: 1 }, returnTo)).toEqual(noted);
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('whose reference already exists is the existing one', async () => {
    answers.push(taken, found(link()));
    expect(await bank.offerPayment(order, returnTo)).toEqual(noted);
  });

  it('whose reference already exists, but is not listed yet, is found at the next attempt', async () => {
    answers.push(taken, found());
    const away = expect(bank.offerPayment(order, returnTo)).rejects;
    await away.toMatchObject({
      name: 'ProviderUnavailable',
      message: expect.stringContaining('not list'),
    });
  });

  it('that was refused for another reason is not searched for', async () => {
    answers.push({ status: 400, content: { error: { description: 'amount too small' } } });
    await expect(bank.offerPayment(order, returnTo)).rejects.toThrow(
      'Razorpay answers 400: amount too small',
    );
    expect(asked).toHaveLength(1);
  });

  it('whose creation failed for another reason is not searched for', async () => {
    answers.push({ status: 500, text: 'reference' });
    await expect(bank.offerPayment(order, returnTo)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['without an address', link({ short_url: undefined })],
    ['that leads into a program', link({ short_url: 'javascript:alert(1)' })],
    ['that leads to something like the web', link({ short_url: 'httpsx://rzp.example/1' })],
    ['that leads through another scheme', link({ short_url: 'xhttps://rzp.example/1' })],
    ['without a number', link({ id: '' })],
    ['with a number too long to keep', link({ id: 'x'.repeat(101) })],
    ['with half a paisa', link({ amount: 0.5 })],
    ['with less than nothing to pay', link({ amount: -1 })],
  ])('%s is not understood as an answer', async (_what, content) => {
    answers.push({ content });
    const refused = expect(bank.offerPayment(order, returnTo)).rejects;
    await refused.toThrow('another shape than expected');
  });
});

describe('an answer', () => {
  const state = () => bank.readLinkState(order.id);

  it('that does not arrive is "away", with its cause', async () => {
    const cause = new TypeError('fetch failed');
    answers.push(cause);
    await expect(state()).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      message: 'Razorpay does not answer',
      cause,
      retryAfterMs: null,
    });
  });

  it.each([408, 409, 429, 500, 503])(
    'of %i is "away": another attempt may succeed',
    async (status) => {
      answers.push({ status, content: {} });
      await expect(state()).rejects.toMatchObject({
        name: 'ProviderUnavailable',
        message: `Razorpay answers ${status}`,
        retryAfterMs: null,
      });
    },
  );

  it.each([
    ['30', 30_000],
    ['1e300', 86_400_000],
    ['-5', null],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 29_100],
  ])('that asks to come back after "%s" is obeyed', async (after, ms) => {
    answers.push({ status: 429, content: {}, headers: { 'retry-after': after } });
    await expect(state()).rejects.toMatchObject({ retryAfterMs: ms });
  });

  it('that never ends is cut off after a megabyte', async () => {
    let sent = 0;
    let isCancelled = false;
    const text = new ReadableStream({
      pull(stream) {
        sent += 64_000;
        stream.enqueue(new Uint8Array(64_000).fill(32));
      },
      cancel() {
        isCancelled = true;
      },
    });
    answers.push({ text });
    await expect(state()).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      message: 'Razorpay answers with too much',
    });
    expect(sent).toBeLessThan(1_200_000);
    expect(isCancelled).toBe(true);
  });

  it('of a megabyte is read, with letters of several bytes in pieces', async () => {
    const { payment_links } = found(link({ short_url: 'https://rzp.example/नमस्ते' })).content;
    const padding = ' '.repeat(900_000);
    const bytes = new TextEncoder().encode(`${padding}${JSON.stringify({ payment_links })}`);
    const text = new ReadableStream({
      start(stream) {
        for (let at = 0; at < bytes.length; at += 1_001)
          stream.enqueue(bytes.slice(at, at + 1_001));
        stream.close();
      },
    });
    answers.push({ text });
    expect(await state()).toMatchObject({ link: { url: 'https://rzp.example/नमस्ते' } });
  });

  it.each(['', '<html>', '{'])('of 200 with %j is "away"', async (text) => {
    answers.push({ text });
    await expect(state()).rejects.toThrow('Razorpay answers with no JSON');
    await expect(Promise.resolve(asked.length)).resolves.toBe(1);
  });

  it.each([300, 400, 401, 404, 499])('of %i is a refusal', async (status) => {
    answers.push({ status, content: { error: { description: 'no' } } });
    await expect(state()).rejects.toMatchObject({
      name: 'ProviderRefused',
      message: `Razorpay answers ${status}: no`,
    });
  });

  it.each([
    ['null', 'no reason'],
    ['{}', 'no reason'],
    ['{"error":{"description":5}}', 'no reason'],
    ['<html>', 'no reason'],
    ['{"error":{"description":"asha.r@example.com is not valid"}}', '… is not valid'],
    ['{"error":{"description":"contact +91 98765-43210 is not valid"}}', 'contact … is not valid'],
    ['{"error":{"description":"9876543210 is not valid"}}', '… is not valid'],
    ['{"error":{"description":"amount 399900 is too much"}}', 'amount 399900 is too much'],
    [`{"error":{"description":"${'x'.repeat(300)}"}}`, 'x'.repeat(200)],
  ])(
    'that refuses with %s is reported in few words, without an address or a number',
    async (text, said) => {
      answers.push({ status: 400, text });
      await expect(state()).rejects.toThrow(new ProviderRefused(`Razorpay answers 400: ${said}`));
    },
  );
});

describe('the state of an order', () => {
  const payment = (status: string, payment_id = 'pay_1') => ({
    payment_id,
    amount: 399_900,
    status,
  });
  const fact = { kind: 'paid', paymentId: 'pay_1', paise: 399_900, currency: 'INR' };

  it('is unknown if there is no link', async () => {
    answers.push(found());
    expect(await bank.readLinkState(order.id)).toBeNull();
  });

  it('is only its link before any event', async () => {
    answers.push(found(link()));
    expect(await bank.readLinkState(order.id)).toEqual({ link: noted, facts: [] });
  });

  it.each(['expired', 'cancelled'])('is that it was %s', async (status) => {
    answers.push(found(link({ status })));
    expect(await bank.readLinkState(order.id)).toMatchObject({ facts: [{ kind: status }] });
  });

  const ofBank = (changes: Record<string, unknown> = {}) => ({
    content: { id: 'pay_1', amount: 399_900, currency: 'INR', status: 'captured', ...changes },
  });
  const refund = (status: string) => ({ id: 'rfnd_1', amount: 5, payment_id: 'pay_1', status });
  const noRefunds = { content: { items: [] } };

  it('is paid by what was captured or refunded, as each payment says itself', async () => {
    const payments = [
      payment('failed', 'pay_0'),
      payment('captured'),
      payment('refunded', 'pay_2'),
    ];
    answers.push(
      found(link({ status: 'expired', payments })),
      ofBank({ amount: 5, currency: 'USD' }),
      noRefunds,
      ofBank({ id: 'pay_2', status: 'refunded' }),
      noRefunds,
    );
    expect((await bank.readLinkState(order.id))?.facts).toEqual([
      { kind: 'expired' },
      { kind: 'payment failed', paymentId: 'pay_0' },
      { ...fact, paise: 5, currency: 'USD' },
      { ...fact, paymentId: 'pay_2' },
    ]);
    expect(asked.slice(1).map(({ url, method }) => `${method} ${url}`)).toEqual([
      'GET https://api.example/v1/payments/pay_1',
      'GET https://api.example/v1/payments/pay_1/refunds',
      'GET https://api.example/v1/payments/pay_2',
      'GET https://api.example/v1/payments/pay_2/refunds',
    ]);
  });

  it('has no payment that no longer exists', async () => {
    const payments = [payment('captured')];
    answers.push(found(link({ payments })), ofBank({ status: 'failed' }), noRefunds);
    expect((await bank.readLinkState(order.id))?.facts).toEqual([]);
  });

  it('includes the results of its refunds', async () => {
    answers.push(found(link({ status: 'paid', payments: [payment('captured')] })), ofBank(), {
      content: { items: [refund('pending'), refund('failed'), refund('processed')] },
    });
    expect((await bank.readLinkState(order.id))?.facts).toEqual([
      fact,
      { kind: 'refund failed', refund: 'rfnd_1' },
      { kind: 'refunded', paymentId: 'pay_1', refundId: 'rfnd_1', paise: 5 },
    ]);
  });

  it('is not understood when it is paid without a payment', async () => {
    answers.push(found(link({ status: 'paid', payments: [payment('failed')] })));
    await expect(bank.readLinkState(order.id)).rejects.toBeInstanceOf(ProviderRefused);
  });

  it.each<[string, ...Answer[]]>([
    ['the payment', { content: { id: 'pay_1' } }],
    ['its refunds', ofBank(), { content: { items: [{ id: 'rfnd_1' }] } }],
  ])('is not understood when %s has another format', async (_what, ...told) => {
    answers.push(found(link({ payments: [payment('captured')] })), ...told);
    await expect(bank.readLinkState(order.id)).rejects.toThrow('another shape than expected');
  });

  it.each([[{}], [[]], ['none'], [[{ status: 'captured' }]], [null]])(
    'counts %j as no payments',
    async (payments) => {
      answers.push(found(link({ payments })));
      expect((await bank.readLinkState(order.id))?.facts).toEqual([]);
    },
  );
});

describe('a refund', () => {
  const made = { id: 'rfnd_1', amount: 5, payment_id: 'pay_1', status: 'processed' };

  it('is requested with its key, at the usual speed', async () => {
    answers.push({ content: made });
    expect(await bank.refund('pay_1', 5, 'rf-1')).toEqual({ refundId: 'rfnd_1', isDone: true });
    expect(asked).toMatchObject([
      {
        url: 'https://api.example/v1/payments/pay_1/refund',
        method: 'POST',
        body: { amount: 5, speed: 'normal', receipt: 'rf-1' },
        headers: { 'x-refund-idempotency': 'rf-1' },
      },
    ]);
  });

  it('that is pending is not done', async () => {
    answers.push({ content: { ...made, status: 'pending' } });
    expect(await bank.refund('pay_1', 5, 'rf-1')).toEqual({ refundId: 'rfnd_1', isDone: false });
  });

  it('that is answered in another format is refused', async () => {
    answers.push({ content: { id: 'rfnd_1' } });
    await expect(bank.refund('pay_1', 5, 'rf-1')).rejects.toBeInstanceOf(ProviderRefused);
  });
});

describe('a link that must not be paid any more', () => {
  const listed = (status: string) => ({ content: { payment_links: [link({ status })] } });

  it('is cancelled by its id, which is found by our reference', async () => {
    answers = [listed('created'), { content: link({ status: 'cancelled' }) }];
    await bank.endLink(order.id);
    expect(asked[0]?.url).toBe(`https://api.example/v1/payment_links?reference_id=${order.id}`);
    expect(asked[1]).toMatchObject({
      method: 'POST',
      url: 'https://api.example/v1/payment_links/plink_1/cancel',
    });
  });

  it.each(['paid', 'expired', 'cancelled'])(
    'and is %s already is left unchanged',
    async (status) => {
      answers = [listed(status)];
      await bank.endLink(order.id);
      expect(asked).toHaveLength(1);
    },
  );

  it('and was never made needs no call', async () => {
    answers = [{ content: { payment_links: [] } }];
    await bank.endLink(order.id);
  });

  it('that was paid at that moment causes no error: the next poll reports the payment', async () => {
    const refused = { status: 400, content: { error: { description: 'cannot be cancelled' } } };
    answers = [listed('created'), refused, listed('paid')];
    await bank.endLink(order.id);
    answers = [listed('created'), refused, listed('created')];
    await expect(bank.endLink(order.id)).rejects.toThrow(ProviderRefused);
  });
});

describe('a return from paying', () => {
  const parts = {
    payment_link_id: 'plink_1',
    payment_link_reference_id: order.id,
    payment_link_status: 'paid',
    payment_id: 'pay_1',
  };
  const query = (changes: Record<string, string> = {}, secret = 'the secret of the key') => {
    const signature = computeHmacHex(secret, Object.values(parts).join('|'));
    const all = Object.entries({ ...parts, signature, ...changes });
    return new URLSearchParams(all.map(([name, value]) => [`razorpay_${name}`, value]));
  };

  it('is valid when it is signed with the secret of the key, for this order', () => {
    expect(bank.isReturnFromPaying(query(), order.id)).toBe(true);
    expect(bank.isReturnFromPaying(query(), 'another')).toBe(false);
    expect(bank.isReturnFromPaying(query({}, 'another secret'), order.id)).toBe(false);
    expect(bank.isReturnFromPaying(new URLSearchParams(), order.id)).toBe(false);
  });

  it.each(Object.keys(parts))('is forged when its %s is another', (name) => {
    const reference = name === 'payment_link_reference_id' ? 'x' : order.id;
    expect(bank.isReturnFromPaying(query({ [name]: 'x' }), reference)).toBe(false);
  });

  it('with all parts empty is not signed', () => {
    const signature = computeHmacHex('the secret of the key', '|||');
    const empty = new URLSearchParams({ razorpay_signature: signature });
    expect(bank.isReturnFromPaying(empty, '')).toBe(true);
    expect(bank.isReturnFromPaying(empty, order.id)).toBe(false);
  });
});

it('has its name, and reads stored events', () => {
  expect(bank.name).toBe('razorpay');
  expect(bank.readStoredEvent('evt_1', '{')).toEqual({ at: 'refused', because: 'unreadable' });
  expect(bank.readEvent(Buffer.from('{}'), {})).toEqual({ at: 'refused', because: 'signature' });
});
