/**
 * Enquiries that staff, an import or another system added, not a form of the site: how they came, and what the person
 * was told about their data.
 */

/** How a person reached us whose enquiry staff typed in. */
export const handAddedWays = ['walk-in', 'phone call', 'message'] as const;
export type HandAddedWay = (typeof handAddedWays)[number];

export type AddedWay = HandAddedWay | 'import' | 'other system';

/**
 * What the person was told about their data. `elsewhere`: by the form that they filled in, such as Facebook's or a
 * directory's. `not yet`: staff still have to tell them, at the next call.
 */
export const privacyNoticeAnswers = ['in words', 'notice sent', 'elsewhere', 'not yet'] as const;
export type PrivacyNoticeAnswer = (typeof privacyNoticeAnswers)[number];

/** What is stored about an enquiry that staff added, besides the fields of its form. */
export type AddedFacts = {
  way: AddedWay;
  told: PrivacyNoticeAnswer;
  /** The id of the member of staff, or of the source when another system sent it. */
  takenBy: string;
};
