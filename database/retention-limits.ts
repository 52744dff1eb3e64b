/**
 * How long records other than enquiries are kept, and how far ahead a time in the outbox may lie before it counts as
 * written by a wrong clock. Enquiries stay until staff erase them.
 */
const day = 86_400_000;

export const retentionLimits = {
  /** A submission that is sent again within this time is not stored again. The triggers contain the same number. */
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
  /**
   * How long assignment notices are kept, which tell members who works on an enquiry. The history of the enquiry keeps
   * its assignments longer.
   */
  assignmentNoticesMs: 30 * day,
  /**
   * How long failed sign-in attempts are kept: as long as the slowest limit counts them
   * (`service/desk/sign-in/make-attempt-throttle.ts`).
   */
  signInTriesMs: day,
  /**
   * No retry is scheduled further ahead than this. An entry with a later time counts as due: a wrong clock wrote the
   * time.
   */
  longestPostponementMs: 8 * 3_600_000,
  /**
   * No entry of the outbox is claimed for longer than this. A claim that ends later does not count: a wrong clock wrote
   * its end.
   */
  longestLeaseMs: 3_600_000,
} as const;
