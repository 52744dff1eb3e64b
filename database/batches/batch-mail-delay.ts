import { dateOfMoment, type StoredMoment } from '../connection/stored-moment.ts';

/**
 * A mail about a change of a batch waits for this time, so that several changes in a row cause one mail, and a change
 * that is undone at once causes none.
 */
export const batchMailDelayMs = 5 * 60_000;

/** Whether a dispatcher has claimed the mail, so that it can't be withdrawn any more. */
export const isMailBeingSent = (
  { claimed_until }: { claimed_until: StoredMoment | null },
  now: Date,
) => claimed_until !== null && dateOfMoment(claimed_until) > now;
