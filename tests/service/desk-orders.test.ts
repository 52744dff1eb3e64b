/** The served page of one order at the desk: what it shows, and what its forms do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';
import {
  enrolAndPay,
  reportFailedRefund,
  reportRefundMadeAtProvider,
  reportSecondPayment,
} from './support/desk-orders.ts';
import { sampleOfferOnSale } from './support/store-paid-order.ts';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  // The provider never answers, so a requested refund stays in progress until the test ends it.
  const env = {
    RAZORPAY_KEY_ID: 'rzp_test_of_the_desk',
    RAZORPAY_KEY_SECRET: 'a_secret_key',
    RAZORPAY_WEBHOOK_SECRET: 'a_webhook_secret',
    RAZORPAY_API_URL: 'http://127.0.0.1:9',
  };
  desk = await openTestDesk({ env });
  cookie = await createSessionCookie(desk.store, await desk.hire('Meera', 'accounts'));
});
afterAll(() => desk.close());

const paid = () => enrolAndPay(desk.store);
const orderNow = async ({ id }: Order) => (await desk.store.orders.findOrder(id)) as Order;

/** The words of the page, with the values of its fields. */
const read = async (address: string) =>
  shown(await (await fetch(desk.url + address, { headers: { cookie } })).text());

function shown(html: string) {
  const fields = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    / name="([^"]*)"/.exec(tag)?.[1],
    / value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const words = main.replaceAll(/<!-- -->/g, '').replaceAll(/<[^>]*>/g, ' ');
  return { html: main, words: words.replaceAll(/\s+/g, ' '), fields: Object.fromEntries(fields) };
}

const post = (address: string, fields: Record<string, string>) =>
  fetch(desk.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });

const send = async ({ id }: Order, fields: Record<string, string>): Promise<string> => {
  const answer = await post(`/desk/orders/${id}`, fields);
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
};

const wish = { ask: 'refund', starts: '2999-01-01', lms: '' };
const asked = ({ id }: Order) => `/desk/orders/${id}?${new URLSearchParams(wish)}`;

it('the page shows no text that stands in its address', async () => {
  const order = await paid();
  const said = 'Please call this number';
  for (const name of ['wrong', 'reason', 'reference', 'rupees', 'due-2', 'said'])
    expect(
      (await read(`${asked(order)}&${new URLSearchParams({ [name]: said })}`)).html,
      name,
    ).not.toContain(said);
});

describe('refunding', () => {
  it('is offered again when the refund has failed, for the same sum', async () => {
    const order = await paid();
    expect(
      await send(order, { ...wish, act: 'refund', reason: 'As agreed', rupees: '1000' }),
    ).toContain('said=refund');
    expect((await read(asked(order))).words).toContain('The order is being paid back.');
    await reportFailedRefund(desk.store, order);
    const { words, fields } = await read(asked(order));
    expect(words).toContain('The refund of ₹1,000 failed. Paying back makes another one.');
    expect(words).not.toContain('The order is not paid');
    expect(fields.rupees).toBe('1000');
    expect(
      await send(order, { ...wish, act: 'refund', reason: 'As agreed', rupees: '1000' }),
    ).toContain('said=refund');
    expect(await orderNow(order)).toMatchObject({ refund: { paise: 100_000, hasFailed: false } });
  });

  it('begins with the due amount, less earlier refunds', async () => {
    const order = await paid();
    await reportRefundMadeAtProvider(desk.store, order, 50_000);
    const { words, fields } = await read(asked(order));
    expect(words).toContain('Also went back ₹500');
    expect(words).toContain('before; ₹3,499 is left.');
    expect(fields.rupees).toBe('3499');
  });

  it.each([
    ['3499.01', 'more than is left'],
    ['nothing', 'no sum'],
    ['0.5', 'less than a rupee'],
  ])(
    'of %s rupees is refused (%s), and the form stays open with the typed text',
    async (rupees) => {
      const order = await paid();
      await reportRefundMadeAtProvider(desk.store, order, 50_000);
      await desk.store.orders.settleDiscrepancy(order.id, 'terminal', 'A discount');
      const form = { ...wish, act: 'refund', back: '50000', reason: 'As agreed', rupees };
      const answer = await post(asked(order), form);
      expect(answer.status).toBe(400);
      const { words, fields } = shown(await answer.text());
      expect(words).toContain('at most what is left of what was paid.');
      expect(fields).toMatchObject({ rupees, starts: '2999-01-01' });
      expect(await orderNow(order)).toMatchObject({ state: 'paid', discrepancy: null });
    },
  );

  it('is not offered once it was refunded, also if it had been requested before', async () => {
    const order = await paid();
    await reportRefundMadeAtProvider(desk.store, order, 399_900);
    const { words } = await read(asked(order));
    expect(words).toContain('Refunded ₹3,999');
    expect(words).not.toContain('What the terms say');
    expect(words).not.toContain('Rupees to pay back');
    const to = await send(order, { ...wish, act: 'refund', reason: 'As agreed', rupees: '1' });
    expect((await read(to)).words).toContain('Nothing was done: it was changed');
  });
});

