import type { ListedEnquiry } from '../api-types/enquiry-lists-api.ts';
import { formatMoment } from '../words/format-moment.ts';

type DescribeOptions = { me: string; names: ReadonlyMap<string, string>; now: Date };

/**
 * Says whom to ask before a person is called again, and whether a call was tried: "Same number as another open enquiry:
 * with Meera, not picked up, again tomorrow 11:00".
 */
export function describeAlikeEnquiries(
  { by, others }: NonNullable<ListedEnquiry['alike']>,
  { me, names, now }: DescribeOptions,
): string {
  const owners = others.map(({ ownerId, callAgainAt }) => {
    const owner =
      ownerId === null
        ? 'unassigned'
        : ownerId === me
          ? 'with you'
          : `with ${names.get(ownerId) ?? 'somebody who left'}`;
    return callAgainAt === null
      ? owner
      : `${owner}, not picked up, again ${formatMoment(callAgainAt, now)}`;
  });
  const what = by === 'phone' ? 'number' : 'mail address';
  const other =
    others.length === 1 ? 'another open enquiry' : `${others.length} other open enquiries`;
  return `Same ${what} as ${other}: ${owners.join('; ')}`;
}
