import { expect, it } from 'vitest';
import { formatEnquiryKindForStaff } from './format-enquiry-kind-for-staff.ts';

it('a kind of enquiry has the name that staff use', () => {
  expect(
    (['request_a_call', 'enrollments', 'email_subscriptions'] as const).map(
      formatEnquiryKindForStaff,
    ),
  ).toEqual(['call', 'enrolment', 'subscription']);
});
