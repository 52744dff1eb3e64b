import type { EnquiryCsvWords } from '../api-types/enquiry-lists-api.ts';
import {
  addedWayWords,
  enquiryKindWords,
  enquiryStateWords,
  lostReasonWords,
  privacyNoticeAnswerWords,
  quarantineWord,
} from './stored-value-words.ts';

/** The words of the CSV file of enquiries, which are the words of the pages. */
export const enquiryCsvWords: EnquiryCsvWords = {
  kinds: enquiryKindWords,
  states: enquiryStateWords,
  quarantine: quarantineWord,
  lostReasons: lostReasonWords,
  ways: addedWayWords,
  privacyNoticeAnswers: privacyNoticeAnswerWords,
};
