import type { DispatchPace } from '../../notify/outbox-dispatcher.ts';

const minute = 60_000;

/** One mail per event, soon: a person who has just paid is watching the inbox. */
export const visitorMailTiming: DispatchPace = {
  leads: 1,
  pauseMs: 0,
  gatherMs: 0,
  pollMs: 5_000,
  probeMs: 15 * minute,
  leaseMs: 5 * minute,
};
