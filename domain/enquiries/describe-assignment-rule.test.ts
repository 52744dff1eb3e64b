import { expect, it } from 'vitest';
import type { AssignmentRule } from './choose-assignee.ts';
import { describeAssigneesWithLimit, describeAssignmentRule } from './describe-assignment-rule.ts';

const names = {
  offer: (slug: string) => `the offer ${slug}`,
  member: (id: string) => id.toUpperCase(),
};
const rule: AssignmentRule = {
  id: '1',
  offer: null,
  source: null,
  hours: null,
  to: { kind: 'all in turn' },
  mostOpen: null,
};

it.each<[Partial<AssignmentRule>, string]>([
  [{}, 'Every enquiry: to the next of all who take turns'],
  [
    { offer: 'flutter', to: { kind: 'these in turn', staffIds: ['asha'] } },
    'If it is about the offer flutter: to ASHA',
  ],
  [
    {
      offer: 'flutter',
      source: 'JustDial',
      hours: { from: 21, until: 9 },
      to: { kind: 'these in turn', staffIds: ['asha', 'ravi', 'uma'] },
      mostOpen: 20,
    },
    'If it is about the offer flutter and comes by JustDial between 21:00 and 9:00: to the next of ASHA, RAVI and UMA in turn, who has fewer than 20 open',
  ],
  [
    { hours: { from: 9, until: 0 } },
    'If it comes between 9:00 and midnight: to the next of all who take turns',
  ],
  [{ source: 'Facebook', to: { kind: 'nobody' } }, 'If it comes by Facebook: to nobody'],
])('describes a rule as a person would say it: %o', (changes, words) => {
  expect(describeAssignmentRule({ ...rule, ...changes }, names)).toBe(words);
});

it('says that a rule without any remaining member assigns to nobody', () => {
  const to = { kind: 'these in turn', staffIds: [] } as const;
  expect(describeAssigneesWithLimit({ to, mostOpen: null }, names)).toBe('to nobody');
});
