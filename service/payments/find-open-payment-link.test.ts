import { expect, it } from 'vitest';
import type { BatchOfSeat, Order } from '#database/orders/order.ts';
import { makePaidOrder } from '../../tests/service/support/make-paid-order.ts';
import { findOpenPaymentLink } from './find-open-payment-link.ts';

const cancelled: BatchOfSeat = {
  ...{ startsOn: '2026-12-14', endsOn: '2027-03-05', days: ['mon'], from: '19:00', to: '21:00' },
  ...{ language: 'en', mentor: 'Asha Rao', state: 'cancelled' },
};
const seat = { batchId: 'b', state: 'held', heldUntil: new Date(0), batch: cancelled } as const;
const link = { id: 'plink_1', url: '/pay/1', expiresAt: new Date('2026-11-28T08:00:00Z') };
const found = (changes: Partial<Order>, now = link.expiresAt.getTime() - 1) =>
  findOpenPaymentLink(makePaidOrder({ state: 'offered', paymentId: null, link, ...changes }), {
    now,
    siteUrl: 'https://miranaya.example',
  });

it('a message asks for the payment of an order whose link is open, at an absolute address', () => {
  expect(found({})).toEqual({ link: 'https://miranaya.example/pay/1', feePaise: 399_900 });
});

it.each<[string, Partial<Order>]>([
  ['that is paid', { state: 'paid' }],
  ['without a link', { link: null }],
  ['that may be a second order for the same course', { secondOf: 'first' }],
  ['with a payment of a wrong amount', { discrepancy: 'amount differs' }],
  ['in a cancelled batch', { seat }],
])('no message asks for the payment of an order %s', (_, changes) => {
  expect(found(changes)).toBeNull();
});

it('no message asks for a payment by a link that has expired', () => {
  expect(found({}, link.expiresAt.getTime())).toBeNull();
});
