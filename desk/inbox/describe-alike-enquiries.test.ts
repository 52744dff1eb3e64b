import { expect, it } from 'vitest';
import { describeAlikeEnquiries } from './describe-alike-enquiries.ts';

const known = {
  me: 'asha',
  names: new Map([['meera', 'Meera']]),
  now: new Date('2026-11-21T10:00:00Z'),
};
const untried = (ownerId: string | null) => ({ ownerId, callAgainAt: null });
const tried = { ownerId: 'asha', callAgainAt: new Date('2026-11-22T05:30:00Z') };

it.each([
  ['phone', [untried('meera')], 'Same number as another open enquiry: with Meera'],
  ['phone', [untried(null)], 'Same number as another open enquiry: unassigned'],
  [
    'phone',
    [tried, untried(null)],
    'Same number as 2 other open enquiries: with you, not picked up, again tomorrow 11:00; unassigned',
  ],
  ['email', [untried('gone')], 'Same mail address as another open enquiry: with somebody who left'],
] as const)('the row of others by %s, %j shows "%s"', (by, others, words) => {
  expect(describeAlikeEnquiries({ by, others }, known)).toBe(words);
});
