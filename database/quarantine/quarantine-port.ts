/** What looked like a script: quarantined, shown to staff, let in or forgotten. */
import type { TableName } from '#contract/tables.ts';
import type { Row, Submission, Taken } from '../visitors/visitor-port.ts';

export type Quarantined = {
  id: string;
  createdAt: Date;
  table: TableName;
  row: Row;
  reason: string;
};

/** Of those in quarantine, what staff have not been told of yet, the first of them shown. */
export type QuarantineSince = {
  since: number;
  /** All that are in quarantine, those of before included. */
  total: number;
  shown: Quarantined[];
};

/** A flood is counted, not quoted. */
export const quarantinedShown = 10;

export interface QuarantinePort {
  /**
   * Keeps a suspicious submission for staff, and notes that they are to be told. The same key again is the same
   * submission. Rejects with ReusedKey or StoreAway.
   */
  keepInQuarantine(submission: Submission, reason: string): Promise<void>;
  quarantined(): Promise<Quarantined[]>;
  /** Null when there is none. */
  findQuarantined(id: string): Promise<Quarantined | null>;
  /** Takes one out of quarantine, to be forgotten; the audit tells of it. */
  takeFromQuarantine(id: string, who: string): Promise<Quarantined | null>;
  /**
   * Makes it an enquiry, with the id, the time and the key that it came with, in one transaction with its entry in
   * the audit. Null when there is none. Rejects with RefusedRow, ReusedKey or StoreAway; after any of these it is
   * still aside.
   */
  releaseFromQuarantine(id: string, who: string): Promise<Taken | null>;
}
