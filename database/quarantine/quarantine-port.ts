/** The quarantine. Submissions that look like a script's are stored, shown to staff, then released or deleted. */
import type { TableName } from '#contract/rows/visitor-tables.ts';
import type { Submission, SubmissionResult, SubmissionRow } from '../visitors/submission-port.ts';

export type QuarantinedSubmission = {
  id: string;
  createdAt: Date;
  table: TableName;
  row: SubmissionRow;
  reason: string;
};

/** The quarantined submissions of which staff have not been notified; `shown` has the first ones in full. */
export type UnreportedQuarantine = {
  /** The number of submissions of which staff have not been notified. */
  unreported: number;
  /** The number of all submissions in quarantine, earlier ones included. */
  total: number;
  shown: QuarantinedSubmission[];
};

/** A mail quotes at most this many submissions, however many were sent. */
export const maxQuarantinedPerMail = 10;

export interface QuarantinePort {
  /**
   * Quarantines a suspicious submission and notifies staff. A second submission with the same key is the same
   * submission. Rejects with ReusedIdempotencyKey or StoreUnavailable.
   */
  keepInQuarantine(submission: Submission, reason: string): Promise<void>;
  findAllQuarantined(): Promise<QuarantinedSubmission[]>;
  /** Null if the submission does not exist. */
  findQuarantined(id: string): Promise<QuarantinedSubmission | null>;
  /** Deletes the submission for good, with an audit entry. Null if it does not exist. */
  deleteFromQuarantine(id: string, who: string): Promise<QuarantinedSubmission | null>;
  /**
   * Turns the submission into an enquiry with its original id, time and key, in one transaction with the audit
   * entry. Null if it does not exist. Rejects with RowRefused, ReusedIdempotencyKey or StoreUnavailable; then it stays
   * in quarantine.
   */
  releaseFromQuarantine(id: string, who: string): Promise<SubmissionResult | null>;
}
