import { expect, it } from 'vitest';
import { noPublishedFacts, type PublishedBatch } from '#contract/published/published-facts.ts';
import {
  batchPublicationStatus,
  computeFactsOnDay,
  isShowingEarlierVersion,
  makeFactsToReturnTo,
  toGatheredFacts,
} from './gathered-and-published-facts.ts';

const batch = (id: string, changes: Partial<PublishedBatch> = {}): PublishedBatch => ({
  ...{ id, offer: 'mern-stack', startsOn: '2099-06-01', endsOn: '2099-07-31', days: ['mon'] },
  ...{ from: '19:00', to: '20:00', language: 'en', mentor: 'Asha Rao', seats: 10 },
  ...{ state: 'open', places: 'open' },
  ...changes,
});
const fee = { of: 'skill', fromDay: '2026-01-01', paise: 249_900, reason: 'New' };
const earlier = {
  ...{ ...noPublishedFacts, number: 3, provider: { phone: '+91 98470 12345' } },
  batches: [batch('cancelled'), batch('full'), batch('moved'), batch('gone')],
};
const now = {
  ...toGatheredFacts(undefined),
  provider: { phone: '+91 98470 54321' },
  fees: [fee],
  batches: [
    batch('cancelled', { state: 'cancelled' }),
    batch('full', { places: 'full' }),
    batch('moved', { startsOn: '2099-06-08' }),
    batch('opened later'),
  ],
};

it('a return brings back the words of a version, with all batches and fees as they are now', () => {
  expect(makeFactsToReturnTo(earlier, now)).toEqual({
    ...toGatheredFacts(undefined),
    provider: { phone: '+91 98470 12345' },
    fees: [fee],
    batches: now.batches,
  });
});

it('a return to what was published last is none, even after a batch of it has filled', () => {
  const stored = { who: 'asha', askedAt: new Date(0), state: 'live' as const, problem: null };
  const version = (number: number, backTo: number | null, changes: object) => ({
    ...stored,
    ...{ number, backTo, facts: { ...earlier, ...changes, number } },
  });
  const filled = { batches: earlier.batches.map(({ id }) => batch(id, { places: 'full' })) };
  const [last, older] = [version(3, null, {}), version(2, null, { provider: {} })];
  expect(isShowingEarlierVersion([version(4, 3, filled), last, older])).toBe(false);
  expect(isShowingEarlierVersion([version(4, 2, { provider: {} }), last, older])).toBe(true);
  expect(isShowingEarlierVersion([last, older])).toBe(false);
});

it('pages show a batch as before when staff saved it otherwise, not when its places or its day passed', () => {
  const shown = (changes: Partial<PublishedBatch>) =>
    batchPublicationStatus('moved', toGatheredFacts(earlier), {
      ...now,
      batches: [batch('moved', changes)],
    });
  expect(shown({ startsOn: '2099-06-08' })).toBe('as before');
  expect(shown({ state: 'cancelled' })).toBe('as before');
  expect(shown({ places: 'full', revision: 7, state: 'running' })).toBe('as saved');
  expect(batchPublicationStatus('opened later', toGatheredFacts(earlier), now)).toBe('not shown');
  expect(batchPublicationStatus('moved', toGatheredFacts(undefined), now)).toBe('not shown');
});

it('a batch that was published before it began is open, running or over on each day, and cancelled if it was', () => {
  const stateOn = (day: string, state: PublishedBatch['state'] = 'open') =>
    computeFactsOnDay({ ...earlier, batches: [batch('one', { state })] }, day).batches[0]?.state;
  const days = ['2099-06-01', '2099-06-02', '2099-07-31', '2099-08-01'];
  expect(days.map((day) => stateOn(day))).toEqual(['open', 'running', 'running', 'over']);
  expect(days.map((day) => stateOn(day, 'cancelled'))).toEqual(Array(4).fill('cancelled'));
});
