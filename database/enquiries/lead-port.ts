/** Reading enquiries as they were sent, and removing erased data from the files of the database. */
import type { LeadField } from '#contract/rows/lead-fields.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';

/**
 * An enquiry as it was sent, with every column that staff read. A column is null if the table of the enquiry has no
 * such column.
 */
export type Lead = {
  id: string;
  table: EnquiryKind;
  createdAt: Date;
  /**
   * The first day of the batch whose id is in the field `batch`; missing if no batch was chosen or the batch is
   * unknown.
   */
  batchStartsOn?: string;
} & LeadFieldValues;

/** The value of each field as it was sent; null if the field is empty. */
export type LeadFieldValues = { [field in LeadField]: string | null };

export type LeadFilter = {
  table?: EnquiryKind | undefined;
  /** Only enquiries that arrived from `since` (included) to `until` (excluded). */
  since?: Date | undefined;
  until?: Date | undefined;
  /** True for newest first; otherwise oldest first. */
  newestFirst?: boolean | undefined;
};

/**
 * Reads and counts enquiries as they were sent. `leads` returns pages; enquiries that arrive while the pages are read
 * may be included.
 */
export interface LeadPort {
  iterateLeadPages(filter: LeadFilter): AsyncIterable<Lead[]>;
  countLeads(filter: LeadFilter): Promise<number>;
  findLead(id: string): Promise<Lead | null>;
  /** Returns the enquiries with these ids, in any order. Leaves out unknown ids. */
  findLeadsById(ids: readonly string[]): Promise<Lead[]>;
  /**
   * Removes erased data from where a database keeps it after a DELETE: free pages and the log (SQLite), dead rows and
   * statistics (PostgreSQL). Returns false if other connections were reading an older state for `patienceMs` (ten
   * seconds by default), or if this user may not vacuum a table. The caller can then try again.
   */
  purgeErasedData(patienceMs?: number): Promise<boolean>;
}
