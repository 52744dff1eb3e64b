/**
 * Parses the forms on the page of an enquiry. The pressed button says what to do: `do` is "outcome:answered", for
 * example.
 */
import {
  type PrivacyNoticeStatus,
  privacyNoticeStatuses,
} from '#domain/enquiries/added-enquiry-facts.ts';
import {
  callOutcomes,
  type EnquiryState,
  enquiryStates,
  selectableLostReasons,
} from '#domain/enquiries/enquiry-states.ts';
import { type OpeningTimes, usualOpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { CorrectableField, StaffEnquiryAct } from '../api-types/enquiry-api.ts';
import { parseFollowUpTime } from './panels/follow-up-choices.ts';

export type EnquiryFormAct =
  | { do: 'act'; act: StaffEnquiryAct }
  | { do: 'note' }
  | { do: 'undo'; event: string }
  | { do: 'correct'; field: CorrectableField; becomes: string }
  | { do: 'take back'; note: string }
  | { do: 'link' | 'unlink'; one: string }
  | { do: 'told'; told: PrivacyNoticeStatus }
  | { do: 'release' | 'forget' }
  | { do: 'erase'; alsoRelated: boolean }
  | { do: 'refused'; sentence: string };

/** The word that has to be typed before erasing. */
export const eraseConfirmationWord = 'erase';

const correctedFields = ['name', 'email', 'phone'] as const;
const settableStates = enquiryStates.filter(
  (state): state is Exclude<EnquiryState, 'new' | 'lost'> => state !== 'new' && state !== 'lost',
);

/** Returns what the form asks for; null for a form that no button on the page of an enquiry sends. */
export function readEnquiryForm(
  form: FormData,
  now: Date,
  calling: OpeningTimes = usualOpeningTimes,
): EnquiryFormAct | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const pressed = text('do');
  const [kind = '', detail = ''] = pressed.split(/:(.*)/s);
  const toFormAct = (given: StaffEnquiryAct | null): EnquiryFormAct | null =>
    given && { do: 'act', act: given };
  switch (kind) {
    case 'note':
      return { do: 'note' };
    // The Enter key in a field sends `entered`. Enter sends the form only from the date of the follow-up: if a date was
    // typed, it is set; otherwise the note is saved.
    case 'entered':
      return text('dueAt') === '' ? { do: 'note' } : readFollowUpAct('at');
    case 'claim':
      return toFormAct({ kind: 'claim' });
    case 'hand over':
      return toFormAct({ kind: 'hand over', to: text('to') || null });
    case 'outcome': {
      const outcome = callOutcomes.find((one) => one === detail);
      return toFormAct(outcome ? { kind: 'note outcome', outcome, callAt: null } : null);
    }
    case 'state': {
      const state = settableStates.find((one) => one === detail);
      return toFormAct(state ? { kind: 'set state', state } : null);
    }
    case 'lost': {
      const reason = selectableLostReasons.find((one) => one === detail);
      return toFormAct(reason ? { kind: 'lose', reason } : null);
    }
    case 'due':
      return readFollowUpAct(detail);
    case 'undo':
      return { do: 'undo', event: text('event') };
    case 'correct': {
      const field = correctedFields.find((one) => one === detail);
      return field ? { do: 'correct', field, becomes: text('becomes') } : null;
    }
    case 'take back':
      return { do: 'take back', note: detail };
    case 'link':
    case 'unlink':
      return { do: kind, one: detail };
    case 'told': {
      const told = privacyNoticeStatuses.find((one) => one === detail);
      return told ? { do: 'told', told } : null;
    }
    case 'release':
    case 'forget':
      return { do: kind };
    case 'erase':
      return text('word').trim().toLowerCase() === eraseConfirmationWord
        ? { do: 'erase', alsoRelated: form.has('alsoRelated') }
        : {
            do: 'refused',
            sentence: `Nothing was erased: type the word ${eraseConfirmationWord} to mean it.`,
          };
    default:
      return null;
  }

  function readFollowUpAct(choice: string): EnquiryFormAct {
    const read = parseFollowUpTime(choice, text('dueAt'), now, calling);
    return read.at === 'refused'
      ? { do: 'refused', sentence: read.sentence }
      : { do: 'act', act: { kind: 'set due', at: read.moment } };
  }
}
