import { describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import { makePaidOrder } from '../../tests/service/support/make-paid-order.ts';
import {
  canGetPaymentLink,
  computePaymentLinkExpiry,
  courseStartOf,
  isStartPast,
} from './course-start-and-payment-link-expiry.ts';
import { formatEnrolmentTitle } from './format-order-title.ts';

const having = (facts: Record<string, unknown>) =>
  makePaidOrder({ offer: { ...makePaidOrder().offer, facts } });
const dated = having({ start: { at: 'dates', startDate: '2027-03-01', endDate: '2027-03-04' } });
const at = (moment: string) => Date.parse(moment);
const endOf = (moment: string, order = dated) =>
  computePaymentLinkExpiry(order, at(moment)).toISOString();

it('a link can be paid for a week, and for an offer with dates until its first day ends in India', () => {
  expect(endOf('2027-02-01T06:00:00Z')).toBe('2027-02-08T06:00:00.000Z');
  expect(endOf('2027-02-27T06:00:00Z')).toBe('2027-03-01T18:30:00.000Z');
});

it('a link of the last minutes lasts for the minimum that Razorpay requires', () => {
  expect(endOf('2027-03-01T18:29:00Z')).toBe('2027-03-01T18:45:00.000Z');
});

it.each([
  ['by arrangement', { start: { at: 'request', sentence: 'On a call.' } }],
  ['of an earlier release', {}],
  ['on a day that is none', { start: { at: 'dates', startDate: '2027-02-30' } }],
])('an order with a start %s can be paid for a week from any day', (_which, facts) => {
  expect(endOf('2027-02-27T06:00:00Z', having(facts))).toBe('2027-03-06T06:00:00.000Z');
  expect(canGetPaymentLink(having(facts), at('2099-01-01T00:00:00Z'))).toBe(true);
});

it('no link is made from the day after the start', () => {
  expect(canGetPaymentLink(dated, at('2027-03-01T18:29:59Z'))).toBe(true);
  expect(canGetPaymentLink(dated, at('2027-03-01T18:30:00Z'))).toBe(false);
});

describe('an order with a place in a batch', () => {
  const heldUntil = new Date('2027-02-02T06:00:00Z');
  const seated = (state: 'held' | 'released') => ({
    ...dated,
    seat: { batchId: 'b1', state, heldUntil, batch: null },
  });

  it('can be paid as long as its place is held, and no longer than its first day in India', () => {
    expect(endOf('2027-02-01T06:00:00Z', seated('held'))).toBe(heldUntil.toISOString());
    const late = { ...seated('held'), seat: { ...seated('held').seat, heldUntil: new Date(4e12) } };
    expect(endOf('2027-03-01T06:00:00Z', late)).toBe('2027-03-01T18:30:00.000Z');
  });

  const planned = (startsOn: string, state = 'open') => {
    const batch = { startsOn, endsOn: '2027-06-01', days: ['mon'], from: '19:00', to: '21:00' };
    const more = { language: 'en', mentor: 'Asha Rao', state };
    const seat = { ...seated('held').seat, batch: { ...batch, ...more } };
    return { ...seated('held'), seat } as Order;
  };

  it('gets no link once its batch is cancelled, and its page names no day', () => {
    const before = at('2027-02-01T06:00:00Z');
    expect(canGetPaymentLink(planned('2027-03-08'), before)).toBe(true);
    expect(canGetPaymentLink(planned('2027-03-08', 'cancelled'), before)).toBe(false);
    expect(formatEnrolmentTitle(planned('2027-03-08'))).toMatch(/, from 8 March 2027$/);
    expect(formatEnrolmentTitle(planned('2027-03-08', 'cancelled'))).not.toContain('2027');
  });

  it('can be paid until the first day of its batch as it is planned now', () => {
    const after = at('2027-03-04T06:00:00Z');
    expect(canGetPaymentLink(planned('2027-03-08'), after)).toBe(true);
    expect(canGetPaymentLink(planned('2027-02-22'), at('2027-02-23T06:00:00Z'))).toBe(false);
    expect(courseStartOf(planned('2027-03-08'))).toBe('2027-03-08');
  });

  it('gets no link once its place is free again', () => {
    expect(canGetPaymentLink(seated('held'), at('2027-02-01T06:00:00Z'))).toBe(true);
    expect(canGetPaymentLink(seated('released'), at('2027-02-01T06:00:00Z'))).toBe(false);
  });
});

describe('the dates of an order', () => {
  const start = { at: 'dates', startDate: '2027-03-01' } as const;

  it('are past from the day after the start of its batch, or else of its offer', () => {
    expect(isStartPast(dated, start, '2027-03-01')).toBe(false);
    expect(isStartPast(dated, start, '2027-03-02')).toBe(true);
    expect(isStartPast(dated, undefined, '2027-03-02')).toBe(false);
    const seat = { batchId: 'b1', state: 'released', heldUntil: new Date(0), batch: null } as const;
    expect(isStartPast({ ...dated, seat }, undefined, '2027-03-01')).toBe(false);
    expect(isStartPast({ ...dated, seat }, undefined, '2027-03-02')).toBe(true);
  });

  it('are never past for a later instalment, so that its learner can get a new link', () => {
    const instalment = {
      planOf: 'first',
      position: 2,
      count: 3,
      feePaise: 399_900,
      dueOn: '2027-03-25',
      askAt: null,
      missedAt: null,
    };
    expect(isStartPast({ ...dated, instalment }, start, '2027-03-02')).toBe(false);
    const first = { ...dated, instalment: { ...instalment, position: 1 } };
    expect(isStartPast(first, start, '2027-03-02')).toBe(true);
  });
});
