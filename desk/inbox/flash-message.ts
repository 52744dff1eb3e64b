/**
 * What became of an act, said by the page after it. It stands in the address, so that it is there without any script
 * and for every instance, and names what was done; the words are made from what is known of that.
 */
import type { QuickOutcome } from '#domain/enquiries/enquiry-states.ts';
import type { Did, ListResult } from '../api/inbox-api.ts';
import { counted } from '../words.ts';

export type Notice = {
  did: string | null;
  first: string[];
  stayed: number;
  undone: number | null;
  other: 'nothing ticked' | 'view kept' | 'view removed' | null;
};

const names = { did: 'did', first: 'first', stayed: 'stayed', undone: 'undone', other: 'said' };
const others = ['nothing ticked', 'view kept', 'view removed'] as const;

export function writeNotice(notice: Partial<Notice & ListResult>): [string, string][] {
  const { did, first = [], stayed = 0, undone, other } = notice;
  return [
    ...(did ? [[names.did, did]] : []),
    ...first.map((id) => [names.first, id]),
    ...(stayed > 0 ? [[names.stayed, String(stayed)]] : []),
    ...(undone == null ? [] : [[names.undone, String(undone)]]),
    ...(other ? [[names.other, other]] : []),
  ] as [string, string][];
}

const count = (given: string | null) => (/^\d{1,3}$/.test(given ?? '') ? Number(given) : null);

/** Null when the address says nothing. */
export function readNotice(query: URLSearchParams): Notice | null {
  if (!Object.values(names).some((name) => query.has(name))) return null;
  return {
    did: query.get(names.did),
    first: query.getAll(names.first),
    stayed: count(query.get(names.stayed)) ?? 0,
    undone: count(query.get(names.undone)),
    other: others.find((one) => one === query.get(names.other)) ?? null,
  };
}

type Said = { text: string; isWrong: boolean };

/** `nameOf` a colleague; `did` is what is known of the act that the notice names. */
export function noticeWords(
  notice: Notice,
  did: Did | null,
  nameOf: (staffId: string) => string | null,
): Said | null {
  if (notice.other === 'nothing ticked')
    return {
      text: 'Tick the enquiries that you mean, then say what is to be done.',
      isWrong: true,
    };
  if (notice.other === 'view kept') return { text: 'The view is kept.', isWrong: false };
  if (notice.other === 'view removed') return { text: 'The view is gone.', isWrong: false };
  const sentences: string[] = [];
  if (notice.undone !== null && notice.undone > 0)
    sentences.push(
      `Taken back: ${counted(notice.undone, 'enquiry is', 'enquiries are')} as before.`,
    );
  if (did !== null) sentences.push(didWords(did, nameOf));
  const first = notice.first.flatMap((id) => nameOf(id) ?? []);
  if (notice.stayed > 0) sentences.push(stayedWords(notice, first));
  if (sentences.length === 0) return null;
  return { text: sentences.join(' '), isWrong: did === null && !notice.undone };
}

function didWords({ act, count }: Did, nameOf: (staffId: string) => string | null): string {
  const them = count === 1 ? 'The enquiry is' : `${count} enquiries are`;
  switch (act.kind) {
    case 'take':
      return `${them} yours now.`;
    case 'in turn':
      return `${counted(count, 'enquiry was', 'enquiries were')} given out in turn.`;
    case 'note':
      return outcomeWords[act.outcome];
    case 'hand over':
      return act.to === null
        ? `${them} anybody’s now.`
        : `${them} with ${nameOf(act.to) ?? 'a colleague'} now.`;
  }
}

const outcomeWords: Readonly<Record<QuickOutcome, string>> = {
  answered: 'Noted: answered.',
  'no answer': 'Noted: no answer, to be tried again.',
};

function stayedWords({ stayed, undone }: Notice, first: string[]): string {
  if (stayed === 1 && first.length === 1) return `${first[0]} was first, and works on it.`;
  const them = counted(stayed, 'enquiry', 'enquiries');
  if (first.length > 0) return `${them} stayed: ${first.join(' and ')} got there first.`;
  return undone === null
    ? `${them} stayed as before.`
    : `${them} stayed: something was done with ${stayed === 1 ? 'it' : 'them'} since.`;
}
