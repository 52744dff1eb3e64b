import type { DispatchPace } from '../../notify/outbox-dispatcher.ts';

const minute = 60_000;

/** Mails to visitors are sent one by one and soon, because a person who has just paid waits for the mail. */
export const visitorMailTiming: DispatchPace = {
  mostEntries: 1,
  pauseMs: 0,
  gatherMs: 0,
  pollMs: 5_000,
  probeMs: 15 * minute,
  leaseMs: 5 * minute,
};
