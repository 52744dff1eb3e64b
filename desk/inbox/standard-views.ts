/** The views of the inbox that everybody has. Today links to them too. */
import { enquiryStates, isFinished } from '#domain/enquiries/enquiry-states.ts';
import { countedEnquiriesFilter } from './counted-enquiries-filter.ts';
import type { InboxAddress } from './inbox-address.ts';

const openStates = enquiryStates.filter((state) => !isFinished(state));
const begunStates = openStates.filter((state) => state !== 'new');

export const standardViews = {
  all: {},
  fresh: { ...countedEnquiriesFilter, states: ['new'], order: 'oldest' },
  late: { states: begunStates, due: 'overdue', order: 'due' },
  today: { states: begunStates, due: 'today', order: 'due' },
  mine: { states: openStates, owner: 'me', order: 'due' },
  nobodys: { ...countedEnquiriesFilter, states: openStates, owner: 'nobody', order: 'due' },
  quarantine: { quarantine: 'only' },
} satisfies Record<string, Partial<InboxAddress>>;

type StandardView = keyof typeof standardViews;

/**
 * An owner of the desk gets the views for all enquiries. For a counsellor, `fresh`, `late` and `today` show only the
 * counsellor's own and the unassigned enquiries.
 */
export function standardViewsFor(isOwner: boolean): Record<StandardView, Partial<InboxAddress>> {
  if (isOwner) return standardViews;
  const ownAndUnassigned = { owner: 'me-or-nobody' };
  const { fresh, late, today } = standardViews;
  return {
    ...standardViews,
    fresh: { ...fresh, ...ownAndUnassigned },
    late: { ...late, ...ownAndUnassigned },
    today: { ...today, ...ownAndUnassigned },
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
