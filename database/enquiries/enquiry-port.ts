/** What staff do with enquiries: read, count, find. */
import type { LeadField } from '#contract/lead-fields.ts';
import type { TableName } from '#contract/tables.ts';

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

export interface EnquiryPort {
  /** Every lead in order of arrival, or the newest first, in pages; new ones may appear while reading. */
  leads(filter: LeadFilter): AsyncIterable<Lead[]>;
  countLeads(filter: LeadFilter): Promise<number>;
  findLead(id: string): Promise<Lead | null>;
  /** Those of these ids that there are, in any order. */
  findLeads(ids: readonly string[]): Promise<Lead[]>;
  /**
   * Takes what was erased out of what a database keeps beside its rows: free pages, its log, dead rows.
   * False when somebody was reading all the while and keeps it from being done; then it can be tried again.
   * Readers are waited for, ten seconds unless told otherwise.
   */
  scrub(patienceMs?: number): Promise<boolean>;
}
