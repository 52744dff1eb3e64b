/**
 * Distributes enquiries: each goes to the member with the fewest open enquiries, so that all members have similar
 * numbers.
 */
import type { StaffId } from './enquiry-work.ts';

type TurnTaker = { staffId: StaffId; open: number };

/** `ownerId` is the present owner. `alike` are enquiries that are probably of the same person, with their owners. */
type EnquiryToAssign = {
  id: string;
  ownerId: StaffId | null;
  alike?: readonly { id: string; ownerId: StaffId | null }[];
};

/**
 * Returns the new owner of each enquiry; the result is empty if no member takes turns. All enquiries of one person go
 * to one member, so that no two members call the same person: to the owner of another enquiry of the person that is not
 * distributed, if this owner takes turns; otherwise to the member who gets the first of them.
 *
 * The enquiries that are distributed do not count as open work of their present owners. So if they are distributed
 * again at once, few of them change their owner.
 */
export function distributeEnquiriesEvenly(
  enquiries: readonly EnquiryToAssign[],
  turnTakers: readonly TurnTaker[],
): { id: string; to: StaffId }[] {
  const open = new Map(turnTakers.map(({ staffId, open }) => [staffId, open]));
  const add = (staffId: StaffId, by: number) => {
    const had = open.get(staffId);
    if (had !== undefined) open.set(staffId, had + by);
  };
  for (const { ownerId } of enquiries) if (ownerId !== null) add(ownerId, -1);
  const given: { id: string; to: StaffId }[] = [];
  for (const { id, ownerId, alike = [] } of enquiries) {
    const to = findMemberOfPerson(alike) ?? leastBusy(open, ownerId);
    if (to === null) return [];
    add(to, 1);
    given.push({ id, to });
  }
  return given;

  function findMemberOfPerson(alike: NonNullable<EnquiryToAssign['alike']>): StaffId | null {
    const now = alike.map((one) => given.find(({ id }) => id === one.id)?.to);
    const before = alike.map((one) => (isDistributed(one.id) ? null : one.ownerId));
    return [...now, ...before].find((one) => one && open.has(one)) ?? null;
  }
  function isDistributed(id: string): boolean {
    return enquiries.some((one) => one.id === id);
  }
}

/**
 * Returns the member with the fewest open enquiries. If there are several such members, it is the present owner if
 * possible, otherwise the first of them.
 */
function leastBusy(open: ReadonlyMap<StaffId, number>, ownerId: StaffId | null): StaffId | null {
  let found: StaffId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [staffId, count] of open) {
    if (count < least || (count === least && staffId === ownerId))
      [found, least] = [staffId, count];
  }
  return found;
}
