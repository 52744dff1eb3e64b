/** The only thing that a visitor may do: add a row to one of the contract's tables. */
import type { TableName } from '#contract/rows/visitor-tables.ts';

export type SubmissionRow = Readonly<Record<string, string | null>>;

export type Submission = {
  table: TableName;
  /** A validated row with exactly the columns of the table. */
  row: SubmissionRow;
  idempotencyKey: string | null;
};

/**
 * `repeated`: the row was stored before (the same key, the same submission within ten minutes, or a known
 * subscriber).
 */
export type SubmissionResult = 'stored' | 'repeated';

export interface SubmissionPort {
  /**
   * Stores one row and its outbox entries, as a visitor, in one transaction; resolves when they are on disk.
   * Rejects with RowRefused, ReusedIdempotencyKey or StoreUnavailable; then nothing was stored.
   */
  insertAsVisitor(submission: Submission): Promise<SubmissionResult>;
}

/** The row breaks a rule of the database. `message` is a sentence for the visitor. */
export class RowRefused extends Error {
  readonly code: '23502' | '23514';
  constructor(code: '23502' | '23514', sentence: string) {
    super(sentence);
    this.name = 'RowRefused';
    this.code = code;
  }
}

/** This idempotency key was used for another submission. */
export class ReusedIdempotencyKey extends Error {
  constructor() {
    super('This idempotency key was used for another submission');
    this.name = 'ReusedIdempotencyKey';
  }
}
