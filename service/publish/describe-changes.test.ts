import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import type { GatheredFacts } from './gather-facts.ts';

const none: GatheredFacts = { batches: [], fees: [], notices: [], provider: {} };
const notice = {
  text: 'Closed on 26 January.',
  pages: 'all',
  fromDay: '2027-01-20',
  untilDay: '2027-01-26',
} as const;

it('says nothing of facts that stay', () => {
  expect(describeChanges({ ...none, notices: [notice] }, { ...none, notices: [notice] })).toEqual(
    [],
  );
});

it('names what the provider changes, and what is taken back', () => {
  const changed = { ...none, provider: { phone: '+91 98470 12345', gstin: null } };
  expect(describeChanges(none, changed)).toEqual([
    'The phone number becomes +91 98470 12345.',
    'The GSTIN becomes none.',
  ]);
  expect(describeChanges(changed, none)[0]).toBe(
    'The phone number is again the one that the site was built with.',
  );
});

it('tells new, changed and removed entries of a list apart', () => {
  const fee = { of: 'skill', fromDay: '2027-01-01', paise: 249_900, reason: 'New year' };
  expect(describeChanges(none, { ...none, fees: [fee], notices: [notice] })).toEqual([
    'New: the fee of skill is ₹2,499 from 2027-01-01.',
    'New: the notice “Closed on 26 January.”, from 2027-01-20 until 2027-01-26.',
  ]);
  const dearer = { ...none, fees: [{ ...fee, paise: 259_900 }] };
  expect(describeChanges({ ...none, fees: [fee], notices: [notice] }, dearer)).toEqual([
    'Changed: the fee of skill is ₹2,599 from 2027-01-01.',
    'Taken away: the notice “Closed on 26 January.”, from 2027-01-20 until 2027-01-26.',
  ]);
});
