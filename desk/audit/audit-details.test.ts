import { expect, it } from 'vitest';
import { auditDetails } from './audit-details.ts';

const asha = '0198c0de-0000-7000-8000-00000000000a';
const order = '0198c0de-0000-7000-8000-00000000000b';
const now = new Date('2026-11-21T10:00:00Z');
const say = (what: Record<string, unknown>) =>
  auditDetails(what, { nameOf: (id) => (id === asha ? 'Asha' : null), now });

it('of a change, only what became another is said, as the pages call it', () => {
  const before = { state: 'new', ownerId: null, tries: 0, lostReason: null, dueAt: null };
  const after = { ...before, state: 'lost', ownerId: asha, lostReason: 'too expensive' };
  expect(say({ act: { kind: 'lose' }, before, after, version: 3 })).toBe(
    'State: New → Lost; With: Unassigned → Asha; Lost because: – → Too expensive',
  );
  const later = { ...before, dueAt: '2026-11-21T12:30:00.000Z' };
  expect(say({ before, after: later })).toBe('Follow-up: – → today 18:00');
});

it('of what is no change, everything is said that says something', () => {
  expect(say({ device: 'Chrome on Android', count: 4, isSearched: false, state: null })).toBe(
    'Device: Chrome on Android; Rows: 4; With a search: no',
  );
  expect(say({ states: ['new', 'not reachable'], since: '2026-11-20T18:30:00.000Z' })).toBe(
    'States: New, Not reached; Since: today 00:00',
  );
  expect(say({ ask: 'change', alternativeEndsOn: '2027-01-05', paise: 49_900 })).toBe(
    'Asked for: Another course; Alternative ends on: 2027-01-05; Sum: ₹499',
  );
  expect(say({ was: 'counsellor', becomes: 'accounts', handedOver: 2, heir: asha })).toBe(
    'Was: Counsellor; Becomes: Accounts; Enquiries handed over: 2; Handed over to: Asha',
  );
  expect(say({ act: { kind: 'take' }, events: [asha, order], stayed: 1 })).toBe(
    'Enquiries: 2; Left as they were: 1',
  );
  expect(say({})).toBe('');
});

it('an id that names nobody is left out', () => {
  expect(say({ noteId: order, to: order, field: 'phone' })).toBe('Field: phone');
});
