/**
 * The filters of the inbox are in its address, so that a view can be saved, shared and returned to. Unknown values in
 * an address are ignored. An address is always written with its filters in the same order, so that each view has one
 * address.
 */
import { maxLengths } from '#contract/rows/max-lengths.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import { type DuePeriod, duePeriods } from '#domain/enquiries/due-periods.ts';
import { type EnquiryKind, enquiryKinds, workedEnquiryKinds } from '#domain/enquiries/enquiry.ts';
import {
  type EnquiryState,
  enquiryStates,
  type LostReason,
  lostReasons,
} from '#domain/enquiries/enquiry-states.ts';
import {
  type InboxFilter,
  type InboxSortOrder,
  inboxSortOrders,
  type ResponseTime,
  responseTimes,
} from '#domain/enquiries/inbox-filter.ts';
import { readDay, readIdOrWord, readShortText } from '../request/read-query-values.ts';

/** The fields that a filter can require to be empty. */
export const emptyFieldFilters = ['offer', 'source', 'campaign', 'reason'] as const;
export type EmptyFieldFilter = (typeof emptyFieldFilters)[number];

export type InboxAddress = {
  search: string;
  states: EnquiryState[];
  kinds: EnquiryKind[];
  /**
   * Whose enquiries are shown: a staff id, `nobody`, `me` (the member who looks), or `me-or-nobody`. Empty means all.
   */
  owner: string;
  offer: string;
  /**
   * The source exactly as the enquiry stores it, such as "google.com". The numbers page links to the inbox with this
   * text.
   */
  source: string;
  campaign: string;
  lost: LostReason | '';
  /** Shows only enquiries in which all of these fields are empty. */
  without: EmptyFieldFilter[];
  answers: ResponseTime[];
  due: DuePeriod | '';
  quarantine: 'only' | 'without' | '';
  /**
   * `only` shows trials, `without` leaves them out, and an empty text shows all enquiries. A trial is an enquiry whose
   * payment or refund was only a test or a demonstration.
   */
  trials: 'only' | 'without' | '';
  /**
   * `from` and `to` limit the list to enquiries that came on these days. They are days in India, and both are included.
   */
  from: string;
  to: string;
  order: InboxSortOrder;
  page: number;
};

export const wholeInbox: InboxAddress = {
  search: '',
  states: [],
  kinds: [],
  owner: '',
  offer: '',
  source: '',
  campaign: '',
  lost: '',
  without: [],
  answers: [],
  due: '',
  quarantine: '',
  trials: '',
  from: '',
  to: '',
  order: 'newest',
  page: 1,
};

const keepKnown = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((one) => given.includes(one));
const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);

export function readInboxAddress(query: URLSearchParams): InboxAddress {
  return {
    search: readShortText(query.get('q'), 100),
    states: keepKnown(enquiryStates, query.getAll('state')),
    kinds: keepKnown(enquiryKinds, query.getAll('kind')),
    owner: readIdOrWord(query.get('owner')),
    offer: readIdOrWord(query.get('offer')),
    source: readShortText(query.get('source'), maxLengths.source),
    campaign: readShortText(query.get('campaign'), maxLengths.source),
    lost: oneOf(lostReasons, query.get('lost')) ?? '',
    without: keepKnown(emptyFieldFilters, query.getAll('without')),
    answers: keepKnown(responseTimes, query.getAll('answer')),
    due: oneOf(duePeriods, query.get('due')) ?? '',
    quarantine: oneOf(['only', 'without'], query.get('quarantine')) ?? '',
    trials: oneOf(['only', 'without'], query.get('trials')) ?? '',
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    order: oneOf(inboxSortOrders, query.get('order')) ?? 'newest',
    page: /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
  };
}

/** The query of the inbox's address, without its question mark; empty for the whole inbox. */
export function inboxQueryString(view: Partial<InboxAddress>): string {
  const given = { ...wholeInbox, ...view };
  const { search, states, kinds, owner, offer, source, campaign, lost, without, answers } = given;
  const { due, quarantine, trials, from, to, order, page } = given;
  const query = new URLSearchParams();
  const add = (name: string, value: string) => {
    if (value !== '') query.append(name, value);
  };
  add('q', search);
  for (const state of states) add('state', state);
  for (const kind of kinds) add('kind', kind);
  add('owner', owner);
  add('offer', offer);
  add('source', source);
  add('campaign', campaign);
  add('lost', lost);
  for (const lack of without) add('without', lack);
  for (const answer of answers) add('answer', answer);
  add('due', due);
  add('quarantine', quarantine);
  add('trials', trials);
  add('from', from);
  add('to', to);
  add('order', order === 'newest' ? '' : order);
  add('page', page === 1 ? '' : String(page));
  return query.toString();
}

export function inboxLink(view: Partial<InboxAddress>): string {
  const query = inboxQueryString(view);
  return query === '' ? '/desk/enquiries' : `/desk/enquiries?${query}`;
}

/** The address of the board with the same filter. A phone shows only one column of the board, and `column` names it. */
export function boardLink(view: Partial<InboxAddress>, column?: EnquiryState): string {
  const query = new URLSearchParams(inboxQueryString(view));
  if (column !== undefined) query.append('column', column);
  return query.size === 0 ? '/desk/enquiries/board' : `/desk/enquiries/board?${query}`;
}

/** Converts the filter in the inbox's address to that of the database. `me` is the id of the signed-in member. */
export function inboxFilterOf(view: InboxAddress, me: string): InboxFilter {
  const { search, states, kinds, owner, offer, source, campaign, lost, without, answers } = view;
  const { due, quarantine, trials, from, to, order } = view;
  const mustBeEmpty = (lack: EmptyFieldFilter) => without.includes(lack);
  // Subscriptions are stored as new but have no state for staff, so a filter for new enquiries leaves them out.
  const kindsToFind = kinds.length === 0 && states.includes('new') ? workedEnquiryKinds : kinds;
  return {
    ...(search && { search }),
    ...(states.length > 0 && { states }),
    ...(kindsToFind.length > 0 && { kinds: kindsToFind }),
    ...(owner &&
      (owner === 'me-or-nobody' ? { ownOf: me } : { owner: owner === 'me' ? me : owner })),
    ...(mustBeEmpty('offer') ? { offer: null } : offer && { offer }),
    ...(mustBeEmpty('source') ? { source: null } : source && { source }),
    ...(mustBeEmpty('campaign') ? { campaign: null } : campaign && { campaign }),
    ...(mustBeEmpty('reason') ? { lostReason: null } : lost && { lostReason: lost }),
    ...(answers.length > 0 && { answers }),
    ...(due && { due }),
    ...(quarantine && { isQuarantined: quarantine === 'only' }),
    ...(trials && { isTrial: trials === 'only' }),
    ...(from && { since: momentOfIndianHour(from, 0) }),
    ...(to && { until: momentOfIndianHour(addDays(to, 1), 0) }),
    order,
  };
}

/** The number of filters that are set, for the button "Filters". The search and the sort order do not count. */
export function countFilters(view: InboxAddress): number {
  const { owner, offer, source, campaign, lost, due, quarantine, trials, from, to } = view;
  const given = [owner, offer, source, campaign, lost, due, quarantine, trials, from || to].filter(
    Boolean,
  );
  const several = [view.states, view.kinds, view.answers, ...view.without];
  return given.length + several.filter(({ length }) => length > 0).length;
}
