import { firstUuidAt } from '../uuid-v7.ts';
import type { LeadFilter } from './lead-port.ts';

/** The lower and the upper bound of all ids. */
export const lowestUuid = '00000000-0000-0000-0000-000000000000';
export const highestUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Returns the bounds of the ids in the filter's span of time. Ids sort by time, so the primary key finds these rows
 * without a further index.
 */
export function computeIdBounds(filter: LeadFilter): { from: string; before: string } {
  return {
    from: filter.since ? firstUuidAt(filter.since.getTime()) : lowestUuid,
    before: filter.until ? firstUuidAt(filter.until.getTime()) : highestUuid,
  };
}
