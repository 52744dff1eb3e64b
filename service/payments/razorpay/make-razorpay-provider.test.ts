/** Tests orders with an emulator of Razorpay that simulates faults. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findOrderOfPerson } from '../../../tests/service/support/find-order-of-person.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import {
  anonKey,
  startTestApp,
  type TestApp,
} from '../../../tests/service/support/start-test-app.ts';
import {
  emulatorKeys,
  RazorpayEmulator,
} from '../../../tests/support/razorpay/razorpay-emulator.ts';

const secondSecret = 'the next secret of the webhook';
const [offer] = sampleOffersFile.offers;

let app: TestApp;
let bank: RazorpayEmulator;
let folder: ReturnType<typeof makeScratchFolder>;
let people = 0;
/** How far the clock of the service is ahead, in milliseconds. */
let ahead = 0;

beforeAll(async () => {
  bank = await new RazorpayEmulator().start();
  folder = makeScratchFolder();
  const client = join(folder.path, 'client');
  mkdirSync(join(client, 'enroll-form'), { recursive: true });
  const page = '<!doctype html><head></head><article data-order="unknown"></article>';
  writeFileSync(join(client, 'enroll-form/status.html'), page);
  writeFileSync(join(folder.path, 'offers.json'), JSON.stringify(sampleOffersFile));
  app = await startTestApp({
    siteDir: client,
    clock: () => Date.now() + ahead,
    payments: { pollMs: 100 },
    env: {
      ...bank.settings,
      RAZORPAY_WEBHOOK_SECRET: `${emulatorKeys.webhookSecret},${secondSecret}`,
    },
  });
  bank.webhookUrl = `${app.url}/webhooks/razorpay`;
});
afterEach(() => {
  bank.requestedFaults.length = 0;
  bank.webhookSecret = emulatorKeys.webhookSecret;
  bank.newRefundState = 'processed';
});
afterAll(async () => {
  await app.close();
  await bank.close();
  folder.remove();
});

