import type { Pace } from '../../notify/outbox-dispatcher.ts';

const minute = 60_000;

/** One mail for each piece of news, soon: who has just paid is looking at the inbox. */
export const visitorMailTiming: Pace = {
  leads: 1,
  pauseMs: 0,
  gatherMs: 0,
  pollMs: 5_000,
  probeMs: 15 * minute,
  leaseMs: 5 * minute,
};
