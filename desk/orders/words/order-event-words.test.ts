import { describe, expect, it } from 'vitest';
import { describeOrderEvent } from './order-event-words.ts';

describe('an event of an order', () => {
  it.each([
    ['order.paid', { fact: { kind: 'paid', paise: 399_900 } }, 'Paid: ₹3,999'],
    ['order.refunding', { fact: { kind: 'refund asked', paise: 50_000 } }, 'Refund begun: ₹500'],
    ['order.refunded', { fact: { kind: 'refund settled' } }, 'Paid back'],
    ['order.made', {}, 'Order made'],
    ['order.of-tomorrow', {}, 'Order changed'],
  ])('is described with its sum: %s', (type, what, words) => {
    expect(describeOrderEvent({ type, what })).toBe(words);
  });
});
