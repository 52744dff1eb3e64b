import type { EnquiryCsvWords } from '../api-types/enquiry-lists-api.ts';
import {
  addedWayWords,
  enquiryKindWords,
  enquiryStateWords,
  lostReasonWords,
  privacyNoticeAnswerWords,
  quarantineWord,
} from './stored-value-words.ts';

/** The words for stored values (kinds, states, reasons) in the CSV file of enquiries. The pages use the same words. */
export const enquiryCsvValueWords: EnquiryCsvWords = {
  kinds: enquiryKindWords,
  states: enquiryStateWords,
  quarantine: quarantineWord,
  lostReasons: lostReasonWords,
  ways: addedWayWords,
  privacyNoticeAnswers: privacyNoticeAnswerWords,
};
