import { expect, it } from 'vitest';
import { auditDetails } from './audit-details.ts';

it('of a change, only what became another is said', () => {
  const before = { state: 'new', ownerId: null, tries: 0, lostReason: null };
  const after = { ...before, state: 'lost', lostReason: 'too expensive' };
  expect(auditDetails({ act: { kind: 'lose' }, before, after, version: 3 })).toBe(
    'state: new → lost; lostReason: – → too expensive',
  );
});

it('of what is no change, everything is said', () => {
  expect(auditDetails({ device: 'Chrome on Android', count: 4, ids: ['a'] })).toBe(
    'device: Chrome on Android; count: 4; ids: ["a"]',
  );
  expect(auditDetails({})).toBe('');
});
