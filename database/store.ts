/**
 * What the service may ask of a database: one small interface, kept by SQLite and by PostgreSQL, with one
 * test suite for both. Times are `Date`s, ids UUIDv7 (they sort by time of arrival).
 */
import type { LeadField } from '#contract/lead-fields.ts';
import type { TableName } from '#contract/tables.ts';
import type { Vital } from './vitals.ts';

export type Row = Readonly<Record<string, string | null>>;

export type Submission = {
  table: TableName;
  /** Already parsed by the contract: exactly the columns of the table. */
  row: Row;
  idempotencyKey: string | null;
};

/** `repeated`: taken before (same key, same submission within ten minutes, or a known subscriber). */
export type Taken = 'stored' | 'repeated';

/** A row of any table: all that staff read, null where its table has no such column. */
export type Lead = {
  id: string;
  table: TableName;
  createdAt: Date;
} & LeadValues;

export type LeadValues = { email: string } & {
  [field in Exclude<LeadField, 'email'>]: string | null;
};

export type LeadFilter = {
  table?: TableName | undefined;
  /** From this moment on, and before that one. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** In the other order. */
  newestFirst?: boolean | undefined;
};

export type Quarantined = {
  id: string;
  createdAt: Date;
  table: TableName;
  row: Row;
  reason: string;
};

/** Of those kept aside, what staff have not been told of yet, the first of them shown. */
export type Aside = {
  since: number;
  /** All that are in quarantine, those of before included. */
  total: number;
  shown: Quarantined[];
};

/** A flood is counted, not quoted. */
export const asideShown = 10;

/** Those that this release can send through. The tables take any other as well, once it has a row in `channels`. */
export type Channel = 'mail' | 'webhook';

/** Entries that travel in one message. Claimed for a while; nobody else sends them meanwhile. */
export type Batch = {
  id: string;
  channel: string;
  /** How often sending these was tried before. */
  attempts: number;
  createdAt: Date;
  leads: Lead[];
  /** Only in mail, and only when something was kept aside. */
  aside?: Aside;
};

export type OutboxStats = {
  waiting: number;
  sent: number;
  setAside: number;
  oldestWaiting: Date | null;
};

export type StoreStats = {
  rows: Record<TableName, { total: number; lastDay: number; lastWeek: number }>;
  outbox: Record<Channel, OutboxStats>;
  quarantine: number;
};

/** The worker's side of the outbox: claim, send outside any transaction, then say what came of it. */
export interface Outbox {
  /** Rows that come in from now on are noted for this channel, or no longer. */
  setChannel(channel: string, isOn: boolean): Promise<void>;
  /** Up to `limit` entries that are due, as one batch; null when there is nothing to send. */
  claim(channel: string, limit: number, leaseMs: number): Promise<Batch | null>;
  markSent(batchId: string): Promise<void>;
  /** Another try at `dueAt`. `countsAsTry` is false when it was not this message's fault. */
  postpone(batchId: string, dueAt: Date, reason: string, countsAsTry: boolean): Promise<void>;
  /** Each entry alone from now on, due at once: one bad entry must not hold up the others. */
  separate(batchId: string): Promise<void>;
  /** No further tries; a person has to look. */
  setAside(batchId: string, reason: string): Promise<void>;
  /** Entries set aside are due again (and those postponed, at once). Returns how many. */
  retryAll(): Promise<number>;
}

export interface Store {
  readonly engine: 'SQLite' | 'PostgreSQL';
  /**
   * One row and its outbox entries, as a visitor, in one transaction; resolves when they are on disk.
   * Rejects with RefusedRow, ReusedKey or StoreAway; after any of these nothing was stored.
   */
  insertAsVisitor(submission: Submission): Promise<Taken>;
  /**
   * Keeps a suspicious submission for staff, and notes that they are to be told. The same key again is the same
   * submission. Rejects with ReusedKey or StoreAway.
   */
  keepAside(submission: Submission, reason: string): Promise<void>;
  readonly outbox: Outbox;
  /** Every lead in order of arrival, or the newest first, in pages; new ones may appear while reading. */
  leads(filter: LeadFilter): AsyncIterable<Lead[]>;
  countLeads(filter: LeadFilter): Promise<number>;
  findLead(id: string): Promise<Lead | null>;
  /**
   * Removes rows, also those in quarantine, and everything that was noted about them, in one transaction.
   * Returns how many rows there were.
   */
  eraseLeads(ids: readonly string[]): Promise<number>;
  /**
   * Takes what was erased out of what a database keeps beside its rows: free pages, its log, dead rows.
   * False when somebody was reading all the while and keeps it from being done; then it can be tried again.
   */
  scrub(): Promise<boolean>;
  quarantined(): Promise<Quarantined[]>;
  /** Takes one out of quarantine, to be forgotten. */
  takeFromQuarantine(id: string): Promise<Quarantined | null>;
  /**
   * Makes it an enquiry, with the id, the time and the key that it came with, in one transaction. Null when
   * there is none. Rejects with RefusedRow, ReusedKey or StoreAway; after any of these it is still aside.
   */
  releaseFromQuarantine(id: string): Promise<Taken | null>;
  stats(): Promise<StoreStats>;
  /** A random secret that all processes on this database share; made at the first request. */
  sharedSecret(name: string): Promise<string>;
  /** Keeps what visitors' browsers measured today. Rejects with StoreAway. */
  noteVitals(vitals: readonly Vital[]): Promise<void>;
  /** All that was measured from that day (in UTC) on. */
  vitals(since: Date): Promise<Vital[]>;
  /** Forgets what has served its time: old keys, sent entries, old quarantine, old measurements. */
  tidy(): Promise<void>;
  /** Resolves when the database answers. Rejects with StoreAway. */
  ping(): Promise<void>;
  /** Writes what takes as much room as an enquiry; resolves when it is on disk. Rejects with StoreAway. */
  heartbeat(): Promise<void>;
  close(): Promise<void>;
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

/** The database did not take it: stopped, full, busy, broken. Nothing was acknowledged. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'StoreAway';
  }
}

/** The database cannot be used as it is; `message` says where it is and what to do. Start stops. */
export class UnusableStore extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableStore';
  }
}