describe('the job guarantee', () => {
  const claim = {
    ask: 'guarantee',
    ends: indianDay(new Date()),
    held: '20',
    attended: '17',
    projects: 'yes',
  };
  const claimed = ({ id }: Order, changes: Record<string, string> = {}) =>
    read(`/desk/orders/${id}?${new URLSearchParams({ ...claim, ...changes })}`);
  const superProgram = async () => {
    const facts = { kind: 'super program', registrationChargePaise: 239_980 };
    return enrolAndPay(desk.store, {
      ...sampleOfferOnSale,
      slug: 'super-one',
      amountPaise: 1_199_900,
      facts,
    });
  };

  it('is decided by its rule, and the granted amount can be refunded', async () => {
    const order = await superProgram();
    const { words, fields } = await claimed(order);
    expect(words).toContain('Allowed: All conditions of the guarantee are met');
    expect(words).toContain('The terms give ₹9,599.20');
    expect(fields.rupees).toBe('9599.20');
    const to = await send(order, {
      ...claim,
      act: 'refund',
      reason: 'As agreed',
      rupees: '9599.20',
    });
    expect(to).toContain('said=refund');
    const [entry] = await desk.store.desk.eventsOf([order.id]);
    expect(entry?.what).toMatchObject({ ask: 'guarantee', classesHeld: 20, ruleSays: 959_920 });
  });

  it('is refused with the reason, and only super programs have it', async () => {
    const { words } = await claimed(await superProgram(), { attended: '16' });
    expect(words).toContain('Not allowed: The learner attended 16 of 20 classes; 85% are needed.');
    expect((await claimed(await paid())).words).toContain('Only super programs carry');
  });

  it('is not decided before the number of attended classes is known', async () => {
    const order = await superProgram();
    for (const attended of ['', '21', 'most'])
      expect((await claimed(order, { attended })).words).toContain('how many of them the learner');
  });
});

describe('settling', () => {
  const settling = { act: 'settle', note: 'Compared with the dashboard' };

  it('explains each discrepancy and what to do, with the available buttons', async () => {
    const order = await paid();
    await reportRefundMadeAtProvider(desk.store, order, 50_000);
    await reportSecondPayment(desk.store, order);
    const { words } = await read(`/desk/orders/${order.id}`);
    for (const said of [
      `${order.payer?.name} paid twice`,
      `Pay again_${order.id} back in the payment provider`,
      'If that was the refund of this order, say so when you settle it',
    ])
      expect(words).toContain(said);
    expect(words).not.toMatch(/npm run|--refunded|compared it with/);
  });

  it('makes the returned amount the refund of the order, when that is ticked', async () => {
    const order = await paid();
    await reportRefundMadeAtProvider(desk.store, order, 50_000);
    const { fields, words } = await read(`/desk/orders/${order.id}`);
    expect(words).toContain('It was the refund of this order: ₹500');
    const { words: after } = await read(await send(order, { ...fields, ...settling }));
    expect(after).toContain('Settled.');
    expect(await orderNow(order)).toMatchObject({
      state: 'refunded',
      refund: { paise: 50_000 },
      voucher: { number: expect.stringMatching(/^MIV/) },
    });
  });

  it('leaves the order paid when it is not ticked', async () => {
    const order = await paid();
    await reportRefundMadeAtProvider(desk.store, order, 50_000);
    const { fields } = await read(`/desk/orders/${order.id}`);
    await send(order, { ...fields, ...settling, refunded: '' });
    expect(await orderNow(order)).toMatchObject({ state: 'paid', discrepancy: null });
  });

  it('settles what the page showed, with the note', async () => {
    const order = await paid();
    await reportSecondPayment(desk.store, order);
    const { fields } = await read(`/desk/orders/${order.id}`);
    const { words } = await read(await send(order, { ...fields, ...settling }));
    expect(words).toContain('Settled. Your note stays with the order.');
    expect(words).toContain('“Compared with the dashboard”');
    expect(await orderNow(order)).toMatchObject({ state: 'paid', discrepancy: null });
  });

  it('settles no discrepancy that was raised after the page was opened, and asks to look again', async () => {
    const order = await paid();
    await reportRefundMadeAtProvider(desk.store, order, 50_000);
    const { fields } = await read(`/desk/orders/${order.id}`);
    await reportSecondPayment(desk.store, order);
    const { words } = await read(await send(order, { ...fields, ...settling }));
    expect(words).toContain('Please look again at what stands here now.');
    expect(await orderNow(order)).toMatchObject({ discrepancy: 'paid twice' });
  });
});
