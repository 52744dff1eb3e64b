import { describe, expect, it } from 'vitest';
import { describeOrderEvent } from './order-event-words.ts';

describe('an event of an order', () => {
  it.each([
    ['order.paid', { fact: { kind: 'paid', paise: 399_900 } }, 'Paid: ₹3,999'],
    ['order.refunding', { fact: { kind: 'refund asked', paise: 50_000 } }, 'Refund begun: ₹500'],
    ['order.refunded', { fact: { kind: 'refund settled' } }, 'Paid back'],
    [
      'order.granted',
      { ask: 'move', startsOn: '2026-12-01', newStart: '2026-12-08', paise: 50_000 },
      'Granted what the terms allow: ₹500, a later start, on 8 December 2026',
    ],
    [
      'order.batch-changed',
      { from: 'a', to: 'b', startsOn: '2026-12-08' },
      'Moved to another batch: the one of 8 December 2026',
    ],
    ['order.made', {}, 'Order made'],
    ['order.of-tomorrow', {}, 'Order changed'],
  ])('is described with its sum and its day: %s', (type, what, words) => {
    expect(describeOrderEvent({ type, what })).toBe(words);
  });
});
