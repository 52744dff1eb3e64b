import { dateOfMoment, type StoredMoment } from '../connection/stored-moment.ts';

/**
 * Mails about a changed batch are sent after this delay. Several changes in a row then cause one mail, and a change
 * that staff undo in time causes no mail.
 */
export const batchMailDelayMs = 5 * 60_000;

/** Whether the outbox dispatcher is sending the mail at this moment, so that the mail can't be withdrawn any more. */
export const isMailBeingSent = (
  { claimed_until }: { claimed_until: StoredMoment | null },
  now: Date,
) => claimed_until !== null && dateOfMoment(claimed_until) > now;
