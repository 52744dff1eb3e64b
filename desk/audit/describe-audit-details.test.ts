import { expect, it } from 'vitest';
import { describeAuditDetails } from './describe-audit-details.ts';

const asha = '0198c0de-0000-7000-8000-00000000000a';
const order = '0198c0de-0000-7000-8000-00000000000b';
const now = new Date('2026-11-21T10:00:00Z');
const say = (what: Record<string, unknown>) =>
  describeAuditDetails(what, {
    nameOf: (id) => (id === asha ? 'Asha' : null),
    offerOf: (slug) => (slug === 'mern-workshop' ? 'MERN Workshop' : null),
    now,
  });

it('lists only the values that a change altered, under the names that pages use', () => {
  const before = { state: 'new', ownerId: null, tries: 0, lostReason: null, dueAt: null };
  const after = { ...before, state: 'lost', ownerId: asha, lostReason: 'too expensive' };
  expect(say({ act: { kind: 'lose' }, before, after, version: 3 })).toBe(
    'State: New → Lost; With: Unassigned → Asha; Lost because: – → Too expensive',
  );
  const later = { ...before, dueAt: '2026-11-21T12:30:00.000Z' };
  expect(say({ before, after: later })).toBe('Follow-up: – → today 18:00');
});

it('writes the days of recorded payments and moved dates in words', () => {
  const record = { way: 'transfer', reference: 'UTR 778', movedOn: '2026-11-20' };
  expect(say({ paise: 399_900, ...record })).toBe(
    'Sum: ₹3,999; Came by: Bank transfer; Reference: UTR 778; Money moved on: 20 November 2026',
  );
  const [before, after] = [{ 'instalment 2': '2026-12-25' }, { 'instalment 2': '2027-01-02' }];
  expect(say({ before, after })).toBe('Instalment 2: 25 December 2026 → 2 January 2027');
});

it('names rest days, which are stored as numbers', () => {
  expect(say({ restDays: [0, 6], awayFrom: null })).toBe('Rest days: Saturday, Sunday');
  expect(say({ restDays: [] })).toBe('Rest days: –');
});

it('names the early price of a batch as the page does', () => {
  const [before, after] = [{ earlyPaise: null }, { earlyPaise: 34_900 }];
  expect(say({ before, after })).toBe('Early price: – → ₹349');
});

it('lists every detail of an event that is no change', () => {
  expect(say({ device: 'Chrome on Android', count: 4, isSearched: false, state: null })).toBe(
    'Device: Chrome on Android; Rows: 4; With a search: no',
  );
  expect(say({ states: ['new', 'not reachable'], since: '2026-11-20T18:30:00.000Z' })).toBe(
    'States: New, Not reached; Since: today 00:00',
  );
  expect(say({ ask: 'change', alternativeEndsOn: '2027-01-05', paise: 49_900 })).toBe(
    'Asked for: Another course; Alternative ends on: 5 January 2027; Sum: ₹499',
  );
  expect(say({ was: 'counsellor', becomes: 'accounts', handedOver: 2, heir: asha })).toBe(
    'Was: Counsellor; Becomes: Accounts; Enquiries handed over: 2; Handed over to: Asha',
  );
  expect(say({ act: { kind: 'take' }, events: [asha, order], stayed: 1 })).toBe(
    'Enquiries: 2; Left as they were: 1',
  );
  expect(say({})).toBe('');
});

it('names the days and the language of a batch as its form does', () => {
  expect(say({ days: 'mon tue sun', language: 'en' })).toBe(
    'Days: Mon, Tue, Sun; Language: English',
  );
});

it('calls an offer by its title, and one that is not sold any more by what is known of it', () => {
  expect(say({ offer: 'mern-workshop' })).toBe('Offer: MERN Workshop');
  expect(say({ toOffer: 'mern-workshop' })).toBe('Other course: MERN Workshop');
  expect(say({ before: { offer: 'cobol' }, after: { offer: 'mern-workshop' } })).toBe(
    'Offer: cobol → MERN Workshop',
  );
});

it('leaves out an id that belongs to no member', () => {
  expect(say({ noteId: order, to: order, field: 'phone' })).toBe('Field: phone');
});
