import { expect, it } from 'vitest';
import { describeAlikeEnquiries } from './describe-alike-enquiries.ts';

const known = { me: 'asha', names: new Map([['meera', 'Meera']]) };

it.each([
  [{ by: 'phone', ownerIds: ['meera'] }, 'Same number: with Meera'],
  [{ by: 'phone', ownerIds: ['asha', null] }, 'Same number: with you, unassigned'],
  [{ by: 'email', ownerIds: ['gone'] }, 'Same address: with somebody who left'],
] as const)('the row of %j shows "%s"', (alike, words) => {
  expect(describeAlikeEnquiries(alike, known)).toBe(words);
});
