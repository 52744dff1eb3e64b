import { describe, expect, it } from 'vitest';
import { makePaidOrder } from '../../../tests/service/support/make-paid-order.ts';
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts';
import { computePollDelayMs, computeRetryDelayMs } from './retry-and-poll-timing.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const begun = new Date('2026-11-21T08:00:00Z');

/**
 * Returns the times at which an order is polled until it is `ageMs` old, in ms since it was made. The first poll is at
 * `first`.
 */
function questions(changes: Parameters<typeof makePaidOrder>[0], first: number, ageMs: number) {
  const order = makePaidOrder({ createdAt: begun, ...changes });
  const times: number[] = [];
  for (let at = first; at <= ageMs; at += computePollDelayMs(order, begun.getTime() + at))
    times.push(at);
  return times;
}

describe('an order is asked about', () => {
  it('after ten minutes, then ever more rarely, for two weeks', () => {
    const times = questions({ state: 'offered', paidAt: null }, 10 * minute, 1_000 * day);
    const waits = times.slice(1).map((at, n) => at - (times[n] ?? 0));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(13 * day);
    expect(times.at(-1)).toBeLessThan(15 * day);
  });

  it('until a week after its link has ended, if the link was made long after the order', () => {
    const instalment = {
      ...{ planOf: 'first', position: 3, count: 3, feePaise: 399_900 },
      ...{ dueOn: '2027-02-19', askAt: null, missedAt: null },
    };
    const link = { id: 'plink_3', url: '/x', expiresAt: new Date(begun.getTime() + 150 * day) };
    const late = { state: 'offered', paidAt: null, link } as const;
    for (const order of [late, { ...late, instalment }]) {
      const times = questions(order, 60 * day, 1_000 * day);
      expect(times.at(-1)).toBeGreaterThan(156 * day);
      expect(times.at(-1)).toBeLessThan(158 * day);
    }
  });

  it('for half a year once it is paid, some thirty times in all', () => {
    const times = questions({ state: 'paid', paidAt: begun }, day, 1_000 * day);
    const waits = times.slice(1).map((at, n) => at - (times[n] ?? 0));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(165 * day);
    expect(times.at(-1)).toBeLessThan(195 * day);
    expect(times.length).toBeGreaterThan(22);
    expect(times.length).toBeLessThan(35);
  });
});

describe('the next attempt', () => {
  it('follows soon while the provider is unreachable, and not before the provider allows it', () => {
    const away = new ProviderUnavailable('away');
    expect(computeRetryDelayMs(away, { tries: 0, ageMs: 0 })).toBeLessThan(minute);
    expect(computeRetryDelayMs(away, { tries: 99, ageMs: 30 * day })).toBe(hour);
    const busy = new ProviderUnavailable('busy', { retryAfterMs: 7 * minute });
    expect(computeRetryDelayMs(busy, { tries: 0, ageMs: 0 })).toBe(7 * minute);
  });

  it('follows once a day after a refusal, and ends after a week', () => {
    const refused = new ProviderRefused('no');
    expect(computeRetryDelayMs(refused, { tries: 0, ageMs: 0 })).toBe(day);
    expect(computeRetryDelayMs(refused, { tries: 6, ageMs: 7 * day })).toBeGreaterThan(365 * day);
  });
});
