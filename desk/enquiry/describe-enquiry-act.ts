/** Describes an act on an enquiry in a colleague's words, for the history and the audit: "gave it to Ravi". */
import type { EnquiryActExceptUndo, PaymentAct } from '#domain/enquiries/enquiry-work.ts';
import type { StaffEnquiryAct } from '../api-types/enquiry-api.ts';
import { formatMoment } from '../words/format-moment.ts';
import { enquiryStateWords, lostReasonWords } from '../words/stored-value-words.ts';

type EnquiryActOptions = {
  /** The member who acted. */
  who: string;
  /** The number of failed calls in a row after the act; null if it is unknown. */
  tries: number | null;
  /** The name of a member of staff; null if the id belongs to none. */
  nameOf: (who: string) => string | null;
  now: Date;
};

/** Returns the words for an act; null for one that only a later release knows. */
export function describeEnquiryAct(
  act: Exclude<EnquiryActExceptUndo, PaymentAct>,
  { who, tries, nameOf, now }: EnquiryActOptions,
): string | null {
  switch (act.kind) {
    case 'claim':
      return 'assigned it to themselves';
    case 'hand over':
      if (act.to === null) return 'put it back for whoever takes it';
      return act.to === who ? 'took it over' : `gave it to ${nameOf(act.to) ?? 'a colleague'}`;
    case 'note outcome':
      return describeCallOutcome(act, tries, now);
    case 'set state':
      return `set it to “${enquiryStateWords[act.state]}”`;
    case 'lose':
      return `closed it as lost: ${lostReasonWords[act.reason].toLowerCase()}`;
    case 'set due':
      return `set the next date: ${formatMoment(new Date(act.at), now)}`;
    case 'change': {
      const { state, lostReason, dueAt, to } = act;
      const parts = [
        state && `state “${enquiryStateWords[state]}”`,
        lostReason && `lost, ${lostReasonWords[lostReason].toLowerCase()}`,
        dueAt && `next date ${formatMoment(new Date(dueAt), now)}`,
        to && (to === 'nobody' ? 'unassigned' : `given to ${nameOf(to) ?? 'a colleague'}`),
      ];
      return `changed it: ${parts.filter(Boolean).join('; ')}`;
    }
    default:
      act satisfies never;
      return null;
  }
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const ordinalKind = new Intl.PluralRules('en-IN', { type: 'ordinal' });
const ordinal = (n: number): string => ordinals[n - 1] ?? `${n}${endings[ordinalKind.select(n)]}`;
const tryWords = (tries: number | null): string =>
  tries === null ? '' : `, ${ordinal(tries)} try`;

function describeCallOutcome(
  { outcome, callAt }: Extract<StaffEnquiryAct, { kind: 'note outcome' }>,
  tries: number | null,
  now: Date,
): string {
  switch (outcome) {
    case 'answered':
      return callAt === null
        ? 'called, and was answered'
        : `called, was answered, and is to call again: ${formatMoment(new Date(callAt), now)}`;
    case 'no answer':
      return `called: not picked up${tryWords(tries)}`;
    case 'busy':
      return `called: busy${tryWords(tries)}`;
    case 'wrong number':
      return 'called: it is the wrong number';
  }
}
