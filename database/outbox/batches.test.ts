/**
 * Tests what the outbox guarantees to dispatchers: the order of entries, the count of attempts, and which entries are
 * not claimed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeCallRequest, makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import { groupNonEnquiryEntries } from './group-non-enquiry-entries.ts';

const minute = 60_000;
const hour = 60 * minute;
const inTime = (ms: number) => new Date(Date.now() + ms);

onEmptiedStores('a batch of the outbox', (current) => {
  const claim = (limit = 50, leaseMs = minute) => current().outbox.claim('mail', limit, leaseMs);
  const claimed = async (limit?: number, leaseMs?: number) => {
    const batch = await claim(limit, leaseMs);
    if (!batch) throw new Error('There is nothing to send.');
    return batch;
  };
  const mail = async () => (await current().stats()).outbox.mail;

  it('contains the requested number of entries, and says when the first one came', async () => {
    expect(await mail()).toEqual({ waiting: 0, sent: 0, setAside: 0, oldestWaiting: null });
    for (const n of [1, 2, 3]) {
      await current().insertAsVisitor(makeCallRequest(n));
      await delay(3);
    }
    const batch = await claimed(2);
    expect(batch).toMatchObject({ channel: 'mail', attempts: 0 });
    expect(batch.leads.map(({ name }) => name)).toEqual(['Asha 1', 'Asha 2']);
    expect(batch.createdAt).toEqual(batch.leads[0]?.createdAt);
    expect(batch.createdAt).not.toEqual(batch.leads[1]?.createdAt);
    expect(batch).not.toHaveProperty('aside');
    expect(batch).not.toHaveProperty('orders');
    expect(await mail()).toMatchObject({ waiting: 3, oldestWaiting: batch.createdAt });
    expect((await claimed(2)).leads.map(({ name }) => name)).toEqual(['Asha 3']);
    expect(await claim()).toBeNull();
  });

  it('is claimed again at once when its lease or its next attempt is impossibly far ahead', async () => {
    await current().insertAsVisitor(makeCallRequest());
    const { id } = await claimed(50, 2 * hour);
    expect((await claimed(50, hour - minute)).id).toBe(id);
    expect(await claim()).toBeNull();
    await current().outbox.postpone(id, inTime(9 * hour), 'a clock that was ahead', false);
    expect((await claimed()).id).toBe(id);
    await current().outbox.postpone(id, inTime(7 * hour), 'away', false);
    expect(await claim()).toBeNull();
  });

  it('that was postponed to now is due now, and counts as an attempt only where it should', async () => {
    await current().insertAsVisitor(makeCallRequest());
    const { id } = await claimed();
    await current().outbox.postpone(id, inTime(-1), 'wrong password', false);
    expect(await claimed()).toMatchObject({ id, attempts: 0 });
    await current().outbox.postpone(id, inTime(-1), 'no route', true);
    expect(await claimed()).toMatchObject({ id, attempts: 1 });
    await current().outbox.postpone(id, inTime(-1), 'no route', true);
    expect(await claimed()).toMatchObject({ id, attempts: 2 });
  });

  it('that was sent stays sent, whatever is reported afterwards', async () => {
    await current().insertAsVisitor(makeCallRequest());
    const { id } = await claimed();
    await current().outbox.markSent(id);
    await current().outbox.postpone(id, inTime(-1), 'too late', true);
    await current().outbox.giveUp(id, 'too late');
    expect(await mail()).toEqual({ waiting: 0, sent: 1, setAside: 0, oldestWaiting: null });
    expect(await current().outbox.retryAll()).toBe(0);
    expect(await claim()).toBeNull();
  });

  it('that was given up is neither sent nor retried until somebody retries it', async () => {
    await current().insertAsVisitor(makeCallRequest());
    const { id } = await claimed();
    await current().outbox.giveUp(id, 'refused');
    await current().outbox.markSent(id);
    await current().outbox.postpone(id, inTime(-1), 'no', true);
    expect(await mail()).toEqual({ waiting: 0, sent: 0, setAside: 1, oldestWaiting: null });
    expect(await current().outbox.retryAll()).toBe(1);
    expect(await claimed()).toMatchObject({ id, attempts: 0 });
  });

  it('that is postponed becomes due by a retry, and entries that simply wait are not counted', async () => {
    await current().insertAsVisitor(makeCallRequest(1));
    const { id } = await claimed();
    await current().outbox.postpone(id, inTime(hour), 'away', true);
    await current().insertAsVisitor(makeCallRequest(2));
    expect(await current().outbox.retryAll()).toBe(1);
    expect(await claimed()).toMatchObject({ id, attempts: 0, leads: [{ name: 'Asha 1' }] });
  });

  it('of mails from the desk that is postponed becomes due by a retry too', async () => {
    const { desk, outbox } = current();
    const meena = await storeStaffMember(current());
    const enquiry = await submitEnquiry(current());
    const message = { id: makeUuidV7(Date.now()), name: 'First answer' };
    await desk.sendMails([enquiry.id], message, meena.id, {
      did: makeUuidV7(Date.now()),
      waitsMs: 0,
    });
    const { id = '' } = (await outbox.claim('desk', 1, minute)) ?? {};
    await outbox.postpone(id, inTime(hour), 'away', true);
    expect(await outbox.claim('desk', 1, minute)).toBeNull();
    expect(await outbox.retryAll()).toBe(1);
    expect(await outbox.claim('desk', 1, minute)).toMatchObject({ id, attempts: 0 });
  });

  it('that has not been sent yet keeps its delay in a retry', async () => {
    await current().outbox.setChannel('visitor', true);
    await current().orders.setOffers([sampleOfferOnSale], 'live');
    await current().insertAsVisitor(makeEnrolment(1, { offer: sampleOfferOnSale.slug }));
    const [order] = await current().orders.listOrders({});
    const visitorMail = () => current().outbox.claim('visitor', 50, minute);
    const failed = { kind: 'payment failed', paymentId: 'pay_failed' } as const;
    await current().orders.applyFact(order?.id ?? '', failed, 'provider');
    expect(await visitorMail()).toBeNull();
    expect(await current().outbox.retryAll()).toBe(0);
    expect(await visitorMail()).toBeNull();
  });

  it('that is separated is due at once, entry by entry, each as its own batch', async () => {
    for (const n of [1, 2]) await current().insertAsVisitor(makeCallRequest(n));
    await current().outbox.splitBatch((await claimed(50, hour)).id);
    const [one, two] = [await claimed(), await claimed()];
    expect([one.leads, two.leads].map(({ length }) => length)).toEqual([1, 1]);
    await current().outbox.markSent(one.id);
    expect(await mail()).toMatchObject({ sent: 1, waiting: 1 });
  });

  it('has no lead when its row was erased in the meantime', async () => {
    await current().insertAsVisitor(makeEnrolment(1));
    await current().insertAsVisitor(makeEnrolment(2));
    const { id, leads } = await claimed(50, 2 * hour);
    await current().desk.erase([leads[0]?.id ?? ''], 'terminal');
    expect(await claimed()).toMatchObject({ id, leads: [{ id: leads[1]?.id }] });
  });

  it('of one channel is never given to another', async () => {
    await current().outbox.setChannel('webhook', true);
    await current().outbox.setChannel('webhook', true);
    await current().insertAsVisitor(makeCallRequest());
    await current().outbox.markSent((await claimed()).id);
    const { outbox } = await current().stats();
    expect([outbox.mail.waiting, outbox.webhook.waiting]).toEqual([0, 1]);
    expect(await claim()).toBeNull();
  });
});

it('a batch lists its orders, and none if there are none', () => {
  const enquiry = { type: 'enquiry.received', subject: '1' };
  expect(groupNonEnquiryEntries([enquiry, { type: 'order.paid', subject: '2' }])).toEqual({
    orders: [{ type: 'order.paid', orderId: '2' }],
  });
  expect(groupNonEnquiryEntries([enquiry])).toEqual({});
  expect(groupNonEnquiryEntries([])).toEqual({});
});
