import { expect, it } from 'vitest';
import type { PlannedInstalment } from '#database/orders/instalments/instalment-plan-port.ts';
import {
  makePaidOrder,
  makeRefundedOrder,
  sampleRefundVoucher,
} from '../../../tests/service/support/make-paid-order.ts';
import { describeInstalmentPlan } from './describe-instalment-plan.ts';

const open = makePaidOrder({ id: 'second', state: 'offered', paymentId: null, paidAt: null });
const planned = (position: number, order: PlannedInstalment['order']): PlannedInstalment => ({
  position,
  paise: 133_300,
  dueOn: `2026-12-0${position}`,
  reminders: 0,
  missedAt: null,
  order,
});

it('a learner reads what is paid and what is next, and can pay what is due', () => {
  const { lists, next } = describeInstalmentPlan([
    planned(1, makePaidOrder()),
    planned(2, open),
    planned(3, { ...open, id: 'third', state: 'made' }),
  ]);
  expect(lists).toEqual({
    planDone: ['₹1,333 paid on 22 November 2026'],
    planNext: ['₹1,333 by 2 December 2026', '₹1,333 by 3 December 2026'],
  });
  expect(next?.id).toBe('second');
});

it('only the first instalment can be paid before it is paid', () => {
  const first = { ...open, id: 'first' };
  expect(describeInstalmentPlan([planned(1, first), planned(2, null)]).next?.id).toBe('first');
});

it('a paid plan has no next instalment', () => {
  const { lists, next } = describeInstalmentPlan([
    planned(1, makePaidOrder()),
    planned(2, makePaidOrder()),
  ]);
  expect([lists.planNext, next]).toEqual([[], null]);
});

it.each(['refunding', 'refunded'] as const)(
  'nothing is due once the first instalment is %s, and what was paid stays listed',
  (state) => {
    const { lists, next } = describeInstalmentPlan([
      planned(1, makePaidOrder({ state })),
      planned(2, makePaidOrder()),
      planned(3, { ...open, state: 'cancelled' }),
    ]);
    expect(lists).toEqual({
      planDone: ['₹1,333 paid on 22 November 2026', '₹1,333 paid on 22 November 2026'],
      planNext: [],
    });
    expect(next).toBeNull();
  },
);

it('a receipt that was taken back is not listed as paid, and its order cannot be paid', () => {
  const takenBack = makeRefundedOrder({ vouchers: [{ ...sampleRefundVoucher, why: 'mistake' }] });
  expect(describeInstalmentPlan([planned(1, takenBack), planned(2, null)])).toEqual({
    lists: { planDone: [], planNext: [] },
    next: null,
  });
  expect(describeInstalmentPlan([planned(1, makePaidOrder()), planned(2, takenBack)])).toEqual({
    lists: {
      planDone: ['₹1,333 paid on 22 November 2026'],
      planNext: ['₹1,333 by 2 December 2026'],
    },
    next: null,
  });
});

it('nothing is due before the first payment once the batch is cancelled', () => {
  const batch = {
    startsOn: '2026-12-14',
    endsOn: '2027-03-05',
    days: ['mon'],
    from: '19:00',
    to: '21:00',
    language: 'en',
    mentor: 'Asha Rao',
    state: 'cancelled',
  } as const;
  const seat = { batchId: 'b', state: 'held', heldUntil: new Date(0), batch } as const;
  const { lists, next } = describeInstalmentPlan([planned(1, { ...open, seat }), planned(2, null)]);
  expect([lists.planNext, next]).toEqual([[], null]);
});
