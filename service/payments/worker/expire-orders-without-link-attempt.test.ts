import { expect, it } from 'vitest';
import { findOrderOfPerson } from '../../../tests/service/support/find-order-of-person.ts';
import { makeEnrolment } from '../../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../../tests/service/support/on-emptied-stores.ts';
import { sampleOfferOnSale } from '../../../tests/service/support/store-paid-order.ts';
import { expireOrdersWithoutLinkAttempt } from './expire-orders-without-link-attempt.ts';

const day = 24 * 60 * 60_000;

onEmptiedStores('orders', (current) => {
  const enrolled = async (n: number) => {
    const submission = makeEnrolment(n, { offer: sampleOfferOnSale.slug });
    await current().insertAsVisitor(submission);
    const { row } = submission;
    const order = await findOrderOfPerson(
      current().orders,
      { email: `${row.email}`, phone: `${row.mobile}` },
      sampleOfferOnSale.slug,
    );
    if (order === null) throw new Error('There is no order.');
    return order.id;
  };
  const made = async () =>
    (await current().orders.listOrders({ state: 'made' })).map(({ id }) => id);

  it('expire after a day without a mail to their visitors; orders with a link or an attempt do not', async () => {
    const { orders, outbox } = current();
    await orders.setOffers([sampleOfferOnSale], 'live');
    await outbox.setChannel('visitor', true);
    const [tried, offered] = [await enrolled(0), await enrolled(1)];
    await orders.postponeLinkRetry(tried, new Date(), 'the provider was away');
    await orders.noteLink(offered, { id: 'plink_1', url: '/x', expiresAt: null });
    const ofItsLink = await outbox.claim('visitor', 50, 60_000);
    expect(ofItsLink?.orders).toHaveLength(1);
    await outbox.markSent(ofItsLink?.id ?? '');
    for (let n = 2; n < 55; n += 1) await enrolled(n);
    expect(await expireOrdersWithoutLinkAttempt(orders, 'test', Date.now() + 2 * day)).toBe(0);
    expect(await expireOrdersWithoutLinkAttempt(orders, 'live', Date.now() + day - 60_000)).toBe(0);
    expect(await made()).toHaveLength(50);
    expect(await expireOrdersWithoutLinkAttempt(orders, 'live', Date.now() + day + 60_000)).toBe(
      53,
    );
    expect(await made()).toEqual([tried]);
    expect(await orders.listOrders({ state: 'offered' })).toMatchObject([{ id: offered }]);
    expect(await outbox.claim('visitor', 50, 60_000)).toBeNull();
  });
});
