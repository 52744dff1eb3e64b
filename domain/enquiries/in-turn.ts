/** Giving enquiries out in turn: each goes to whoever has the least to do at that moment, so that loads grow even. */
import type { StaffId } from './enquiry-work.ts';

export type Turn = { staffId: StaffId; open: number };

/**
 * Which member gets which enquiry, in the order of the enquiries. `ownerId` is whose it is already: it is taken off them first, so that
 * giving out twice changes little. Nobody gets anything when nobody takes turns.
 */
export function inTurn(
  enquiries: readonly { id: string; ownerId: StaffId | null }[],
  turns: readonly Turn[],
): { id: string; to: StaffId }[] {
  const open = new Map(turns.map(({ staffId, open }) => [staffId, open]));
  const add = (staffId: StaffId, by: number) => {
    const had = open.get(staffId);
    if (had !== undefined) open.set(staffId, had + by);
  };
  for (const { ownerId } of enquiries) if (ownerId !== null) add(ownerId, -1);
  const given: { id: string; to: StaffId }[] = [];
  for (const { id, ownerId } of enquiries) {
    const to = leastBusy(open, ownerId);
    if (to === null) return [];
    add(to, 1);
    given.push({ id, to });
  }
  return given;
}

/** Among equals whoever has it already, then whoever stands first. */
function leastBusy(open: ReadonlyMap<StaffId, number>, ownerId: StaffId | null): StaffId | null {
  let found: StaffId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [staffId, count] of open) {
    if (count < least || (count === least && staffId === ownerId))
      [found, least] = [staffId, count];
  }
  return found;
}
