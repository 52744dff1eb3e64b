/** How long what is not a row is kept. Rows are kept until staff erase them. */
const day = 86_400_000;

export const retention = {
  /** The same submission again within this time is the same row (the triggers say the same). */
  sameSubmissionMs: 10 * 60_000,
  idempotencyKeysMs: day,
  sentEntriesMs: 30 * day,
  quarantineMs: 90 * day,
  /** A flood must not fill the disk: only so many of the newest are kept. */
  quarantineRows: 10_000,
  vitalsMs: 90 * day,
  vitalRows: 300_000,
  /** Invitations, after they were used or became too old. */
  staffLinksMs: 30 * day,
  /** As long as the slowest of them is remembered (`service/desk/sign-in/try-limits.ts`). */
  signInTriesMs: day,
  /** No retry lies further ahead than this; one that does was written by a clock that has since been put back. */
  longestPostponementMs: 8 * 3_600_000,
  longestLeaseMs: 3_600_000,
} as const;
