import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import type { GatheredFacts } from './gather-publishable-facts.ts';

const none: GatheredFacts = { batches: [], fees: [], notices: [], provider: {}, entries: {} };
const names: Record<string, string> = { skill: 'skill programs', 'mern-stack': 'MERN Stack' };
const nameOf = (slug: string) => names[slug] ?? slug;
const notice = {
  text: 'Closed on 26 January.',
  pages: 'all',
  fromDay: '2027-01-20',
  untilDay: '2027-01-26',
} as const;

it('lists no facts that stay the same', () => {
  const facts = { ...none, notices: [notice] };
  expect(describeChanges(facts, structuredClone(facts), nameOf)).toEqual([]);
});

it('names what the provider changes, and what is withdrawn', () => {
  const changed = { ...none, provider: { phone: '+91 98470 12345', gstin: null } };
  expect(describeChanges(none, changed, nameOf)).toEqual([
    'The phone number becomes +91 98470 12345.',
    'The GSTIN becomes none.',
  ]);
  expect(describeChanges(changed, none, nameOf)[0]).toBe(
    'The phone number is again the one that the site was built with.',
  );
});

it('distinguishes new, changed and removed entries of a list', () => {
  const fee = { of: 'skill', fromDay: '2027-01-01', paise: 249_900, reason: 'New year' };
  const with1 = { ...none, fees: [fee], notices: [notice] };
  expect(describeChanges(none, with1, nameOf)).toEqual([
    'New: the fee of skill programs is ₹2,499 from 1 January 2027.',
    'New: the notice “Closed on 26 January.”, from 20 January 2027 until 26 January 2027, on every page.',
  ]);
  const dearer = { ...none, fees: [{ ...fee, paise: 259_900 }] };
  expect(describeChanges(with1, dearer, nameOf)).toEqual([
    'Changed: the fee of skill programs is ₹2,599 from 1 January 2027.',
    'Taken away: the notice “Closed on 26 January.”, from 20 January 2027 until 26 January 2027, on every page.',
  ]);
});

it('distinguishes notices of the same text on different pages', () => {
  const [one, two] = [
    { ...notice, pages: ['/terms'] },
    { ...notice, pages: ['/privacy', '/short-term'] },
  ];
  const both = { ...none, notices: [one, two] };
  expect(describeChanges(both, structuredClone(both), nameOf)).toEqual([]);
  expect(describeChanges(both, { ...none, notices: [one] }, nameOf)).toEqual([
    'Taken away: the notice “Closed on 26 January.”, from 20 January 2027 until 26 January 2027, on /privacy, /short-term.',
  ]);
});

it('states the offer of a batch, its start, and whether it is open', () => {
  const batch = {
    ...{ id: 'b1', offer: 'mern-stack', startsOn: '2027-01-05', endsOn: '2027-03-05' },
    ...{ days: ['mon' as const], from: '16:00', to: '18:00', language: 'en' as const },
    ...{ mentor: 'A mentor', seats: 20, state: 'open' as const, places: 'few' as const },
  };
  expect(describeChanges(none, { ...none, batches: [batch] }, nameOf)).toEqual([
    'New: the batch of MERN Stack from 5 January 2027, open for enrolment.',
  ]);
});

it('states what becomes different in a batch, and what it was before', () => {
  const batch = {
    ...{ id: 'b1', offer: 'mern-stack', startsOn: '2027-01-05', endsOn: '2027-03-05' },
    ...{ days: ['mon' as const], from: '16:00', to: '18:00', language: 'en' as const },
    ...{ mentor: 'Asha Rao', seats: 20, state: 'open' as const, places: 'open' as const },
  };
  const said = (changes: Partial<typeof batch> & { earlyPrice?: unknown }) =>
    describeChanges(
      { ...none, batches: [batch] },
      { ...none, batches: [{ ...batch, ...changes } as typeof batch] },
      nameOf,
    );
  const name = 'the batch of MERN Stack from 5 January 2027, open for enrolment';
  expect(said({ mentor: 'Ravi Iyer' })).toEqual([
    `Changed: ${name} (mentor: Ravi Iyer, before: Asha Rao).`,
  ]);
  expect(said({ startsOn: '2027-01-12', from: '17:00' })).toEqual([
    'Changed: the batch of MERN Stack from 12 January 2027, open for enrolment (dates: 12 January to 5 March 2027, before: 5 January to 5 March 2027; class hours: Mon, 17:00 to 18:00, before: Mon, 16:00 to 18:00).',
  ]);
  const earlyPrice = { paise: 349_900, untilDay: '2026-12-20', reason: 'early birds' };
  expect(said({ earlyPrice })).toEqual([
    `Changed: ${name} (early price: ₹3,499 until 20 December 2026, early birds, before: none).`,
  ]);
  // A change of the places left is not described, because the service publishes it by itself. Neither is a batch that
  // was saved again without a change.
  expect(said({ places: 'few', revision: 9 } as never)).toEqual([]);
});
