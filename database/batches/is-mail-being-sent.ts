import { dateOfMoment, type StoredMoment } from '../connection/stored-moment.ts';

/** Whether the outbox dispatcher is sending the mail at this moment, so that the mail can't be withdrawn any more. */
export const isMailBeingSent = (
  { claimed_until }: { claimed_until: StoredMoment | null },
  now: Date,
) => claimed_until !== null && dateOfMoment(claimed_until) > now;
