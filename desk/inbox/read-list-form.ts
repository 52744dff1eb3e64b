/** Parses the forms of a list: those of a single row, of the ticked rows, of an undo, and of a saved view. */
import {
  type EnquiryState,
  enquiryStates,
  quickCallOutcomes,
  selectableLostReasons,
} from '#domain/enquiries/enquiry-states.ts';
import { type OpeningTimes, usualOpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { ListAct } from '../api-types/enquiry-lists-api.ts';
import { parseFollowUpTime } from '../enquiry/panels/follow-up-choices.ts';

type ListFormAct =
  /** `shown` is the version of the enquiry that the list showed; only for an act on a single row. */
  | { at: 'act'; ids: string[]; act: ListAct; shown?: number | undefined }
  | { at: 'undo'; did: string }
  | { at: 'keep view'; name: string; isForAll: boolean; query: string }
  | { at: 'remove view'; id: string }
  /** The date for the follow-up is missing or past. Nothing is changed. */
  | { at: 'no date' }
  /** The form for the ticked rows chooses nothing to change, so nothing is changed. */
  | { at: 'no change' }
  | { at: 'nothing' };

export function readListForm(
  form: FormData,
  now: Date,
  calling: OpeningTimes = usualOpeningTimes,
): ListFormAct {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  // An example of the value: "no answer 0198c0de-… 3" is an act, the id of a row, and the version that the row
  // showed.
  const [, one, id, version] =
    /^(take|answered|no answer) (\S+)(?: (\d{1,9}))?$/.exec(text('one')) ?? [];
  if (one !== undefined && id !== undefined) {
    const act = toAct(one, '');
    return act === null
      ? { at: 'nothing' }
      : { at: 'act', ids: [id], act, shown: readVersion(version) };
  }
  // The value of the button contains a choice of time and the id of the row: "due:morning 0198c0de-…".
  const [, choice, datedId] = /^due:(\w+) (\S+)$/.exec(text('one')) ?? [];
  if (choice !== undefined && datedId !== undefined) {
    const followUpTime = parseFollowUpTime(choice, '', now, calling);
    return followUpTime.at === 'refused'
      ? { at: 'no date' }
      : { at: 'act', ids: [datedId], act: { ...noChange, dueAt: followUpTime.moment } };
  }
  if (text('undo') !== '') return { at: 'undo', did: text('undo') };
  if (text('remove') !== '') return { at: 'remove view', id: text('remove') };
  const name = text('view').slice(0, 60);
  if (name !== '')
    return { at: 'keep view', name, isForAll: form.has('for-all'), query: text('query') };
  const ids = form.getAll('id').map(String);
  if (text('act') === 'change') return readChange(text, ids, now, calling);
  const act = toAct(text('act'), text('to'));
  return act === null || ids.length === 0 ? { at: 'nothing' } : { at: 'act', ids, act };
}

const readVersion = (given: string | undefined) =>
  given === undefined ? undefined : Number(given);

function toAct(name: string, to: string): ListAct | null {
  const outcome = quickCallOutcomes.find((one) => one === name);
  if (outcome !== undefined) return { kind: 'note', outcome };
  if (name === 'take') return { kind: 'take' };
  if (name === 'in turn') return { kind: 'in turn' };
  if (name === 'put down' || (name === 'give' && to === 'nobody'))
    return { kind: 'hand over', to: null };
  return name === 'give' && to !== '' ? { kind: 'hand over', to } : null;
}

const noChange = { kind: 'change', state: null, lostReason: null, dueAt: null, to: null } as const;
const settableStates = enquiryStates.filter(
  (state): state is Exclude<EnquiryState, 'new' | 'lost'> => state !== 'new' && state !== 'lost',
);

/** Reads the changes for the ticked rows. An empty field leaves its value unchanged. */
function readChange(
  text: (name: string) => string,
  ids: readonly string[],
  now: Date,
  calling: OpeningTimes,
): ListFormAct {
  const [, reason] = /^lost:(.+)$/.exec(text('state')) ?? [];
  const state = settableStates.find((one) => one === text('state')) ?? null;
  const lostReason = selectableLostReasons.find((one) => one === reason) ?? null;
  const followUpTime =
    text('due') === '' ? null : parseFollowUpTime(text('due'), text('dueAt'), now, calling);
  if (followUpTime?.at === 'refused' && ids.length > 0) return { at: 'no date' };
  const dueAt = followUpTime?.at === 'moment' ? followUpTime.moment : null;
  const to = text('newOwner') || null;
  const isEmpty = state === null && lostReason === null && dueAt === null && to === null;
  if (ids.length === 0) return { at: 'nothing' };
  if (isEmpty) return { at: 'no change' };
  return { at: 'act', ids: [...ids], act: { kind: 'change', state, lostReason, dueAt, to } };
}
