/** How long records other than enquiries are kept. Enquiries stay until staff erase them. */
const day = 86_400_000;

export const retention = {
  /** The same submission within this time counts as the same row (the triggers have the same value). */
  sameSubmissionMs: 10 * 60_000,
  idempotencyKeysMs: day,
  sentEntriesMs: 30 * day,
  quarantineMs: 90 * day,
  /** Only the newest are kept, so that a flood can't fill the disk. */
  quarantineRows: 10_000,
  vitalsMs: 90 * day,
  vitalRows: 300_000,
  /** How long invitations are kept after they were used or expired. */
  staffLinksMs: 30 * day,
  /** What colleagues were told about who works on an enquiry; the history keeps what happened. */
  colleagueNoticesMs: 30 * day,
  /** As long as the slowest limit needs them (`service/desk/sign-in/attempt-throttle.ts`). */
  signInTriesMs: day,
  /** No retry is scheduled further ahead; a later time was written by a clock that was since set back. */
  longestPostponementMs: 8 * 3_600_000,
  longestLeaseMs: 3_600_000,
} as const;
