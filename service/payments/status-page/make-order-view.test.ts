import { describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import { formatIndianDay } from '#domain/dates/indian-day.ts';
import {
  makePaidOrder,
  makeRefundedOrder,
  sampleRefundVoucher,
} from '../../../tests/service/support/make-paid-order.ts';
import { makeOrderView } from './make-order-view.ts';

const addresses = {
  pay: '/pay',
  receipt: '/receipt',
  voucher: (number = 'newest') => `/voucher/${number}`,
  again: '/again',
  nextDate: '/next',
  calendar: null,
};
const see = (order: Order, hasPaid = false, isPaidHere = true) =>
  makeOrderView(order, { hasPaid, isPaidHere, isPast: false }, addresses);
const open = (changes: Partial<Order> = {}) =>
  makePaidOrder({ state: 'offered', paymentId: null, paidAt: null, receipt: null, ...changes });
const discrepancy = 'amount differs';

const failedRefund = { key: 'rf-2', paise: 50_000, refundId: 'rfnd_2', hasFailed: true };
const mistake = () => makeRefundedOrder({ vouchers: [{ ...sampleRefundVoucher, why: 'mistake' }] });

describe('a visitor’s view of an order', () => {
  it.each([
    ['its link is being made', open({ state: 'made' }), false, 'preparing', true],
    ['it can be paid', open(), false, 'open', true],
    ['somebody came back from paying', open(), true, 'confirming', true],
    ['a try to pay has failed', open({ failedAt: new Date(0) }), false, 'failed', true],
    ['somebody came back after a try', open({ failedAt: new Date(0) }), true, 'confirming', true],
    ['it asks first', open({ state: 'made', secondOf: 'other' }), false, 'asking', false],
    ['it asks, and its link was made before', open({ secondOf: 'other' }), false, 'asking', false],
    ['it asks, and is paid all the same', open({ secondOf: 'other' }), true, 'confirming', true],
    [
      'it is for somebody else',
      open({ secondOf: 'other', forOtherAt: new Date(0) }),
      false,
      'open',
      true,
    ],
    [
      'its link expired after a try',
      open({ state: 'expired', failedAt: new Date(0) }),
      false,
      'ended',
      false,
    ],
    ['its link expired', open({ state: 'expired' }), false, 'ended', false],
    ['its link was cancelled', open({ state: 'cancelled' }), false, 'ended', false],
    ['it was paid after its end', open({ state: 'expired' }), true, 'confirming', true],
    ['its payment does not add up', open({ discrepancy }), true, 'checking', false],
    [
      'it does not add up before there is a link',
      open({ state: 'made', discrepancy }),
      false,
      'checking',
      false,
    ],
    [
      'its link was refused',
      open({ state: 'made', discrepancy: 'link refused' }),
      false,
      'preparing',
      true,
    ],
    ['it is paid', makePaidOrder(), false, 'paid', false],
    [
      'it is paid, and was paid twice',
      makePaidOrder({ discrepancy: 'paid twice' }),
      true,
      'paid',
      false,
    ],
    ['it is being refunded', makePaidOrder({ state: 'refunding' }), false, 'refunding', true],
    [
      'the provider could not send its refund',
      makePaidOrder({ state: 'refunding', refund: failedRefund }),
      false,
      'refundFailed',
      false,
    ],
    ['it is refunded', makeRefundedOrder({ discrepancy }), false, 'refunded', false],
    ['its payment was a mistake', mistake(), false, 'takenBack', false],
  ] as const)('when %s', (_when, order, hasPaid, state, isMoving) => {
    expect(see(order, hasPaid)).toMatchObject({ state, isMoving });
  });

  it.each([
    ['its link cannot be made any more', open({ state: 'made' }), 'replaced'],
    ['its link is no longer used', open(), 'replaced'],
    ['its link ended before', open({ state: 'expired' }), 'replaced'],
    ['a person looks at its payment', open({ discrepancy }), 'checking'],
    ['it was paid before', makePaidOrder(), 'paid'],
    ['its refund was asked for before', makePaidOrder({ state: 'refunding' }), 'refunding'],
  ] as const)('in a mode that is no longer in force, when %s', (_when, order, state) => {
    expect(see(order, false, false).state).toBe(state);
  });

  it('states that the dates are past, for an order that was not paid before', () => {
    const paymentStatus = { hasPaid: false, isPaidHere: true, isPast: true };
    expect(makeOrderView(open({ state: 'expired' }), paymentStatus, addresses)).toMatchObject({
      state: 'past',
      links: { nextDate: '/next' },
    });
    expect(makeOrderView(makePaidOrder(), paymentStatus, addresses).state).toBe('paid');
  });

  it('before it is paid: offer, amount, end, and the link to pay', () => {
    expect(see(open())).toMatchObject({
      texts: { title: 'MERN Stack', amount: '₹3,999', until: '28 November 2026' },
      links: { pay: '/pay', retry: '/pay', again: '/again', nextDate: '/next' },
    });
    expect(Object.keys(see(open()).texts)).toEqual(['title', 'amount', 'until']);
    expect(Object.keys(see(open()).links)).toEqual(['pay', 'retry', 'again', 'nextDate']);
    expect(see(open({ link: null })).texts).not.toHaveProperty('until');
    const endless = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: null };
    expect(see(open({ link: endless })).texts).not.toHaveProperty('until');
  });

  it('once it is paid: the day in India, and the receipt', () => {
    const { texts, links } = see(makePaidOrder());
    expect(texts).toMatchObject({ paidOn: '22 November 2026', receipt: 'MIR/26-27/000123' });
    expect(texts).not.toHaveProperty('refund');
    expect(links).toMatchObject({ receipt: '/receipt' });
    expect(links).not.toHaveProperty('voucher');
  });

  it('once it is paid: the next steps from the offer’s own facts, and fewer for an earlier release’s order', () => {
    const afterPayment = (order: Order) => see(order).texts.afterPayment;
    expect(afterPayment(makePaidOrder())).toBe(
      'Your place is confirmed. We write to you with the start.',
    );
    expect(afterPayment(makePaidOrder({ offer: { ...makePaidOrder().offer, facts: {} } }))).toBe(
      'Your place is confirmed. We write to you with all that you need for the start.',
    );
    for (const order of [open(), makeRefundedOrder()]) expect(afterPayment(order)).toBeUndefined();
  });

  it('once its course was changed: where it goes on, and no confirmation of the place', () => {
    const { texts } = see(makePaidOrder({ isCourseChanged: true }));
    expect(texts.afterPayment).toMatch(/^Your course was changed\./);
  });

  it('once its receipt was a mistake: no day of payment and no refund, since no money moved', () => {
    const { texts, links } = see(mistake());
    expect(texts).not.toHaveProperty('paidOn');
    expect(texts).not.toHaveProperty('refund');
    expect(links).toHaveProperty('voucher');
  });

  const batch = {
    startsOn: '2026-12-14',
    endsOn: '2027-03-05',
    days: ['mon', 'wed'],
    from: '19:00',
    to: '21:00',
    language: 'en',
    mentor: 'Asha Rao',
    state: 'open',
  } as const;
  const seat = { batchId: 'b', state: 'taken', heldUntil: new Date(0), batch } as const;
  const off = { ...seat, batch: { ...batch, state: 'cancelled' } } as const;

  it.each([
    ['no place was left', { ...seat, state: 'over' }],
    ['its batch was cancelled', off],
  ] as const)(
    'once it is paid and %s: that the place is not settled, and no confirmation',
    (_why, seat) => {
      const view = see(makePaidOrder({ seat, discrepancy: 'no place left' }));
      expect(view).toMatchObject({ state: 'placeless', isMoving: false });
      expect(view.texts.afterPayment).toBeUndefined();
      expect(view.texts).toMatchObject({ receipt: 'MIR/26-27/000123' });
    },
  );

  it.each([
    ['before there is a link', { state: 'made', link: null }],
    ['while its link still works', {}],
    ['after a failed payment', { failedAt: new Date(0) }],
    ['before its question is answered', { secondOf: 'other' }],
    ['after its link ended', { state: 'expired' }],
  ] as const)(
    'of a cancelled batch, %s: that the dates were cancelled, and a call',
    (_when, changes) => {
      const held = { ...off, state: 'held' } as const;
      const order = open({ ...changes, seat: held });
      expect(see(order)).toMatchObject({
        state: 'past',
        texts: { title: 'MERN Stack: these dates were cancelled' },
        links: { nextDate: '/next' },
        isMoving: false,
      });
      expect(see({ ...order, state: 'offered' }, true).state).toBe('confirming');
    },
  );

  const later = {
    planOf: 'first',
    position: 2,
    count: 3,
    feePaise: 399_900,
    dueOn: '2026-12-25',
    askAt: null,
    missedAt: null,
  };

  it('a later instalment of a cancelled batch can still be paid', () => {
    expect(see(open({ seat: off, instalment: later })).state).toBe('open');
    expect(see(open({ seat: off, instalment: { ...later, position: 1 } })).state).toBe('past');
  });

  it('can be paid until the last day of its link, or until a time of that day while a place is held', () => {
    const link = { id: 'plink_1', url: 'https://pay.example/1' };
    const midnight = { ...link, expiresAt: new Date('2027-03-01T18:30:00Z') };
    expect(see(open({ link: midnight })).texts.until).toBe('1 March 2027');
    expect(see(open({ link: midnight, seat })).texts.until).toBe('1 March 2027, 11:59 PM');
    const evening = { ...link, expiresAt: new Date('2027-03-01T12:30:00Z') };
    expect(see(open({ link: evening, seat })).texts.until).toBe('1 March 2027, 06:00 PM');
  });

  it('a later instalment names no end of its link, because it is due before', () => {
    expect(see(open({ instalment: later })).texts).not.toHaveProperty('until');
    expect(see(open({ instalment: { ...later, position: 1 } })).texts).toHaveProperty('until');
  });

  it('with a place in a batch: first day, hours and last day as they are planned now, and the calendar', () => {
    const status = { hasPaid: false, isPaidHere: true, isPast: false };
    const withCalendar = { ...addresses, calendar: '/starts/b.ics' };
    expect(makeOrderView(makePaidOrder({ seat }), status, withCalendar)).toMatchObject({
      texts: {
        title: 'MERN Stack, from 14 December 2026',
        hours: 'Mon, Wed, 07:00 PM to 9:00 PM',
        lastDay: '5 March 2027',
      },
      links: { calendar: '/starts/b.ics' },
    });
    const released = see(makeRefundedOrder({ seat: { ...seat, state: 'released' } }));
    expect(released.texts).not.toHaveProperty('hours');
    expect(released.links).not.toHaveProperty('calendar');
  });

  it.each([
    ['preparing', open({ state: 'made', seat })],
    ['open', open({ seat })],
    ['failed', open({ failedAt: new Date(0), seat })],
    ['asking', open({ secondOf: 'other', seat })],
    ['refunding', makePaidOrder({ state: 'refunding', seat })],
  ])('offers no calendar for a class that is not paid: %s', (state, order) => {
    const status = { hasPaid: false, isPaidHere: true, isPast: false };
    const view = makeOrderView(order, status, { ...addresses, calendar: '/starts/b.ics' });
    expect(view.state).toBe(state);
    expect(view.links).not.toHaveProperty('calendar');
  });

  it('once it is refunded: the amount, and the voucher', () => {
    const { texts, links } = see(makeRefundedOrder());
    expect(texts).toMatchObject({ refund: '₹2,999' });
    expect(links).toMatchObject({ voucher: '/voucher/newest' });
    expect(see(makeRefundedOrder()).lists).toBeUndefined();
  });

  it('once it is refunded in parts: each with its day, sum and voucher, and their sum', () => {
    const second = {
      ...sampleRefundVoucher,
      number: 'MIV/26-27/000012',
      issuedAt: new Date('2026-12-01T08:00:00Z'),
      paise: 50_000,
    };
    const first = {
      text: '₹2,999 on 25 November 2026: voucher MIV/26-27/000007 (PDF)',
      href: '/voucher/MIV/26-27/000007',
    };
    const both = see(makeRefundedOrder({ vouchers: [sampleRefundVoucher, second] }));
    expect(both.texts.refund).toBe('₹3,499, in 2 parts');
    expect(both.lists?.refunds).toEqual([
      first,
      {
        text: '₹500 on 1 December 2026: voucher MIV/26-27/000012 (PDF)',
        href: '/voucher/MIV/26-27/000012',
      },
    ]);
    const refund = { key: 'rf-2', paise: 50_000, refundId: null, hasFailed: false };
    const underWay = see(makeRefundedOrder({ state: 'refunding', refund }));
    expect(underWay.texts.refund).toBe('₹3,499, in 2 parts');
    expect(underWay.lists?.refunds).toEqual([first, '₹500 is under way']);
    const failed = see(makeRefundedOrder({ state: 'refunding', refund: failedRefund }));
    expect(failed.lists?.refunds).toEqual([first, '₹500 could not be sent yet']);
    const alone = see(makePaidOrder({ state: 'refunding', refund }));
    expect([alone.texts.refund, alone.lists]).toEqual(['₹500', undefined]);
  });
});

it.each([
  ['2026-01-15T00:00:00Z', '15 January 2026'],
  ['2026-03-31T18:29:59Z', '31 March 2026'],
  ['2026-03-31T18:30:00Z', '1 April 2026'],
  ['2026-12-31T23:00:00Z', '1 January 2027'],
])('%s is the %s in India', (at, day) => {
  expect(formatIndianDay(new Date(at))).toBe(day);
});
