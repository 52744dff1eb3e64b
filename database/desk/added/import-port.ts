import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryImport } from '#domain/enquiries/enquiry-import.ts';
import type { EnquiryToAdd } from './added-enquiry-port.ts';

/**
 * A person who already has an enquiry with this phone number or mail address. `key` is the number or address in its
 * normalised form.
 */
export type KnownPerson = {
  by: 'phone' | 'email';
  key: string;
  enquiry: Pick<Enquiry, 'id' | 'name' | 'state' | 'ownerId'>;
};

/** Imports of files with enquiries. A file is imported completely or not at all, and an import can be undone. */
export interface ImportPort {
  /** Finds the newest enquiry for each phone number and mail address. Quarantined enquiries are left out. */
  findKnownPeople(
    phoneKeys: readonly string[],
    emailKeys: readonly string[],
  ): Promise<KnownPerson[]>;
  /**
   * Stores all enquiries of the file in one transaction. `repeated`: this import was already run, so nothing is stored.
   */
  runImport(
    given: Pick<EnquiryImport, 'id' | 'fileName' | 'source' | 'leftOut'>,
    enquiries: readonly EnquiryToAdd[],
    who: string,
  ): Promise<'added' | 'repeated'>;
  /** Returns the latest imports, newest first, at most fifty. */
  listImports(): Promise<EnquiryImport[]>;
  findImport(id: string): Promise<EnquiryImport | null>;
  /**
   * Returns the enquiries of the import that still exist. `workedOn` has those that somebody has worked on or that have
   * an order.
   */
  enquiriesOfImport(id: string): Promise<{ all: string[]; workedOn: string[] }>;
  /**
   * Records that the import was undone. `counts`: how many of its enquiries the caller erased (`gone`), and how many
   * stayed.
   */
  recordImportUndone(
    id: string,
    counts: { gone: number; stayed: number },
    who: string,
  ): Promise<void>;
}
