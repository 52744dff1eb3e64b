/** Describes a person's history in a colleague's words: "Asha called: not picked up, second try". */
import type { DeskEventType, eventTypesOutsideHistory } from '#domain/desk-event-types.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type {
  EnquiryActExceptUndo,
  EnquiryWork,
  PaymentAct,
} from '#domain/enquiries/enquiry-work.ts';
import { changesMoreHereButOnlyOwnerOfRelated } from '#domain/enquiries/related-enquiry-work.ts';
import type { HistoryEvent } from '../api-types/enquiry-api.ts';
import { describeOrderEvent } from '../orders/words/order-event-words.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { formatMoment } from '../words/format-moment.ts';
import {
  addedWayWords,
  nonMemberActorName,
  privacyNoticeAnswerWords,
} from '../words/stored-value-words.ts';
import { describeEnquiryAct } from './describe-enquiry-act.ts';

/**
 * `who` is the subject with which the sentence begins, such as "Asha"; null if `words` are already a whole sentence.
 */
type HistorySentence = { who: string | null; words: string };

export type HistoryEventOptions = {
  /** The name of a member of staff; null if the id belongs to none. */
  nameOf: (who: string) => string | null;
  /** The name of the enquiry's person. */
  visitor: string;
  now: Date;
};

const receivedWords: Readonly<Record<EnquiryKind, string>> = {
  request_a_call: 'asked for a call',
  enrollments: 'enrolled on the site',
  waiting_list: 'joined a waiting list',
  email_subscriptions: 'asked for the newsletter',
  added_enquiries: 'got in touch',
};

const correctedFieldWords = {
  name: 'the name',
  email: 'the mail address',
  phone: 'the number',
} as const;

export function describeHistoryEventWithActor(
  event: HistoryEvent,
  options: HistoryEventOptions,
): HistorySentence {
  const { type, who, what } = event;
  const { nameOf, visitor } = options;
  if (type === 'enquiry.received') {
    const sent = receivedWords[what.kind as EnquiryKind] ?? 'wrote';
    return {
      who: visitor,
      words: what.isQuarantined === true ? `${sent}; kept in quarantine` : sent,
    };
  }
  if (type.startsWith('order.') || type.startsWith('plan.')) {
    const offer = typeof what.offer === 'string' ? what.offer : null;
    return { who: null, words: describeOrderEvent(event, { offer, by: nameOf(who) }) };
  }
  if (type === 'enquiry.paid-back')
    return { who: null, words: 'The fee was paid back: not enrolled any more' };
  if (type === 'enquiry.not-paid')
    return { who: null, words: 'The payment was recorded by mistake: not enrolled any more' };
  if (type === 'enquiry.paid') return { who: null, words: 'The fee was paid: enrolled' };
  const describe = Object.hasOwn(eventDescribers, type)
    ? eventDescribers[type as DescribedEventType]
    : describeUnknownEvent;
  return { who: nameOf(who) ?? nonMemberActorName(who), words: describe(event, options) };
}

type DescribeEvent = (event: HistoryEvent, options: HistoryEventOptions) => string;

/**
 * The event types that need no words here. The history leaves out some of them. After the others, the enquiry no longer
 * exists, so it has no history.
 */
type EventTypeWithoutWords =
  | (typeof eventTypesOutsideHistory)[number]
  | 'enquiry.erased'
  | 'enquiry.forgotten';
type DescribedEventType =
  | Exclude<
      Extract<DeskEventType, `enquiry.${string}`>,
      EventTypeWithoutWords | 'enquiry.paid' | 'enquiry.paid-back' | 'enquiry.not-paid'
    >
  | 'note'
  | 'correction';

const eventDescribers: Readonly<Record<DescribedEventType, DescribeEvent>> = {
  'enquiry.added': ({ what }) =>
    `added it: ${lowerWords(addedWayWords, what.way)}, ${lowerWords(privacyNoticeAnswerWords, what.told)}`,
  'enquiry.told': ({ what }) =>
    `noted what they were told about their data: ${lowerWords(privacyNoticeAnswerWords, what.told)}`,
  'enquiry.claimed': describeAct,
  'enquiry.handed-over': describeAct,
  'enquiry.assigned': describeAssignment,
  'enquiry.passed-on': describePassingOn,
  'enquiry.tried': describeAct,
  'enquiry.state-set': describeAct,
  'enquiry.lost': describeAct,
  'enquiry.due-set': describeAct,
  'enquiry.changed': describeAct,
  'enquiry.restored': ({ what }) =>
    typeof what.because === 'string'
      ? 'took the last step back, together with another enquiry'
      : 'took the last step back',
  'enquiry.written': ({ what }) =>
    `opened a ${what.channel === 'mail' ? 'mail' : 'WhatsApp message'}: “${what.message}”`,
  'enquiry.mailed': ({ what }) => `sent a mail: “${what.message}”`,
  'enquiry.mail-withdrawn': ({ what }) => `stopped the mail “${what.message}” before it went`,
  note: () => 'wrote a note',
  'enquiry.note-taken-back': describeNoteRemoval,
  correction: ({ what }) =>
    `corrected ${correctedFieldWords[what.field as keyof typeof correctedFieldWords]}: ${what.was === null ? '' : `“${what.was}” is now `}“${what.becomes}”`,
  'enquiry.linked': () => 'said that two enquiries are the same person’s',
  'enquiry.carried-over': () => 'put it where the enquiry that it was linked with stands',
  'enquiry.unlinked': () => 'said that this enquiry is another person’s',
  'enquiry.let-in': () => 'released it from quarantine',
  'enquiry.kin-erased': () => 'erased another enquiry of the same person',
};

