/**
 * Facts about enquiries that staff, an import or another system added. Such an enquiry did not come from a form of the
 * site. The facts are how it came, and what the person was told about their data.
 */

/** How the person reached us, if staff typed the enquiry in. */
export const handAddedWays = ['walk-in', 'phone call', 'message'] as const;
export type HandAddedWay = (typeof handAddedWays)[number];

export type AddedWay = HandAddedWay | 'import' | 'other system';

/**
 * Whether and how the person was told about the use of their data. `elsewhere`: by the form that they filled in, such
 * as a form of Facebook or of a directory. `not yet`: staff have to tell them at the next call.
 */
export const privacyNoticeStatuses = ['in words', 'notice sent', 'elsewhere', 'not yet'] as const;
export type PrivacyNoticeStatus = (typeof privacyNoticeStatuses)[number];

/** The facts that are stored about an added enquiry besides the fields of its form. */
export type AddedEnquiryFacts = {
  way: AddedWay;
  told: PrivacyNoticeStatus;
  /** The id of the member of staff who added the enquiry, or of the other system that sent it. */
  takenBy: string;
};
