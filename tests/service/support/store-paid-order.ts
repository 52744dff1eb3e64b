import type { OfferOnSale, Order } from '#database/orders/order.ts';
import type { Store } from '#database/store.ts';
import { findOrderOfPerson } from './find-order-of-person.ts';
import { makeEnrolment } from './make-submissions.ts';

export const sampleOfferOnSale: OfferOnSale = {
  slug: 'mern-stack',
  version: '0123456789abcdef',
  title: 'MERN Stack',
  amountPaise: 399_900,
  facts: { kind: 'course with internship', covers: ['The project', 'Its review'] },
};

/**
 * Puts an offer on sale, lets a person enrol for it and pay, and stores an event of the payment provider. Returns the
 * paid order.
 */
export async function storePaidOrder(
  store: Store,
  n: number | string = 'who pays',
  offer: OfferOnSale = sampleOfferOnSale,
): Promise<Order> {
  await store.orders.setOffers([offer], 'live');
  const submission = makeEnrolment(`${n}`.replaceAll(' ', '.'), { offer: offer.slug });
  await store.insertAsVisitor(submission);
  const { email, mobile } = submission.row;
  const person = { email: `${email}`, phone: `${mobile}` };
  const order = await findOrderOfPerson(store.orders, person, offer.slug);
  if (!order) throw new Error('There is no order.');
  await store.orders.storeProviderEvent({ mode: 'live', eventId: `evt_${order.id}`, body: '{}' });
  const payment = { paymentId: `pay_${order.id}`, paise: order.amountPaise, currency: 'INR' };
  const paid = await store.orders.applyFact(order.id, { kind: 'paid', ...payment }, 'provider');
  return paid.order;
}
