import { expect, it } from 'vitest';
import { formatEnquiryCount } from '../../for-staff/format-enquiry-count.ts';
import { describeCopyContents } from './describe-copy-contents.ts';

it('copies are described by their contents', () => {
  expect([formatEnquiryCount(0), formatEnquiryCount(1), formatEnquiryCount(2)]).toEqual([
    '0 enquiries',
    '1 enquiry',
    '2 enquiries',
  ]);
  expect(
    describeCopyContents({
      enquiries: 12,
      inQuarantine: 2,
      newest: new Date('2026-11-20T20:05:09Z'),
    }),
  ).toBe('12 enquiries and 2 in quarantine, the newest of 2026-11-21 01:35:09');
  expect(describeCopyContents({ enquiries: 1, inQuarantine: 0, newest: null })).toBe('1 enquiry');
});
