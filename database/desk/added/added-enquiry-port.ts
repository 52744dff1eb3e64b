/** Enquiries that did not come from a form of the site: typed in by staff, imported, or sent by another system. */
import type {
  AddedEnquiryFacts,
  PrivacyNoticeStatus,
} from '#domain/enquiries/added-enquiry-facts.ts';
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';

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
