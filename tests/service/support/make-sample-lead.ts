import { leadFields } from '#contract/rows/lead-fields.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';

/**
 * Makes a call request with these values. `id`, `table`, `createdAt` and `email` have a default; every other field that
 * is not named is empty, including fields that are added later.
 */
export function makeSampleLead(values: Partial<Lead> = {}): Lead {
  const empty = Object.fromEntries(leadFields.map((field) => [field, null]));
  return {
    ...(empty as Record<(typeof leadFields)[number], null>),
    id: '0198c0de-0000-7000-8000-000000000001',
    table: 'request_a_call',
    createdAt: new Date('2026-11-21T08:35:00Z'),
    email: 'asha@example.com',
    ...values,
  };
}
