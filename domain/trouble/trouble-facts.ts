/** What is known about the running of the service when troubles are looked for. Each part is null where it is unknown. */
export type TroubleFacts = {
  now: Date;
  channels: readonly ChannelFacts[];
  backup: BackupFacts | null;
  disk: DiskFacts | null;
  payments: PaymentFacts | null;
};

export type ChannelFacts = {
  /** `mail`: to staff. `visitor`: links, receipts and refunds by mail. `webhook`: to the CRM. */
  channel: 'mail' | 'visitor' | 'webhook';
  /** Messages that are not tried again until somebody asks for it. */
  givenUp: number;
  /** Messages that failed at least once and are tried again. */
  failing: Waiting | null;
  /** What the last failure was, in words that name nobody; null when none failed. */
  reason: string | null;
};

export type BackupFacts = {
  /** When the last whole copy was made, wherever it was written. */
  lastAt: Date | null;
  /** The last copy that failed, when no whole one was made since. */
  failed: { at: Date; why: string } | null;
  /** When the first enquiry came or the first of the staff was invited; null while there is nothing to lose. */
  neededSince: Date | null;
};

export type DiskFacts = { folder: string; freeBytes: number; totalBytes: number };

export type PaymentFacts = {
  /** Payments for no order that is known here, which nobody has settled. */
  unmatched: number;
  /** Orders with a discrepancy that nobody has settled, failed refunds left out. */
  discrepancies: number;
  failedRefunds: number;
  /** Enrolments that the provider has given no link for. */
  withoutLink: Waiting | null;
  /** Refunds that the provider has not taken yet. */
  unsentRefunds: Waiting | null;
  /** Events of the provider's that could not be applied. */
  unappliedEvents: Waiting | null;
};

/** So many, the first of them since then. */
export type Waiting = { count: number; since: Date };
