/** The views that everybody needs; Today leads to them too. */
import { enquiryStates, isFinished } from '#domain/enquiries/enquiry-states.ts';
import type { InboxAddress } from './inbox-address.ts';

/** What somebody waits for an answer to. */
export const answerableFilter = {
  kinds: ['request_a_call', 'enrollments'],
  quarantine: 'without',
} satisfies Partial<InboxAddress>;
const open = enquiryStates.filter((state) => !isFinished(state));

export const standardViews = {
  all: {},
  fresh: { ...answerableFilter, states: ['new'], order: 'oldest' },
  late: { states: open.filter((state) => state !== 'new'), due: 'overdue', order: 'due' },
  today: { due: 'today', order: 'due' },
  mine: { states: open, owner: 'me', order: 'due' },
  nobodys: { ...answerableFilter, states: open, owner: 'nobody', order: 'due' },
  quarantine: { quarantine: 'only' },
} satisfies Record<string, Partial<InboxAddress>>;

type StandardView = keyof typeof standardViews;

/** As they are for whoever looks: a counsellor's day is their own and what is nobody's, whatever else they may see. */
export function standardViewsFor(isOwner: boolean): Record<StandardView, Partial<InboxAddress>> {
  if (isOwner) return standardViews;
  const theirs = { owner: 'me-or-nobody' };
  const { fresh, late, today } = standardViews;
  return {
    ...standardViews,
    fresh: { ...fresh, ...theirs },
    late: { ...late, ...theirs },
    today: { ...today, ...theirs },
  };
}

export const standardViewWords: Readonly<Record<StandardView, string>> = {
  all: 'All',
  fresh: 'New',
  late: 'Late',
  today: 'Due today',
  mine: 'Mine',
  nobodys: 'Unassigned',
  quarantine: 'Quarantine',
};
