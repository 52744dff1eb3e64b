import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryKinds, workedEnquiryKinds } from '#domain/enquiries/enquiry.ts';
import { enquiryStates } from '#domain/enquiries/enquiry-states.ts';
import { inboxSortOrders, responseTimes } from '#domain/enquiries/inbox-filter.ts';
import { anyText } from '../../tests/support/any-text.ts';
import {
  countFilters,
  emptyFieldFilters,
  inboxFilterOf,
  inboxLink,
  inboxQueryString,
  readInboxAddress,
  wholeInbox,
} from './inbox-address.ts';

const read = (query: string) => readInboxAddress(new URLSearchParams(query));

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const inOrder = <T extends string>(all: readonly T[]) =>
  fc.subarray([...all]).map((some) => all.filter((one) => some.includes(one)));

const views = fc.record({
  search: anyText({ maxLength: 120 }).map((text) =>
    text.trim().slice(0, 100).toWellFormed().trim(),
  ),
  states: inOrder(enquiryStates),
  kinds: inOrder(enquiryKinds),
  owner: fc.constantFrom(
    '',
    'me',
    'nobody',
    'me-or-nobody',
    '0198c0de-0000-7000-8000-000000000001',
  ),
  offer: fc.constantFrom('', 'mern-stack'),
  source: fc.constantFrom('', 'google.com', 'Diwali & friends'),
  campaign: fc.constantFrom('', 'social, diwali'),
  lost: fc.constantFrom('', 'no time', 'paid back'),
  without: inOrder(emptyFieldFilters),
  answers: inOrder(responseTimes),
  due: fc.constantFrom('', 'overdue', 'today'),
  quarantine: fc.constantFrom('', 'only', 'without'),
  trials: fc.constantFrom('', 'only', 'without'),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
  order: fc.constantFrom(...inboxSortOrders),
  page: fc.integer({ min: 1, max: 999_999 }),
});

describe('the address of the inbox', () => {
  it('contains everything about a view, and has one form for each view', () => {
    fc.assert(
      fc.property(views, (view) => {
        const query = inboxQueryString(view);
        expect(read(query)).toEqual(view);
        expect(inboxQueryString(read(query))).toBe(query);
      }),
    );
  });

  it('has no query for the whole inbox', () => {
    expect(inboxLink({})).toBe('/desk/enquiries');
    expect(read('')).toEqual(wholeInbox);
    expect(inboxLink({ states: ['new'], owner: 'nobody' })).toBe(
      '/desk/enquiries?state=new&owner=nobody',
    );
  });

  it.each([
    ['state=sold'],
    ['kind=leads'],
    ['owner=../../etc'],
    ['due=never'],
    ['quarantine=yes'],
    ['from=2026-02-30'],
    ['from=2100-01-01'],
    ['to=9999-12-31'],
    ['order=price'],
    ['page=-1'],
    ['page=0'],
    ['page=1e9'],
    ['q=%20%20'],
    ['owner=a%20b'],
    [`owner=${'a'.repeat(65)}`],
    ['source=%20'],
    ['whatever=1'],
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(wholeInbox);
  });
});

it('keeps at most a hundred letters of a search, without blanks around them', () => {
  expect(read(`q=%20${'a'.repeat(101)}`).search).toBe('a'.repeat(100));
  expect(read(`q=${'a'.repeat(99)}%20b`).search).toBe('a'.repeat(99));
});

describe('the database filter of a view', () => {
  it('has only the order for the whole inbox', () => {
    expect(inboxFilterOf(wholeInbox, 'asha')).toEqual({ order: 'newest' });
  });

  it('has every filter of the address', () => {
    const query =
      'q=asha&state=new&state=lost&kind=enrollments&owner=nobody&offer=flutter&source=google.com&due=today&quarantine=only&order=due';
    expect(inboxFilterOf(read(query), 'asha')).toEqual({
      search: 'asha',
      states: ['new', 'lost'],
      kinds: ['enrollments'],
      owner: 'nobody',
      offer: 'flutter',
      source: 'google.com',
      due: 'today',
      isQuarantined: true,
      order: 'due',
    });
  });

  it('leaves out subscriptions, which have no state for staff, if it asks for new enquiries', () => {
    expect(inboxFilterOf(read('state=new'), 'asha').kinds).toEqual(workedEnquiryKinds);
    expect(inboxFilterOf(read('state=new&kind=email_subscriptions'), 'asha').kinds).toEqual([
      'email_subscriptions',
    ]);
    expect(inboxFilterOf(read('state=reached'), 'asha').kinds).toBeUndefined();
  });

  it('names the reader, and takes days in Indian time, the last one included', () => {
    expect(
      inboxFilterOf(read('owner=me&from=2026-11-20&to=2026-11-21&quarantine=without'), 'asha'),
    ).toEqual({
      owner: 'asha',
      isQuarantined: false,
      since: new Date('2026-11-19T18:30:00Z'),
      until: new Date('2026-11-21T18:30:00Z'),
      order: 'newest',
    });
  });

  it('selects the reader’s own enquiries and the unassigned ones', () => {
    expect(inboxFilterOf(read('owner=me-or-nobody'), 'asha')).toEqual({
      ownOf: 'asha',
      order: 'newest',
    });
  });

  it('uses a time after the last accepted day', () => {
    expect(inboxFilterOf(read('to=2099-12-31'), 'asha').until).toEqual(
      new Date('2099-12-31T18:30:00Z'),
    );
  });

  it('counts its filters without the search', () => {
    expect(countFilters(read('q=asha&order=due'))).toBe(0);
    expect(countFilters(read('state=new&state=lost&from=2026-11-20&to=2026-11-21'))).toBe(2);
    expect(countFilters(read('kind=enrollments&to=2026-11-21'))).toBe(2);
    expect(countFilters(read('kind=enrollments&from=2026-11-21&owner=me'))).toBe(3);
  });
});
