/**
 * The flash message after an act. The next page reads it from its address, so it works without a script and on every
 * instance of the service. The address holds only ids, counts and the name of a fixed message; the names of colleagues
 * and the act itself are read from the database.
 */
import type { QuickCallOutcome } from '#domain/enquiries/enquiry-states.ts';
import type { EnquiryRelation } from '#domain/enquiries/related-enquiry-work.ts';
import type { DoneAct, ListActResult } from '../api-types/enquiry-lists-api.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { formatMoment } from '../words/format-moment.ts';
import { enquiryStateWords, lostReasonWords } from '../words/stored-value-words.ts';

export type ListFlash = {
  did: string | null;
  first: string[];
  stayed: number;
  undone: number | null;
  other: (typeof fixedMessages)[number] | null;
};

const parameterNames = {
  did: 'did',
  first: 'first',
  stayed: 'stayed',
  undone: 'undone',
  other: 'said',
};
const fixedMessages = [
  'nothing ticked',
  'no change',
  'no date',
  'view kept',
  'view removed',
] as const;

export function encodeListFlash(flash: Partial<ListFlash & ListActResult>): [string, string][] {
  const { did, first = [], stayed = 0, undone, other } = flash;
  return [
    ...(did ? [[parameterNames.did, did]] : []),
    ...first.map((id) => [parameterNames.first, id]),
    ...(stayed > 0 ? [[parameterNames.stayed, String(stayed)]] : []),
    ...(undone == null ? [] : [[parameterNames.undone, String(undone)]]),
    ...(other ? [[parameterNames.other, other]] : []),
  ] as [string, string][];
}

const count = (given: string | null) => (/^\d{1,3}$/.test(given ?? '') ? Number(given) : null);

/** Reads the flash message from the query of an address; null if the query has none. */
export function readListFlash(query: URLSearchParams): ListFlash | null {
  if (!Object.values(parameterNames).some((name) => query.has(name))) return null;
  return {
    did: query.get(parameterNames.did),
    first: query.getAll(parameterNames.first),
    stayed: count(query.get(parameterNames.stayed)) ?? 0,
    undone: count(query.get(parameterNames.undone)),
    other: fixedMessages.find((one) => one === query.get(parameterNames.other)) ?? null,
  };
}

type ListFlashMessage = { text: string; isWrong: boolean };

/**
 * Puts the flash message into words; null if there is nothing to say. `did` is the act that the message describes;
 * `nameOf` returns the name of a colleague.
 */
export function describeListFlashWithTone(
  flash: ListFlash,
  did: DoneAct | null,
  nameOf: (staffId: string) => string | null,
  now: Date,
): ListFlashMessage | null {
  if (flash.other === 'nothing ticked')
    return {
      text: 'Tick the enquiries that you mean, then say what is to be done.',
      isWrong: true,
    };
  if (flash.other === 'no change')
    return {
      text: 'Nothing was changed: no state, follow-up or owner was chosen. Tick them again, and choose one.',
      isWrong: true,
    };
  if (flash.other === 'no date')
    return {
      text: 'Nothing was changed: the day and hour of the follow-up are missing or past. Choose a later one, and press again.',
      isWrong: true,
    };
  if (flash.other === 'view kept') return { text: 'The view is saved.', isWrong: false };
  if (flash.other === 'view removed') return { text: 'The view is gone.', isWrong: false };
  const sentences: string[] = [];
  if (flash.undone !== null && flash.undone > 0)
    sentences.push(
      `Taken back: ${formatCountWithNoun(flash.undone, 'enquiry is', 'enquiries are')} as before.`,
    );
  if (did !== null) sentences.push(describeAct(did, nameOf, now), ...describeRelatedChanges(did));
  const first = flash.first.flatMap((id) => nameOf(id) ?? []);
  if (flash.stayed > 0) sentences.push(describeUnchanged(flash, first));
  if (sentences.length === 0) return null;
  return { text: sentences.join(' '), isWrong: did === null && !flash.undone };
}

function describeAct(
  { act, count }: DoneAct,
  nameOf: (staffId: string) => string | null,
  now: Date,
): string {
  const them = count === 1 ? 'The enquiry is' : `${count} enquiries are`;
  switch (act.kind) {
    case 'take':
      return `${them} yours now.`;
    case 'in turn':
      return `${formatCountWithNoun(count, 'enquiry was', 'enquiries were')} given out in turn.`;
    case 'note':
      return outcomeWords[act.outcome];
    case 'change': {
      const { state, lostReason, dueAt, to } = act;
      const parts = [
        state && enquiryStateWords[state],
        lostReason && `${enquiryStateWords.lost}, ${lostReasonWords[lostReason].toLowerCase()}`,
        dueAt && `follow-up ${formatMoment(dueAt, now)}`,
        to && (to === 'nobody' ? 'unassigned' : `with ${nameOf(to) ?? 'a colleague'}`),
      ].filter(Boolean);
      return `${them} changed: ${parts.join('; ')}.`;
    }
    case 'hand over':
      return act.to === null
        ? `${them} anybody’s now.`
        : `${them} with ${nameOf(act.to) ?? 'a colleague'} now.`;
  }
}

function describeRelatedChanges({ along, alike, changesOnlyOwner }: DoneAct): string[] {
  const linked = along - alike;
  const counts = { linked, alike } satisfies Record<EnquiryRelation, number>;
  const which = {
    linked: `of the same ${linked === 1 ? 'person' : 'people'}`,
    alike: 'with the same number or address',
  } satisfies Record<EnquiryRelation, string>;
  return (['linked', 'alike'] as const)
    .filter((nearness) => counts[nearness] > 0)
    .map((nearness) => {
      const others = formatCountWithNoun(counts[nearness], 'other enquiry', 'other enquiries');
      return changesOnlyOwner[nearness]
        ? `Of ${others} ${which[nearness]}, only the owner changed.`
        : `${others} ${which[nearness]} came along.`;
    });
}

const outcomeWords: Readonly<Record<QuickCallOutcome, string>> = {
  answered: 'Noted: answered.',
  'no answer': 'Noted: not picked up, to be tried again.',
};

function describeUnchanged({ stayed, undone }: ListFlash, first: string[]): string {
  if (stayed === 1 && first.length === 1) return `${first[0]} was first, and works on it.`;
  const them = formatCountWithNoun(stayed, 'enquiry', 'enquiries');
  if (first.length > 0) return `${them} stayed: ${first.join(' and ')} got there first.`;
  return undone === null
    ? `${them} stayed as before: nothing had to change, or the state does not allow it.`
    : `${them} stayed: something was done with ${stayed === 1 ? 'it' : 'them'} since.`;
}