/**
 * The words for a stored value, with a small first letter; "in a newer way" for a value that only a later release
 * knows.
 */
function lowerWords(words: Readonly<Record<string, string>>, value: unknown): string {
  return (words[String(value)] ?? 'in a newer way').replace(/^\w/, (letter) =>
    letter.toLowerCase(),
  );
}

/** The words for an event type that only a later release knows. */
function describeUnknownEvent(): string {
  return 'changed it';
}

/**
 * Describes an assignment by the service: to whom the enquiry went, and why. The reason is a rule, or another enquiry
 * of the same person.
 */
function describeAssignment({ what }: HistoryEvent, { nameOf }: HistoryEventOptions): string {
  const { act, rule, because } = what as { act?: { to: string }; rule?: number; because?: string };
  const to = `gave it to ${nameOf(act?.to ?? '') ?? 'a colleague'}`;
  if (because !== undefined) return `${to}, together with another enquiry`;
  if (rule === undefined || rule === null)
    return `${to}, who has another enquiry of the same person, number or address`;
  return rule === 0 ? `${to}, as no other rule fitted` : `${to}, by rule ${rule}`;
}

function describePassingOn({ what }: HistoryEvent, { nameOf }: HistoryEventOptions): string {
  const { act, before } = what as { act?: { to: string | null }; before?: EnquiryWork };
  const from = nameOf(before?.ownerId ?? '') ?? 'A colleague';
  const to = act?.to ?? null;
  return to === null
    ? `took it from ${from}, who did not answer in time, and left it unassigned: everybody had it once`
    : `passed it on to ${nameOf(to) ?? 'a colleague'}, because ${from} did not answer in time`;
}

/** Describes the act, and what it changed in related enquiries. */
function describeAct(event: HistoryEvent, options: HistoryEventOptions): string {
  const { along, because, heldWith } = event.what;
  const words = describeActOnThisEnquiry(event, options);
  if (typeof heldWith === 'string')
    return `${words}, who has another enquiry of the same person, number or address`;
  if (typeof because === 'string') return `${words}, together with another enquiry`;
  if (!Array.isArray(along) || along.length === 0) return words;
  const act = event.what.act as EnquiryActExceptUndo | undefined;
  const alike = along.filter(({ nearness }) => nearness === 'alike').length;
  const relations = [
    {
      count: along.length - alike,
      which: 'of the same person',
      isOnlyOwner: act !== undefined && changesMoreHereButOnlyOwnerOfRelated(act, 'linked'),
    },
    {
      count: alike,
      which: 'with the same number or address',
      isOnlyOwner: act === undefined || changesMoreHereButOnlyOwnerOfRelated(act, 'alike'),
    },
  ].filter(({ count }) => count > 0);
  const parts = relations.map(({ count, which, isOnlyOwner }) => {
    const others = `${formatCountWithNoun(count, 'other enquiry', 'other enquiries')} ${which}`;
    return isOnlyOwner ? `; of ${others}, only the owner changed` : `, together with ${others}`;
  });
  return words + parts.join('');
}

function describeActOnThisEnquiry(
  { who, what }: HistoryEvent,
  { nameOf, now }: HistoryEventOptions,
): string {
  const act = what.act as Exclude<EnquiryActExceptUndo, PaymentAct> | undefined;
  const after = what.after as EnquiryWork | undefined;
  const words = act && describeEnquiryAct(act, { who, tries: after?.tries ?? 1, nameOf, now });
  return words ?? describeUnknownEvent();
}

function describeNoteRemoval(
  { who, what }: HistoryEvent,
  { nameOf, now }: HistoryEventOptions,
): string {
  const { writtenBy, writtenAt } = what;
  const whose = writtenBy === who ? 'a' : `${nameOf(String(writtenBy)) ?? 'a colleague'}’s`;
  return `took back ${whose} note of ${formatMoment(new Date(String(writtenAt)), now)}`;
}
