import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeCallRequest, makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import { sampleOfferOnSale, storePaidOrder } from '../../tests/service/support/store-paid-order.ts';
import { mailLimitReason } from '../outbox/outbox-port.ts';

onEmptiedStores('the store of troubles', (current) => {
  const mail = async () =>
    (await current().trouble.channelFacts()).find(({ channel }) => channel === 'mail');

  it('counts mails that failed and are retried, and those that were given up', async () => {
    await current().insertAsVisitor(makeCallRequest(1));
    expect(await mail()).toEqual({ channel: 'mail', givenUp: 0, failing: null, reason: null });
    const batch = await current().outbox.claim('mail', 50, 60_000);
    const id = batch?.id ?? '';
    await current().outbox.postpone(id, new Date(), 'ECONNREFUSED CONN', true);
    expect(await mail()).toEqual({
      channel: 'mail',
      givenUp: 0,
      failing: { count: 1, since: expect.any(Date) },
      reason: 'ECONNREFUSED CONN',
    });
    await current().outbox.postpone(id, new Date(), mailLimitReason, false);
    expect(await mail()).toMatchObject({ failing: null });
    await current().outbox.giveUp(id, 'EENVELOPE 550');
    expect(await mail()).toEqual({
      channel: 'mail',
      givenUp: 1,
      failing: null,
      reason: 'EENVELOPE 550',
    });
    await current().outbox.retryAll();
    const again = await current().outbox.claim('mail', 50, 60_000);
    await current().outbox.markSent(again?.id ?? '');
    expect(await mail()).toMatchObject({ givenUp: 0, failing: null });
  });

  it('counts payments that wait: a discrepancy, an unsent refund, and a failed one', async () => {
    const { orders, trouble } = current();
    const none = {
      discrepancies: 0,
      unmatched: 0,
      failedRefunds: 0,
      withoutLink: null,
      unsentRefunds: null,
      // The test applies the payment without storing its event, so the event counts as unapplied.
      unappliedEvents: { count: expect.any(Number), since: expect.any(Date) },
    };
    const paid = await storePaidOrder(current());
    expect(await trouble.paymentFacts()).toEqual(none);
    const { order } = await orders.requestRefund(paid.id, paid.amountPaise, 'asha', 0);
    expect(await trouble.paymentFacts()).toEqual({
      ...none,
      unsentRefunds: { count: 1, since: expect.any(Date) },
    });
    const refund = order.refund?.key ?? '';
    await orders.applyFact(paid.id, { kind: 'refund failed', refund }, 'provider');
    expect(await trouble.paymentFacts()).toEqual({ ...none, failedRefunds: 1 });
    // Only the latest discrepancy of an order counts.
    await orders.applyFact(
      paid.id,
      { kind: 'paid', paymentId: 'pay_second', paise: 100, currency: 'INR' },
      'provider',
    );
    expect(await trouble.paymentFacts()).toEqual({ ...none, discrepancies: 1 });
  });

  it('counts a discrepancy of a test order only while the test mode is in force', async () => {
    const { orders, trouble } = current();
    await orders.setOffers([sampleOfferOnSale], 'test');
    const { row } = makeEnrolment('tester', { offer: sampleOfferOnSale.slug });
    await current().insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
    const person = { email: `${row.email}`, phone: `${row.mobile}` };
    const id = `${await orders.recentOrderIdOfPerson(person, sampleOfferOnSale.slug)}`;
    const wrong = { paymentId: 'pay_test', paise: 100, currency: 'INR' } as const;
    await orders.applyFact(id, { kind: 'paid', ...wrong }, 'provider');
    expect(await trouble.paymentFacts()).toMatchObject({ discrepancies: 1 });
    await orders.setOffers([sampleOfferOnSale], 'live');
    expect(await trouble.paymentFacts()).toMatchObject({ discrepancies: 0 });
  });

  it('says since when a refund waits, not since when an earlier refund of the order was asked for', async () => {
    const { orders, trouble } = current();
    const paid = await storePaidOrder(current());
    const { order } = await orders.requestRefund(paid.id, 100, 'asha', 0);
    const first = (await trouble.paymentFacts()).unsentRefunds;
    await orders.storeRefundId(paid.id, order.refund?.key ?? '', 'rfnd_first');
    const paymentId = paid.paymentId ?? '';
    await orders.applyFact(
      paid.id,
      { kind: 'refunded', paymentId, refundId: 'rfnd_first', paise: 100 },
      'provider',
    );
    expect(await trouble.paymentFacts()).toMatchObject({ unsentRefunds: null });
    await delay(3);
    await orders.requestRefund(paid.id, 200, 'asha', 100);
    const { unsentRefunds } = await trouble.paymentFacts();
    expect(unsentRefunds?.count).toBe(1);
    expect(unsentRefunds?.since.getTime()).toBeGreaterThan(first?.since.getTime() ?? Infinity);
  });

  it('leaves out a refund of cash, which a person hands back', async () => {
    const { orders, trouble } = current();
    await orders.setOffers([sampleOfferOnSale], 'live');
    await current().insertAsVisitor(makeEnrolment(1, { offer: sampleOfferOnSale.slug }));
    const [order] = await orders.listOrders({});
    const { id = '', amountPaise: paise = 0 } = order ?? {};
    const record = { way: 'cash', reference: 'Slip 1', movedOn: '2026-11-01', paise } as const;
    await orders.recordPayment(id, record, 'asha');
    await orders.requestRefund(id, paise, 'asha', 0);
    expect(await trouble.paymentFacts()).toMatchObject({ unsentRefunds: null });
  });

  it('counts money without an order, and nothing of a payment mode that is no longer in force', async () => {
    const { orders, trouble } = current();
    await orders.setOffers([sampleOfferOnSale], 'test');
    await current().insertAsVisitor(makeEnrolment(1, { offer: sampleOfferOnSale.slug }));
    const [order] = await orders.listOrders({});
    await orders.postponeLinkRetry(order?.id ?? '', new Date(), 'away');
    await orders.storeProviderEvent({ mode: 'test', eventId: 'event', body: '{}' });
    const waiting = { count: 1, since: expect.any(Date) };
    expect(await trouble.paymentFacts()).toMatchObject({
      unmatched: 0,
      withoutLink: waiting,
      unappliedEvents: waiting,
    });
    await orders.setOffers([sampleOfferOnSale], 'live');
    expect(await trouble.paymentFacts()).toMatchObject({
      withoutLink: null,
      unappliedEvents: null,
    });
    await orders.storeUnmatchedPayment({
      paymentId: 'pay_forgotten',
      mode: 'live',
      linkId: null,
      reference: null,
      paidFor: null,
      paise: 100,
      currency: 'INR',
    });
    expect(await trouble.paymentFacts()).toMatchObject({ unmatched: 1 });
    const [payment] = await orders.openUnmatched();
    await orders.settleUnmatched(payment?.id ?? '', 'asha', 'Entered');
    expect(await trouble.paymentFacts()).toMatchObject({ unmatched: 0 });
  });

  it('keeps a mark with its note, and lets one of many callers set it after its interval', async () => {
    const { trouble } = current();
    expect(await trouble.serviceMark('backup')).toBeNull();
    await trouble.setServiceMark('backup', 'first');
    await trouble.setServiceMark('backup', 'second');
    expect(await trouble.serviceMark('backup')).toEqual({ at: expect.any(Date), note: 'second' });
    const claims = await Promise.all(
      [1, 2, 3].map(() => trouble.claimServiceMark('owner told', 60_000)),
    );
    expect(claims.filter((isClaimed) => isClaimed)).toHaveLength(1);
    expect(await trouble.claimServiceMark('owner told', 60_000)).toBe(false);
    expect(await trouble.claimServiceMark('owner told', 0)).toBe(true);
    await trouble.clearServiceMark('owner told');
    expect(await trouble.claimServiceMark('owner told', 60_000)).toBe(true);
  });

  it('knows since when there is data to lose: an enquiry, or a member of staff', async () => {
    expect(await current().trouble.firstEntryAt()).toBeNull();
    await current().staff.invite(
      { email: 'asha@example.in', name: 'Asha', role: 'owner' },
      { hash: 'a'.repeat(64), expiresAt: new Date(Date.now() + 60_000) },
      'terminal',
    );
    const invited = await current().trouble.firstEntryAt();
    expect(invited).toBeInstanceOf(Date);
    await current().insertAsVisitor(makeCallRequest());
    expect(await current().trouble.firstEntryAt()).toEqual(invited);
  });

  it('counts an enquiry as data to lose even if nobody was invited', async () => {
    await current().insertAsVisitor(makeCallRequest());
    expect(await current().trouble.firstEntryAt()).toBeInstanceOf(Date);
  });
});
