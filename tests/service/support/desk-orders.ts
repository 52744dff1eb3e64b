/** Stores orders for tests of the desk's API, and reports facts about them as the payment provider does. */
import type { OfferOnSale, Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { OrdersApi } from '#desk/api-types/orders-api.ts';
import type { ApiOptions } from '#service/desk/api/api-options.ts';
import { makeOrdersApi } from '#service/desk/api/order/make-orders-api.ts';
import { findOrderOfPerson } from './find-order-of-person.ts';
import { makeEnrolment } from './make-submissions.ts';
import { sampleOfferOnSale, storePaidOrder } from './store-paid-order.ts';

let people = 0;
const next = () => {
  people += 1;
  return people;
};

export function makeTestOrdersApi(
  store: Store,
  staff: StaffMember,
  more: Partial<Pick<ApiOptions, 'payments' | 'holidays' | 'now'>> = {},
): OrdersApi {
  const config = { siteUrl: 'https://site.example' };
  const usual = { config, payments: null, holidays: new Set(), now: Date.now };
  return makeOrdersApi({ ...usual, store, staff, ...more } as unknown as ApiOptions);
}

export const enrolAndPay = (store: Store, offer = sampleOfferOnSale): Promise<Order> =>
  storePaidOrder(store, `payer ${next()}`, offer);

/** The offer to which an order of the sample offer can change. Both have the same fee, unless a test changes it. */
export const otherOffer: OfferOnSale = {
  ...sampleOfferOnSale,
  slug: 'data-science',
  title: 'Data Science',
};

/** Creates a paid order, and puts `other` on sale, so that the order can be changed to it. */
export async function storePaidOrderAndOtherOffer(
  store: Store,
  other = otherOffer,
): Promise<Order> {
  const order = await enrolAndPay(store);
  await store.orders.setOffers([sampleOfferOnSale, other], 'live');
  return order;
}

/** Creates an order that is not paid. */
export async function enrolWithoutPaying(
  store: Store,
  changes: Record<string, string> = {},
): Promise<Order> {
  await store.orders.setOffers([sampleOfferOnSale], 'live');
  const { row } = makeEnrolment(`nobody.${next()}`, { offer: sampleOfferOnSale.slug, ...changes });
  await store.insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
  const person = { email: `${row.email}`, phone: `${row.mobile}` };
  return (await findOrderOfPerson(store.orders, person, sampleOfferOnSale.slug)) as Order;
}

/** Reports that a part of the order was refunded on the provider's own page. */
export const reportRefundMadeAtProvider = (store: Store, { id, paymentId }: Order, paise: number) =>
  store.orders.applyFact(
    id,
    { kind: 'refunded', paymentId: `${paymentId}`, refundId: `r_${id}`, paise },
    'provider',
  );

export async function reportFailedRefund(store: Store, { id }: Order) {
  const key = (await store.orders.findOrder(id))?.refund?.key ?? '';
  return store.orders.applyFact(id, { kind: 'refund failed', refund: key }, 'provider');
}

export async function reportRefund(store: Store, { id, paymentId }: Order, refundId: string) {
  const { key, paise } = (await store.orders.findOrder(id))?.refund ?? { key: '', paise: 0 };
  await store.orders.storeRefundId(id, key, refundId);
  const fact = { kind: 'refunded', paymentId: `${paymentId}`, refundId, paise } as const;
  return store.orders.applyFact(id, fact, 'provider');
}

export const reportSecondPayment = (store: Store, { id }: Order, paymentId = `again_${id}`) =>
  store.orders.applyFact(
    id,
    { kind: 'paid', paymentId, paise: 399_900, currency: 'INR' },
    'provider',
  );
