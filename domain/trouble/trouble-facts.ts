import type { OutboxChannel } from '../outbox-channel.ts';

/** The facts about the running service from which problems are found. A part is null when it is unknown. */
export type TroubleFacts = {
  now: Date;
  channels: readonly ChannelFacts[];
  backup: BackupFacts | null;
  disk: DiskFacts | null;
  payments: PaymentFacts | null;
};

export type ChannelFacts = {
  channel: OutboxChannel;
  /** Messages that are no longer retried until a person restarts them. */
  givenUp: number;
  /** Messages that failed at least once and are being retried. */
  failing: WaitingCount | null;
  /** One stored error of the failing messages, or of those given up, without personal data; null if none failed. */
  reason: string | null;
};

export type BackupFacts = {
  /** When the last complete backup was made, to any place. */
  lastAt: Date | null;
  /** The last failed backup, if no complete one followed; null otherwise. */
  failed: { at: Date; why: string } | null;
  /**
   * The time from which there is something to back up: when the first enquiry arrived or the first member of staff was
   * invited. Null before.
   */
  neededSince: Date | null;
};

export type DiskFacts = { folder: string; freeBytes: number; totalBytes: number };

export type PaymentFacts = {
  /** Payments that match no known order and that nobody has settled. */
  unmatched: number;
  /** The number of orders with an unsettled discrepancy. Failed refunds are counted in `failedRefunds` instead. */
  discrepancies: number;
  failedRefunds: number;
  /** Enrolments that still have no payment link, although the provider was asked for one. */
  withoutLink: WaitingCount | null;
  /** Refunds that the provider has not accepted yet. */
  unsentRefunds: WaitingCount | null;
  /**
   * Events of the provider that are not applied yet. Events about a refund that wait for the event about its payment
   * are not counted.
   */
  unappliedEvents: WaitingCount | null;
};

/** The number of entries that wait, and the time since which the oldest one waits. */
export type WaitingCount = { count: number; since: Date };
