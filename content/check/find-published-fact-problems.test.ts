import { expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published/published-facts.ts';
import { findPublishedFactProblems } from './find-published-fact-problems.ts';

const here = { slugs: ['mern-workshop'], paths: ['/', '/short-term'] };
const batch = {
  id: 'b1',
  offer: 'mern-workshop',
  startsOn: '2026-12-01',
  endsOn: '2026-12-04',
  days: ['tue' as const],
  from: '16:00',
  to: '18:30',
  language: 'en' as const,
  mentor: 'A mentor',
  seats: null,
  state: 'open' as const,
  places: 'open' as const,
};
const fee = { of: 'skill', fromDay: '2026-12-01', paise: 249_900, reason: 'New' };
const notice = {
  text: 'Closed.',
  pages: ['/short-term'],
  fromDay: '2026-12-01',
  untilDay: '2026-12-02',
};
const right = { ...noPublishedFacts, batches: [batch], fees: [fee], notices: [notice] };

it('reports nothing about facts that fit the content', () => {
  expect(findPublishedFactProblems(right, here)).toEqual([]);
});

it.each(['running', 'over', 'cancelled'] as const)(
  'reports nothing about a batch of an offer that is no longer sold, when the batch is %s',
  (state) => {
    const past = { ...batch, offer: 'no-such', state };
    expect(findPublishedFactProblems({ ...right, batches: [past] }, here)).toEqual([]);
  },
);

it.each([
  [
    { batches: [{ ...batch, offer: 'no-such' }] },
    'batches.0.offer: nothing is sold as no-such any more, but its batch from 1 December 2026 is open: cancel that batch.',
  ],
  [
    { batches: [{ ...batch, endsOn: '2026-11-30' }] },
    'batches.0.endsOn: the batch ends on 30 November 2026, before it starts on 1 December 2026.',
  ],
  [
    { batches: [{ ...batch, to: '16:00' }] },
    'batches.0.to: a session ends at 16:00, before it begins at 16:00.',
  ],
  [
    { fees: [{ ...fee, of: 'mern-workshop' }] },
    'fees.0.of: pages show one fee for each kind of offer (workshop, skill, course, intermediate, super), and none for mern-workshop alone.',
  ],
  [
    { fees: [{ ...fee, paise: 249_950 }] },
    'fees.0.paise: fees on pages are whole rupees, and this is 249950 paise.',
  ],
  [
    { notices: [{ ...notice, untilDay: '2026-11-01' }] },
    'notices.0.untilDay: the notice ends on 1 November 2026, before it begins on 1 December 2026.',
  ],
  [{ notices: [{ ...notice, pages: ['/shorts'] }] }, 'notices.0.pages: there is no page /shorts.'],
])('reports what is wrong with %j', (wrong, sentence) => {
  expect(findPublishedFactProblems({ ...right, ...wrong }, here)).toEqual([sentence]);
});
