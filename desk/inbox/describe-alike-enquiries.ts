import type { ListedEnquiry } from '../api-types/enquiry-lists-api.ts';

type Known = { me: string; names: ReadonlyMap<string, string> };

/** Names the owners to ask before a person is called again: "Same number: with Meera, unassigned". */
export function describeAlikeEnquiries(
  { by, ownerIds }: NonNullable<ListedEnquiry['alike']>,
  { me, names }: Known,
): string {
  const owners = ownerIds.map((id) => {
    if (id === null) return 'unassigned';
    return id === me ? 'with you' : `with ${names.get(id) ?? 'somebody who left'}`;
  });
  return `${by === 'phone' ? 'Same number' : 'Same address'}: ${owners.join(', ')}`;
}
