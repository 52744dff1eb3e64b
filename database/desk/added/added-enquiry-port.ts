/** Enquiries that did not come from a form of the site: typed in by staff, imported, or sent by another system. */
import type {
  AddedEnquiryFacts,
  PrivacyNoticeAnswer,
} from '#domain/enquiries/added-enquiry-facts.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';

/** An enquiry to store that did not come from a form of the site. */
export type AddedEnquiry = AddedEnquiryFacts & {
  name: string;
  phone: string | null;
  email: string | null;
  message: string | null;
  offer: string | null;
  source: string | null;
  /**
   * Identifies the form or message that contained the enquiry, so that the enquiry is stored only once. If it is null,
   * a new enquiry is always stored.
   */
  once: string | null;
};

export interface AddedEnquiryPort {
  /**
   * Stores an enquiry; `claimFor` is its first owner. `repeated`: an enquiry with the same `once` was stored before,
   * and was left unchanged.
   */
  addEnquiry(
    added: AddedEnquiry,
    by: { who: string; claimFor: StaffId | null },
  ): Promise<{ at: 'added'; id: string; eventId: string } | { at: 'repeated'; id: string }>;
  /**
   * Returns how each of these enquiries was added, as a map from the id of the enquiry. Enquiries that a visitor sent
   * are left out.
   */
  addedFacts(ids: readonly string[]): Promise<ReadonlyMap<string, AddedEnquiryFacts>>;
  /**
   * Records what the person was told about their data after the enquiry was added. Returns the id of the event; null if
   * the enquiry does not exist or nothing changes.
   */
  noteTold(id: string, told: PrivacyNoticeAnswer, who: string): Promise<string | null>;
}

/** The record of one import of enquiries from a file. */
export type ImportedFile = {
  id: string;
  at: Date;
  who: string;
  fileName: string;
  /** The source of those enquiries that have no source of their own in the file. */
  source: string;
  /** The numbers of lines in the file: `added` ones became enquiries, and `leftOut` ones did not. */
  added: number;
  leftOut: number;
  takenBackAt: Date | null;
};

/** A person who already has an enquiry with this number or address. `key` is the normalised number or address. */
export type KnownPerson = {
  by: 'phone' | 'email';
  key: string;
  enquiry: Pick<Enquiry, 'id' | 'name' | 'state' | 'ownerId'>;
};

/** Imports of files with enquiries. A file is imported as a whole, and an import can be undone. */
export interface ImportPort {
  /**
   * Finds people who already have enquiries: the newest enquiry for each number and address, without quarantined
   * ones.
   */
  knownPeople(phoneKeys: readonly string[], emailKeys: readonly string[]): Promise<KnownPerson[]>;
  /** Stores all lines or none, in one transaction. `repeated` if this import was already run. */
  runImport(
    given: Pick<ImportedFile, 'id' | 'fileName' | 'source' | 'leftOut'>,
    enquiries: readonly AddedEnquiry[],
    who: string,
  ): Promise<'added' | 'repeated'>;
  /** The latest imports, newest first, at most fifty. */
  imports(): Promise<ImportedFile[]>;
  findImport(id: string): Promise<ImportedFile | null>;
  /** The enquiries of the import that still exist, and which of them a member has worked on. */
  enquiriesOfImport(id: string): Promise<{ all: string[]; workedOn: string[] }>;
  /**
   * Records that the import was undone. `counts`: how many of its enquiries the caller has erased, and how many stayed.
   */
  noteTakenBack(id: string, counts: { gone: number; stayed: number }, who: string): Promise<void>;
}

/** A system that sends enquiries. */
export type SendingSystem = {
  id: string;
  name: string;
  /**
   * Whether the people whose enquiries this other system sends have already been told how their data is used:
   * `elsewhere`, for example in the form that they filled in, or `not yet`.
   */
  told: 'elsewhere' | 'not yet';
  madeAt: Date;
  lastAt: Date | null;
  withdrawnAt: Date | null;
};

/** Other systems that send enquiries. Each has its own key. */
export interface SendingSystemPort {
  addSendingSystem(
    given: Pick<SendingSystem, 'name' | 'told'> & { secret: string },
    who: string,
  ): Promise<string>;
  /** Deletes the key of the sending system for good. False if it had none. */
  withdrawSendingSystem(id: string, who: string): Promise<boolean>;
  /** All systems, withdrawn ones included. Never returns a key. */
  sendingSystems(): Promise<SendingSystem[]>;
  /** The system and its key, to verify a message; null if the system is unknown or withdrawn. */
  sendingSystemWithKey(id: string): Promise<(SendingSystem & { secret: string }) | null>;
  addFromSendingSystem(
    id: string,
    added: AddedEnquiry,
  ): Promise<'added' | 'repeated' | 'withdrawn'>;
}
