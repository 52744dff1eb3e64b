import type { StoredBatch } from './batch-port.ts';

/** The number of free places; Infinity when there is no limit, and 0 for a cancelled batch. */
export function computeFreePlaces({ state, seats, held, taken }: StoredBatch): number {
  if (state === 'cancelled') return 0;
  return seats === null ? Number.POSITIVE_INFINITY : seats - held - taken;
}
