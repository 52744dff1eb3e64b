import { expect, it } from 'vitest';
import type { PublishedBatch } from '#contract/published/published-facts.ts';
import { describeRefusedBatch } from './describe-refused-batch.ts';

const batch = (changes: Partial<PublishedBatch>): PublishedBatch => ({
  id: '0198f0d2-0000-7000-8000-000000000001',
  offer: 'mern-workshop',
  startsOn: '2099-01-05',
  endsOn: '2099-01-06',
  days: ['mon', 'tue'],
  from: '16:00',
  to: '18:00',
  language: 'en',
  mentor: 'Asha Rao',
  seats: null,
  state: 'open',
  places: 'open',
  revision: 1,
  ...changes,
});
const titles: Readonly<Record<string, string>> = {
  mern: 'MERN Stack',
  'mern-workshop': 'MERN Workshop',
};
const name = (problem: string, ...batches: PublishedBatch[]) =>
  describeRefusedBatch(problem, batches, (slug) => titles[slug] ?? slug);
const workshopFrom = (day: string) =>
  `The batch of “MERN Workshop” from ${day} causes this: change or cancel it under Batches, then try again here.`;

it.each([
  [
    'its title',
    'content/catalogue/workshops.ts, "MERN Workshop": sessions says what 4 of 2 days are about',
  ],
  [
    'its title in brackets',
    'content/catalogue/workshops.ts, entry 2 (MERN Workshop): subtitle says "four sessions"',
  ],
  [
    'its slug',
    'content/catalogue/workshops.ts, entry "mern-workshop": startDate is in the year 2099',
  ],
])('a problem that names an offer by %s is that of its next open batch', (_how, problem) => {
  const batches = [
    batch({ startsOn: '2099-03-02' }),
    batch({}),
    batch({ startsOn: '2098-12-01', state: 'cancelled' }),
    batch({ offer: 'mern', startsOn: '2098-12-01' }),
  ];
  expect(name(problem, ...batches)).toBe(workshopFrom('5 January 2099'));
});

it('a problem of a batch is that of the batch at its place', () => {
  const batches = [batch({ offer: 'mern' }), batch({ startsOn: '2099-03-02' })];
  expect(name('batches.1.to: a session ends at 09:00.', ...batches)).toBe(
    workshopFrom('2 March 2099'),
  );
});

it.each([
  'content/catalogue/workshops.ts, "Git Workshop": sessions says what 4 of 2 days are about',
  'content/catalogue/workshops.ts, entry 2 (MERN Workshop): links 1, to is "/questions#refund", but "/questions" has no place "#refund"',
  'content/fees.ts: workshopRupees is 1600',
  'content/landing/testimonials.ts, entry 1 (MERN Workshop): text shows "undefined"',
  'batches.7.to: a session ends at 09:00.',
  'batches.0.offer: nothing is sold as mern-workshop any more, but its batch from 5 January 2099 is open: cancel that batch.',
  'There is no room left on the disk.',
])('%j names no batch, or names it already', (problem) => {
  expect(name(problem, batch({}))).toBeNull();
});
