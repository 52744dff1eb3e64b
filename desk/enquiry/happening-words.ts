/** What happened to a person, said as a colleague would say it: "Asha called: no answer, second try". */
import { calendarDay } from '#domain/calendar-date.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryWork } from '#domain/enquiries/enquiry-work.ts';
import type { AgreedNotice, Happening, StaffAct } from '../api/enquiry-api.ts';
import { sayOrderEvent } from '../orders/order-event-words.ts';
import { saidMoment } from '../words/said-moment.ts';
import { lostReasonWords, otherWho, stateWords } from '../words.ts';

/** `who` is null where the sentence has no person to begin with. */
export type HappeningSentence = { who: string | null; words: string };

/** What somebody agreed to by sending it; `name` leads to the notice. */
export type PrivacyNoticeSaid = { name: string; agreed: string };

export type SayingOptions = {
  /** The name of a member of staff; null for who is none. */
  nameOf: (who: string) => string | null;
  /** The person whose enquiry it is. */
  visitor: string;
  now: Date;
};

const received: Readonly<Record<EnquiryKind, string>> = {
  request_a_call: 'asked for a call',
  enrollments: 'enrolled on the site',
  email_subscriptions: 'asked for the newsletter',
};

const corrected = { name: 'the name', email: 'the mail address', phone: 'the number' } as const;

export function sayHappening(happening: Happening, options: SayingOptions): HappeningSentence {
  const { type, who, what } = happening;
  const { nameOf, visitor } = options;
  if (type === 'enquiry.received') {
    const sent = received[what.kind as EnquiryKind] ?? 'wrote';
    return {
      who: visitor,
      words: what.isQuarantined === true ? `${sent}; kept in quarantine` : sent,
    };
  }
  if (type.startsWith('order.')) {
    const offer = typeof what.offer === 'string' ? what.offer : null;
    return { who: null, words: sayOrderEvent(happening, { offer, by: nameOf(who) }) };
  }
  if (type === 'enquiry.paid') return { who: null, words: 'The fee was paid: enrolled' };
  const say = Object.hasOwn(sayings, type) ? sayings[type as Told] : sayNewer;
  return { who: nameOf(who) ?? otherWho(who), words: say(happening, options) };
}

/** "privacy notice of 21 November 2026" and "agreed to news by mail"; null for what no notice was beside. */
export function sayPrivacyNotice({
  type,
  what,
}: Pick<Happening, 'type' | 'what'>): PrivacyNoticeSaid | null {
  const notice =
    type === 'enquiry.received' ? (what.notice as AgreedNotice | null | undefined) : null;
  if (!notice) return null;
  return { name: `privacy notice of ${calendarDay(notice.from)}`, agreed: notice.agreed };
}

type Saying = (happening: Happening, options: SayingOptions) => string;

/** A look, what `note` and `correction` stand for, and the end of an enquiry, which has no page any more. */
type Untold =
  | 'enquiry.seen'
  | 'enquiry.noted'
  | 'enquiry.corrected'
  | 'enquiry.erased'
  | 'enquiry.forgotten';
type Told =
  | Exclude<Extract<DeskEventType, `enquiry.${string}`>, Untold | 'enquiry.paid'>
  | 'note'
  | 'correction';

const sayings: Readonly<Record<Told, Saying>> = {
  'enquiry.claimed': sayAct,
  'enquiry.handed-over': sayAct,
  'enquiry.tried': sayAct,
  'enquiry.state-set': sayAct,
  'enquiry.lost': sayAct,
  'enquiry.due-set': sayAct,
  'enquiry.restored': () => 'took the last step back',
  note: () => 'noted',
  'enquiry.note-taken-back': sayTakenBack,
  correction: ({ what }) =>
    `put ${corrected[what.field as keyof typeof corrected]} right: ${what.was === null ? '' : `“${what.was}” is now `}“${what.becomes}”`,
  'enquiry.linked': () => 'said that two enquiries are the same person’s',
  'enquiry.unlinked': () => 'said that this enquiry is another person’s',
  'enquiry.let-in': () => 'let it in from quarantine',
  'enquiry.kin-erased': () => 'erased another enquiry of the same person',
};

/** An entry of a later release, read by this one. */
function sayNewer(): string {
  return 'changed it';
}

function sayAct({ who, what }: Happening, { nameOf, now }: SayingOptions): string {
  const act = what.act as StaffAct | undefined;
  const after = what.after as EnquiryWork | undefined;
  switch (act?.kind) {
    case 'claim':
      return 'took it';
    case 'hand over':
      if (act.to === null) return 'put it back for whoever takes it';
      return act.to === who ? 'took it over' : `gave it to ${nameOf(act.to) ?? 'a colleague'}`;
    case 'note outcome':
      return sayOutcome(act, after, now);
    case 'set state':
      return `set it to “${stateWords[act.state]}”`;
    case 'lose':
      return `closed it as lost: ${lostReasonWords[act.reason].toLowerCase()}`;
    case 'set due':
      return `set the next date: ${saidMoment(new Date(act.at), now)}`;
    case undefined:
      return sayNewer();
    default:
      act satisfies never;
      return sayNewer();
  }
}

function sayTakenBack({ who, what }: Happening, { nameOf, now }: SayingOptions): string {
  const { writtenBy, writtenAt } = what;
  const whose = writtenBy === who ? 'a' : `${nameOf(String(writtenBy)) ?? 'a colleague'}’s`;
  return `took back ${whose} note of ${saidMoment(new Date(String(writtenAt)), now)}`;
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
const tryWords = (tries: number): string => `${ordinal(tries)} try`;

function sayOutcome(
  { outcome, callAt }: Extract<StaffAct, { kind: 'note outcome' }>,
  after: EnquiryWork | undefined,
  now: Date,
): string {
  switch (outcome) {
    case 'answered':
      return 'called, and was answered';
    case 'call later':
      return callAt === null
        ? 'called, and is to call again'
        : `called, and is to call again: ${saidMoment(new Date(callAt), now)}`;
    case 'no answer':
    case 'busy':
      return `called: ${outcome}, ${tryWords(after?.tries ?? 1)}`;
    case 'wrong number':
      return 'called: it is the wrong number';
  }
}
