/**
 * How long records other than enquiries are kept, and how far ahead a time in the outbox may lie before it counts as
 * written by a wrong clock. Enquiries stay until staff erase them.
 */
const day = 86_400_000;

export const retention = {
  /** The same submission within this time counts as the same row. The triggers have the same value. */
  sameSubmissionMs: 10 * 60_000,
  idempotencyKeysMs: day,
  sentEntriesMs: 30 * day,
  quarantineMs: 90 * day,
  /** Only this many of the newest quarantined submissions are kept, so that very many can't fill the disk. */
  quarantineRows: 10_000,
  vitalsMs: 90 * day,
  vitalRows: 300_000,
  /** How long invitations are kept after they were used or expired. */
  staffLinksMs: 30 * day,
  /** How long notices to colleagues about who works on an enquiry are kept. What happened stays in the history. */
  assignmentNoticesMs: 30 * day,
  /**
   * How long failed sign-in attempts are kept: as long as the slowest limit counts them
   * (`service/desk/sign-in/make-attempt-throttle.ts`).
   */
  signInTriesMs: day,
  /** No retry is scheduled further ahead than this. A later time was written by a clock that was set back later. */
  longestPostponementMs: 8 * 3_600_000,
  /**
   * No entry of the outbox is claimed for longer than this. If a claim ends later, its end was written by a clock that
   * was set back later.
   */
  longestLeaseMs: 3_600_000,
} as const;
