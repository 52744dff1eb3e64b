/** What a visitor may do: add a row to one of the tables of the contract. */
import type { TableName } from '#contract/tables.ts';

export type Row = Readonly<Record<string, string | null>>;

export type Submission = {
  table: TableName;
  /** Already parsed by the contract: exactly the columns of the table. */
  row: Row;
  idempotencyKey: string | null;
};

/** `repeated`: taken before (same key, same submission within ten minutes, or a known subscriber). */
export type Taken = 'stored' | 'repeated';

export interface VisitorPort {
  /**
   * One row and its outbox entries, as a visitor, in one transaction; resolves when they are on disk.
   * Rejects with RefusedRow, ReusedKey or StoreAway; after any of these nothing was stored.
   */
  insertAsVisitor(submission: Submission): Promise<Taken>;
}

/** The row breaks a rule of the database. `message` is a sentence for the visitor. */
export class RefusedRow extends Error {
  readonly code: '23502' | '23514';
  constructor(code: '23502' | '23514', sentence: string) {
    super(sentence);
    this.name = 'RefusedRow';
    this.code = code;
  }
}

/** This idempotency key came with another submission before. */
export class ReusedKey extends Error {
  constructor() {
    super('This idempotency key was used for another submission');
    this.name = 'ReusedKey';
  }
}
