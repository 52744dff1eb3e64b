import { expect, it } from 'vitest';
import type { PlannedInstalment } from '#database/orders/instalment-plan-port.ts';
import { paidOrder } from '../../tests/service/support/paid-order.ts';
import { describeInstalmentPlan } from './describe-instalment-plan.ts';

const open = paidOrder({ id: 'second', state: 'offered', paymentId: null, paidAt: null });
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
    planned(1, paidOrder()),
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
    planned(1, paidOrder()),
    planned(2, paidOrder()),
  ]);
  expect([lists.planNext, next]).toEqual([[], null]);
});
