/**
 * What the inbox shows stands in its address, so that a view can be kept, sent to a colleague and gone back to.
 * Reading takes only what is known and leaves the rest out; writing puts it in one order, so that one view has one
 * address.
 */
import { bounds } from '#contract/bounds.ts';
import { addDays, isCalendarDate } from '#domain/calendar-date.ts';
import { indianHour } from '#domain/enquiries/due-moments.ts';
import { type EnquiryKind, enquiryKinds } from '#domain/enquiries/enquiry.ts';
import { type EnquiryState, enquiryStates } from '#domain/enquiries/enquiry-states.ts';
import { type InboxFilter, type InboxOrder, inboxOrders } from '#domain/enquiries/inbox-filter.ts';

export type InboxAddress = {
  search: string;
  states: EnquiryState[];
  kinds: EnquiryKind[];
  /** A member of staff, `nobody`, `me` (whoever looks), or `me-or-nobody`. Empty: all. */
  owner: string;
  offer: string;
  /** Where it came from, as the numbers count it. */
  source: string;
  due: 'overdue' | 'today' | '';
  quarantine: 'only' | 'without' | '';
  /** Days in India, both included. */
  from: string;
  to: string;
  order: InboxOrder;
  page: number;
};

export const wholeInbox: InboxAddress = {
  search: '',
  states: [],
  kinds: [],
  owner: '',
  offer: '',
  source: '',
  due: '',
  quarantine: '',
  from: '',
  to: '',
  order: 'newest',
  page: 1,
};

const known = <T extends string>(all: readonly T[], given: readonly string[]): T[] =>
  all.filter((one) => given.includes(one));
const oneOf = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((one) => one === given);
const short = (given: string | null, most: number) =>
  (given ?? '').trim().slice(0, most).toWellFormed().trim();
const plain = (given: string | null) => (/^[\w-]{1,64}$/.test(given ?? '') ? (given ?? '') : '');

/** None from 2100 on: the day after the last of the calendar is none, and the engines disagree about it. */
const day = (given: string | null) =>
  isCalendarDate(given ?? '') && (given ?? '') < '2100' ? (given ?? '') : '';

export function readInboxAddress(query: URLSearchParams): InboxAddress {
  return {
    search: short(query.get('q'), 100),
    states: known(enquiryStates, query.getAll('state')),
    kinds: known(enquiryKinds, query.getAll('kind')),
    owner: plain(query.get('owner')),
    offer: plain(query.get('offer')),
    source: short(query.get('source'), bounds.source),
    due: oneOf(['overdue', 'today'], query.get('due')) ?? '',
    quarantine: oneOf(['only', 'without'], query.get('quarantine')) ?? '',
    from: day(query.get('from')),
    to: day(query.get('to')),
    order: oneOf(inboxOrders, query.get('order')) ?? 'newest',
    page: /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
  };
}

/** Without the question mark; empty for the whole inbox. */
export function writeInboxAddress(view: Partial<InboxAddress>): string {
  const given = { ...wholeInbox, ...view };
  const { search, states, kinds, owner, offer, source, due, quarantine, from, to } = given;
  const { order, page } = given;
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
  add('due', due);
  add('quarantine', quarantine);
  add('from', from);
  add('to', to);
  add('order', order === 'newest' ? '' : order);
  add('page', page === 1 ? '' : String(page));
  return query.toString();
}

/** The link to a view. */
export function inboxLink(view: Partial<InboxAddress>): string {
  const query = writeInboxAddress(view);
  return query === '' ? '/desk/enquiries' : `/desk/enquiries?${query}`;
}

/** What is asked of the database. `me` is whoever looks. */
export function filterOf(view: InboxAddress, me: string): InboxFilter {
  const { search, states, kinds, owner, offer, source, due, quarantine, from, to, order } = view;
  return {
    ...(search && { search }),
    ...(states.length > 0 && { states }),
    ...(kinds.length > 0 && { kinds }),
    ...(owner &&
      (owner === 'me-or-nobody' ? { ownOf: me } : { owner: owner === 'me' ? me : owner })),
    ...(offer && { offer }),
    ...(source && { source }),
    ...(due && { due }),
    ...(quarantine && { isQuarantined: quarantine === 'only' }),
    ...(from && { since: indianHour(from, 0) }),
    ...(to && { until: indianHour(addDays(to, 1), 0) }),
    order,
  };
}

/** How many narrowings there are besides the search, for the button that shows them. */
export function countFilters(view: InboxAddress): number {
  const { owner, offer, source, due, quarantine, from, to, states, kinds } = view;
  const given = [owner, offer, source, due, quarantine, from || to].filter(Boolean);
  return given.length + Number(states.length > 0) + Number(kinds.length > 0);
}
