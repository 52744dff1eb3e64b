import { expect, it } from 'vitest';
import { enquiryCount, sayFacts } from './copy-facts.ts';

it('copies are told by what is in them', () => {
  expect([enquiryCount(0), enquiryCount(1), enquiryCount(2)]).toEqual([
    '0 enquiries',
    '1 enquiry',
    '2 enquiries',
  ]);
  expect(
    sayFacts({ enquiries: 12, inQuarantine: 2, newest: new Date('2026-11-20T20:05:09Z') }),
  ).toBe('12 enquiries and 2 in quarantine, the newest of 2026-11-21 01:35:09');
  expect(sayFacts({ enquiries: 1, inQuarantine: 0, newest: null })).toBe('1 enquiry');
});
