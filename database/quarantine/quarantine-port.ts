/** The quarantine: submissions that look like a script's are stored, shown to staff, then released or deleted. */
import type { TableName } from '#contract/tables.ts';
import type { Submission, SubmissionResult, SubmissionRow } from '../visitors/visitor-port.ts';

export type Quarantined = {
  id: string;
  createdAt: Date;
  table: TableName;
  row: SubmissionRow;
  reason: string;
};

/** The quarantined submissions that staff have not been told about; the first ones in full. */
export type QuarantineSince = {
  since: number;
  /** The number of all submissions in quarantine, including earlier ones. */
  total: number;
  shown: Quarantined[];
};

/** Only the first ones are quoted in a mail, however many came. */
export const quarantinedShown = 10;

export interface QuarantinePort {
  /**
   * Quarantines a suspicious submission and notifies staff. The same key again is the same submission. Rejects with
   * ReusedKey or StoreUnavailable.
   */
  keepInQuarantine(submission: Submission, reason: string): Promise<void>;
  quarantined(): Promise<Quarantined[]>;
  /** Null if there is none. */
  findQuarantined(id: string): Promise<Quarantined | null>;
  /** Removes it from quarantine for good, with an audit entry. Null if there is none. */
  takeFromQuarantine(id: string, who: string): Promise<Quarantined | null>;
  /**
   * Turns it into an enquiry with its original id, time and key, in one transaction with the audit entry. Null if
   * there is none. Rejects with RefusedRow, ReusedKey or StoreUnavailable; then it stays in quarantine.
   */
  releaseFromQuarantine(id: string, who: string): Promise<SubmissionResult | null>;
}
