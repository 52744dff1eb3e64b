/** Reading, counting and finding enquiries. */
import type { LeadField } from '#contract/lead-fields.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';

/** A row of any table with every column that staff read; null where its table has no such column. */
export type Lead = {
  id: string;
  table: EnquiryKind;
  createdAt: Date;
} & LeadValues;

export type LeadValues = { [field in LeadField]: string | null };

export type LeadFilter = {
  table?: EnquiryKind | undefined;
  /** Only enquiries from `since` (included) to `until` (excluded). */
  since?: Date | undefined;
  until?: Date | undefined;
  /** Reverses the order. */
  newestFirst?: boolean | undefined;
};

export interface EnquiryPort {
  /** All leads in pages, in order of arrival or newest first; new ones may arrive while reading. */
  leads(filter: LeadFilter): AsyncIterable<Lead[]>;
  countLeads(filter: LeadFilter): Promise<number>;
  findLead(id: string): Promise<Lead | null>;
  /** The leads that exist among these ids, in any order. */
  findLeads(ids: readonly string[]): Promise<Lead[]>;
  /**
   * Removes erased data from where a database keeps more than its rows: free pages, its log, dead rows. False if
   * readers prevented it during the whole wait (ten seconds by default); then it can be retried.
   */
  scrub(patienceMs?: number): Promise<boolean>;
}
