/** Enquiries that did not come from a form of the site: typed in by staff, imported, or sent by another system. */
import type {
  AddedEnquiryFacts,
  PrivacyNoticeStatus,
} from '#domain/enquiries/added-enquiry-facts.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryImport } from '#domain/enquiries/enquiry-import.ts';
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';
import type { SendingSystem } from '#domain/enquiries/sending-system.ts';

/** A new enquiry that did not come from a form of the site. */
export type EnquiryToAdd = AddedEnquiryFacts & {
  name: string;
  phone: string | null;
  email: string | null;
  message: string | null;
  offer: string | null;
  source: string | null;
  /**
   * Identifies the form or message from which the enquiry comes. A second enquiry with the same value is not stored.
   * With null, the enquiry is always stored.
   */
  once: string | null;
};

export interface AddedEnquiryPort {
  /**
   * Stores an enquiry, and assigns it to `claimFor` if that is not null. `repeated`: an enquiry with the same `once`
   * was already stored and stays as it is.
   */
  addEnquiry(
    added: EnquiryToAdd,
    by: { who: string; claimFor: StaffId | null },
  ): Promise<{ at: 'added'; id: string; eventId: string } | { at: 'repeated'; id: string }>;
  /**
   * Returns how each of these enquiries was added, by the id of the enquiry. Enquiries that visitors sent are left out.
   */
  findAddedFacts(ids: readonly string[]): Promise<ReadonlyMap<string, AddedEnquiryFacts>>;
  /**
   * Records what the person was told about the use of their data, if this happened after the enquiry was added. Returns
   * the id of the event; null if the enquiry does not exist or nothing changes.
   */
  recordPrivacyNotice(id: string, told: PrivacyNoticeStatus, who: string): Promise<string | null>;
}

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
  findKnownPeople(phoneKeys: readonly string[], emailKeys: readonly string[]): Promise<KnownPerson[]>;
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
  recordImportUndone(id: string, counts: { gone: number; stayed: number }, who: string): Promise<void>;
}

/** Other systems that send enquiries to this service. Each has its own key. */
export interface SendingSystemPort {
  addSendingSystem(
    given: Pick<SendingSystem, 'name' | 'told'> & { secret: string },
    who: string,
  ): Promise<string>;
  /** Deletes the key of the sending system for ever. False if the system had no key. */
  withdrawSendingSystem(id: string, who: string): Promise<boolean>;
  /** Returns all systems, including those that have no key any more. Never returns a key. */
  listSendingSystems(): Promise<SendingSystem[]>;
  /** The system and its key, to verify a message; null if the system is unknown or withdrawn. */
  sendingSystemWithKey(id: string): Promise<(SendingSystem & { secret: string }) | null>;
  addFromSendingSystem(
    id: string,
    added: EnquiryToAdd,
  ): Promise<'added' | 'repeated' | 'withdrawn'>;
}