/** Enrols a new person. Returns the order, and the address to which the service redirects. */
async function enrol() {
  people += 1;
  const row = {
    name: 'Ravi',
    email: `r.${people}@example.com`,
    mobile: `+91 98765 4${String(people).padStart(4, '0')}`,
  };
  const answer = await fetch(`${app.url}/rest/v1/enrollments`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ ...row, offer: offer?.slug }),
  });
  expect(answer.status).toBe(201);
  const person = { email: row.email, phone: row.mobile };
  const order = await findOrderOfPerson(app.store.orders, person, offer?.slug ?? null);
  if (!order) throw new Error('There is no order.');
  // The header `Payment-Location` has the address of our page, which leads to the payment or back to the status page.
  const way = new URL(answer.headers.get('payment-location') ?? '', app.url);
  const led = await fetch(way, { redirect: 'manual' });
  const leadsTo = led.headers.get('location') ?? /url=([^"]*)"/.exec(await led.text())?.[1] ?? '';
  return { order, leadsTo };
}

const stateOf = async (id: string) => (await app.store.orders.findOrder(id))?.state;
const offered = (id: string) => expect.poll(() => stateOf(id)).toBe('offered');

async function offeredOrder() {
  const { order, leadsTo } = await enrol();
  await offered(order.id);
  return { order, leadsTo, link: bank.linkOf(order.id) };
}

/**
 * Waits until the service has asked the provider twice about the refunds of a payment. By the second request, the
 * service has processed the answer to the first.
 */
async function askedAbout(id: string, paymentId: string) {
  for (const _ of [1, 2]) {
    bank.paymentIdsWithListedRefunds.clear();
    await expect
      .poll(async () => {
        await app.store.orders.setNextLookUp(id, new Date(0));
        return bank.paymentIdsWithListedRefunds.has(paymentId);
      })
      .toBe(true);
  }
}

describe('a payment link', () => {
  it('is made with the amount on sale, and leads to the bank', async () => {
    const { order, leadsTo, link } = await offeredOrder();
    expect(link).toMatchObject({ amount: 399_900, currency: 'INR', reference_id: order.id });
    expect(leadsTo).toBe(link.short_url);
  });

  it('is made for each of several simultaneous enrolments', async () => {
    const enrolled = await Promise.all(Array.from({ length: 6 }, enrol));
    expect(enrolled.map(({ leadsTo }) => leadsTo)).toEqual(
      enrolled.map(({ order }) => bank.linkOf(order.id).short_url),
    );
  });

  it.each([
    'answers 500',
    'answers 429',
    'makes it and never answers',
    'makes it and answers 500',
  ] as const)('is made once even when the provider %s', async (mishap) => {
    bank.requestedFaults.push(mishap);
    const { order, leadsTo } = await enrol();
    expect(leadsTo).toContain('/enroll-form/status?order=');
    // The next attempt follows seconds later, so the test moves the service's clock on until the attempt was made.
    onTestFinished(() => {
      ahead = 0;
    });
    await expect
      .poll(() => {
        ahead += 1_000;
        return stateOf(order.id);
      })
      .toBe('offered');
    const made = [...bank.links.values()].filter((link) => link.reference_id === order.id);
    expect(made).toHaveLength(1);
  });

  it('that is refused waits for a person, shows no error to its visitor, and is tried again after a person has looked', async () => {
    bank.requestedFaults.push('refuses', 'refuses');
    const { order, leadsTo } = await enrol();
    expect(await (await fetch(new URL(leadsTo, app.url))).text()).toContain(
      'data-order="preparing"',
    );
    expect(await app.store.orders.findOrder(order.id)).toMatchObject({
      discrepancy: 'link refused',
    });
    expect(bank.creations.get(order.id)).toBe(1);
    // Does what "npm run orders -- reconcile" does.
    await app.store.orders.setNextLookUp(order.id, new Date(0));
    await expect.poll(() => bank.creations.get(order.id)).toBe(2);
    await expect
      .poll(async () => {
        await app.store.orders.setNextLookUp(order.id, new Date(0));
        return stateOf(order.id);
      })
      .toBe('offered');
    expect(await app.store.orders.findOrder(order.id)).toMatchObject({ discrepancy: null });
    const events = await app.store.orders.eventsOf(order.id);
    expect(events.filter(({ type }) => type === 'order.doubt')).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('98765');
  });

  it('that is paid before the call to make it was answered is paid', async () => {
    bank.requestedFaults.push('tells of the payment before it answers');
    const { order } = await enrol();
    await expect.poll(() => stateOf(order.id)).toBe('paid');
  });
});

describe('a payment', () => {
  it('counts once, however often and in whatever order the provider reports it', async () => {
    const { order, link } = await offeredOrder();
    const paid = bank.pay(link);
    const expired = bank.end(link, 'expired');
    const again = { ...paid, headers: { ...paid.headers, 'x-razorpay-event-id': 'evt_other' } };
    for (const event of [expired, paid, paid, again, expired, paid])
      expect(await bank.send(event)).toBe(200);
    await expect.poll(() => stateOf(order.id)).toBe('paid');
    const types = (await app.store.orders.eventsOf(order.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'order.paid')).toHaveLength(1);
    expect(await app.store.orders.findOrder(order.id)).toMatchObject({ discrepancy: null });
  });

  it('without an event is found by asking', async () => {
    const { order, link } = await offeredOrder();
    bank.pay(link);
    await app.store.orders.setNextLookUp(order.id, new Date(0));
    await expect.poll(() => stateOf(order.id)).toBe('paid');
  });

  it('is asked about at once when its visitor returns', async () => {
    const { order, link } = await offeredOrder();
    bank.pay(link);
    const back = new URL(bank.returnUrlOf(link));
    const page = await (await fetch(`${app.url}${back.pathname}${back.search}`)).text();
    expect(page).toContain('data-order="paid"');
    expect(await stateOf(order.id)).toBe('paid');
  });

  it('is not accepted from a forged return address', async () => {
    const { order, link } = await offeredOrder();
    const back = new URL(bank.returnUrlOf({ ...link, status: 'paid' }));
    back.searchParams.set('razorpay_payment_id', 'pay_forged');
    const page = await (await fetch(`${app.url}${back.pathname}${back.search}`)).text();
    expect(page).toContain('data-order="open"');
    expect(await stateOf(order.id)).toBe('offered');
  });

  it('of another order does not pay this one', async () => {
    const [paid, open] = [await offeredOrder(), await offeredOrder()];
    bank.pay(paid.link);
    const [back, other] = [bank.returnUrlOf(paid.link), bank.returnUrlOf(open.link)].map(
      (address) => new URL(address),
    ) as [URL, URL];
    back.searchParams.set('order', other.searchParams.get('order') ?? '');
    const page = await (await fetch(`${app.url}${back.pathname}${back.search}`)).text();
    expect(page).toContain('data-order="open"');
  });

  it.each([
    ['amount', { amount: 100 }, 'amount differs'],
    ['currency', { currency: 'USD' }, 'currency differs'],
  ])('of another %s waits for a person', async (_what, changes, discrepancy) => {
    const { order, link } = await offeredOrder();
    await bank.send(bank.pay(link, changes));
    await expect
      .poll(async () => (await app.store.orders.findOrder(order.id))?.discrepancy)
      .toBe(discrepancy);
    await askedAbout(order.id, link.payments[0]?.payment_id ?? '');
    expect(await stateOf(order.id)).toBe('offered');
  });

  it('that arrives late, after the link has ended, still counts', async () => {
    const { order, link } = await offeredOrder();
    await bank.send(bank.end(link, 'expired'));
    await expect.poll(() => stateOf(order.id)).toBe('expired');
    await bank.send(bank.pay(link));
    await expect.poll(() => stateOf(order.id)).toBe('paid');
  });
});

describe('an event', () => {
  it('counts with the old secret and with the new one, and with no third', async () => {
    const { order, link } = await offeredOrder();
    bank.webhookSecret = 'somebody else’s secret';
    expect(await bank.send(bank.pay(link))).toBe(400);
    expect(await stateOf(order.id)).toBe('offered');
    bank.webhookSecret = secondSecret;
    expect(await bank.send(bank.pay(link))).toBe(200);
  });

  it('whose body was changed on the way is refused', async () => {
    const { link } = await offeredOrder();
    const event = bank.pay(link);
    expect(await bank.send({ ...event, body: event.body.replace('399900', '1') })).toBe(400);
  });

  it('of an unknown format is accepted, and delays no other event', async () => {
    const { order, link } = await offeredOrder();
    expect(await bank.send(bank.event('payment_link.paid', { payment_link: 'new' }))).toBe(200);
    await bank.send(bank.pay(link));
    await expect.poll(() => stateOf(order.id)).toBe('paid');
    expect(app.log.join('\n')).toContain('another shape than expected');
  });

  it('about an order of another site is accepted, and changes nothing', async () => {
    const { link } = await offeredOrder();
    const other = { ...link, id: 'plink_of_another', reference_id: 'TS1989', payments: [] };
    expect(await bank.send(bank.pay(other))).toBe(200);
  });
});

describe('a refund', () => {
  async function paidOrder() {
    const { order, link } = await offeredOrder();
    await bank.send(bank.pay(link));
    await expect.poll(() => stateOf(order.id)).toBe('paid');
    return order;
  }
  const refundsOf = async (id: string) => {
    const paymentId = (await app.store.orders.findOrder(id))?.paymentId;
    return bank.refunds.filter(({ payment_id }) => payment_id === paymentId);
  };

  it('is made once, and ends with a voucher', async () => {
    const { id } = await paidOrder();
    await app.store.orders.requestRefund(id, 299_900, 'terminal', 0);
    await expect.poll(() => stateOf(id)).toBe('refunded');
    expect(await refundsOf(id)).toHaveLength(1);
    expect((await app.store.orders.findOrder(id))?.voucher?.number).toMatch(/^TSV/);
  });

  it('that is pending is asked about, and not requested again', async () => {
    bank.newRefundState = 'pending';
    const { id } = await paidOrder();
    await app.store.orders.requestRefund(id, 299_900, 'terminal', 0);
    await expect
      .poll(async () => (await app.store.orders.findOrder(id))?.refund?.refundId)
      .toMatch(/^rfnd/);
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('There is no refund.');
    // This is the state a day later: the provider has forgotten the idempotency key, and has made the refund.
    Object.assign(refund, { key: 'forgotten', status: 'processed' });
    await expect
      .poll(async () => {
        await app.store.orders.setNextLookUp(id, new Date(0));
        return stateOf(id);
      })
      .toBe('refunded');
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('that is made on the provider’s page is found by asking, when no event arrived', async () => {
    const { id, ...order } = await paidOrder();
    const { paymentId } = (await app.store.orders.findOrder(id)) ?? {};
    bank.payBack(paymentId ?? '', order.amountPaise);
    await app.store.orders.setNextLookUp(id, new Date(0));
    await expect.poll(() => stateOf(id)).toBe('refunded');
  });

  it('of a part on the provider’s page is no refund of the order, and raises one discrepancy', async () => {
    const { id } = await paidOrder();
    const { paymentId } = (await app.store.orders.findOrder(id)) ?? {};
    expect(await bank.send(bank.payBack(paymentId ?? '', 100_000))).toBe(200);
    const now = () => app.store.orders.findOrder(id);
    await expect.poll(async () => (await now())?.discrepancy).toBe('paid back elsewhere');
    await app.store.orders.settleDiscrepancy(id, 'terminal', 'a discount');
    await askedAbout(id, paymentId ?? '');
    expect(await now()).toMatchObject({ state: 'paid', discrepancy: null, returnedPaise: 100_000 });
  });

  it('of a second payment is no refund of the order', async () => {
    const { order, link } = await offeredOrder();
    await bank.send(bank.pay(link));
    await expect.poll(() => stateOf(order.id)).toBe('paid');
    await bank.send(bank.pay(link));
    await expect
      .poll(async () => (await app.store.orders.findOrder(order.id))?.discrepancy)
      .toBe('paid twice');
    const [, second] = link.payments;
    bank.payBack(second?.payment_id ?? '', link.amount);
    await askedAbout(order.id, second?.payment_id ?? '');
    expect(await stateOf(order.id)).toBe('paid');
  });

  it('is not made again when it was made on the provider’s page before', async () => {
    const { id } = await paidOrder();
    const { paymentId } = (await app.store.orders.findOrder(id)) ?? {};
    bank.payBack(paymentId ?? '', 299_900);
    await app.store.orders.requestRefund(id, 299_900, 'terminal', 0);
    await expect.poll(() => stateOf(id)).toBe('refunded');
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it.each(['failed', 'refused'] as const)('that is %s can be requested again', async (how) => {
    bank.newRefundState = how;
    const { id } = await paidOrder();
    await app.store.orders.requestRefund(id, 299_900, 'terminal', 0);
    const now = () => app.store.orders.findOrder(id);
    await expect.poll(async () => (await now())?.discrepancy).toBe('refund failed');
    bank.newRefundState = 'processed';
    const { step } = await app.store.orders.requestRefund(id, 299_900, 'terminal', 0);
    expect(step.at).toBe('moved');
    await expect.poll(() => stateOf(id)).toBe('refunded');
    const made = await refundsOf(id);
    expect(made.filter(({ status }) => status === 'processed')).toHaveLength(1);
    expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
    expect(await now()).toMatchObject({ discrepancy: null, refund: { refundId: made.at(-1)?.id } });
  });

  it('that is pending and then fails waits for a person', async () => {
    bank.newRefundState = 'pending';
    const { id } = await paidOrder();
    await app.store.orders.requestRefund(id, 299_900, 'terminal', 0);
    await expect.poll(async () => (await refundsOf(id)).length).toBe(1);
    expect(await stateOf(id)).toBe('refunding');
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('There is no refund.');
    await bank.send(bank.endRefund(refund, 'failed'));
    await expect
      .poll(async () => (await app.store.orders.findOrder(id))?.discrepancy)
      .toBe('refund failed');
    expect(await refundsOf(id)).toHaveLength(1);
  });
});

it('deletes personal data of a provider event once it is applied', async () => {
  const { order, link } = await offeredOrder();
  await bank.send(bank.pay(link));
  const db = new DatabaseSync(join(app.config.dataDir, 'miranaya.db'), { readOnly: true });
  const kept = () =>
    db
      .prepare('SELECT DISTINCT body FROM provider_events WHERE outcome IS NOT NULL')
      .all()
      .map(({ body }) => body);
  await expect.poll(() => stateOf(order.id)).toBe('paid');
  await expect.poll(kept).toEqual(['']);
  db.close();
});

it('the log contains nothing of visitors or keys', () => {
  const log = app.log.join('\n');
  for (const secret of [
    '98765',
    '@example.com',
    emulatorKeys.keySecret,
    emulatorKeys.webhookSecret,
  ])
    expect(log).not.toContain(secret);
});

describe('a failed attempt to pay', () => {
  it('is reported by its event, once, and the link can still be paid', async () => {
    const { order, link } = await offeredOrder();
    const failed = bank.fail(link);
    expect(await bank.send(failed)).toBe(200);
    const failures = async () => (await app.store.orders.findOrder(order.id))?.failedPayments;
    await expect.poll(failures).toHaveLength(1);
    await bank.send(bank.pay(link));
    await expect.poll(() => stateOf(order.id)).toBe('paid');
  });

  it('is found by asking when no event arrived', async () => {
    const { order, link } = await offeredOrder();
    bank.fail(link);
    await app.store.orders.setNextLookUp(order.id, new Date(0));
    const types = async () => (await app.store.orders.eventsOf(order.id)).map(({ type }) => type);
    await expect.poll(types).toContain('order.payment-failed');
  });
});
