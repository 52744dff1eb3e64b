import { firstUuidAt } from '../make-uuid-v7.ts';
import type { LeadFilter } from './lead-port.ts';

/** The lower and the upper bound of all ids. */
export const lowestUuid = '00000000-0000-0000-0000-000000000000';
export const highestUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Ids sort by time, so a time becomes a bound on the primary key and needs no further index. */
export function computeIdBounds(filter: LeadFilter): { from: string; before: string } {
  return {
    from: filter.since ? firstUuidAt(filter.since.getTime()) : lowestUuid,
    before: filter.until ? firstUuidAt(filter.until.getTime()) : highestUuid,
  };
}
