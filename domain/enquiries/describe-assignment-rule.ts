/**
 * Describes an assignment rule: "If it is about MERN Stack and comes by JustDial: to the next of Asha and Ravi in
 * turn".
 */
import type { AssigneesWithLimit, AssignmentRule } from './choose-assignee.ts';

export type AssignmentRuleNameLookup = {
  /** The name of an offer, or of a kind of offers. */
  offer(slug: string): string;
  member(staffId: string): string;
};

export function describeAssignmentRule(
  { offer, source, hours, ...target }: AssignmentRule,
  names: AssignmentRuleNameLookup,
): string {
  const by = source === null ? '' : ` by ${source}`;
  const between =
    hours === null ? '' : ` between ${hourInWords(hours.from)} and ${hourInWords(hours.until)}`;
  const conditions = [
    ...(offer === null ? [] : [`is about ${names.offer(offer)}`]),
    ...(source === null && hours === null ? [] : [`comes${by}${between}`]),
  ];
  const when = conditions.length === 0 ? 'Every enquiry' : `If it ${joined(conditions)}`;
  return `${when}: ${describeAssigneesWithLimit(target, names)}`;
}

export function describeAssigneesWithLimit(
  { to, mostOpen }: AssigneesWithLimit,
  { member }: Pick<AssignmentRuleNameLookup, 'member'>,
): string {
  const limit = mostOpen === null ? '' : `, who has fewer than ${mostOpen} open`;
  switch (to.kind) {
    case 'nobody':
      return 'to nobody';
    case 'all in turn':
      return `to the next of all who take turns${limit}`;
    case 'these in turn': {
      const [first, ...others] = to.staffIds.map(member);
      if (first === undefined) return 'to nobody';
      if (others.length === 0) return `to ${first}${limit}`;
      return `to the next of ${joined([first, ...others])} in turn${limit}`;
    }
    default:
      return to satisfies never;
  }
}

const hourInWords = (hour: number) => (hour % 24 === 0 ? 'midnight' : `${hour}:00`);

const joined = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
