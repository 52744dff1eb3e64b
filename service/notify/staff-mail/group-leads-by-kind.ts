/**
 * Groups the enquiries of one mail by kind, the most urgent kind first: calls, enquiries that other systems sent,
 * enrolments, waiting lists, newsletter subscriptions.
 */
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { LeadText } from './describe-lead.ts';

const kindsByUrgency: readonly [table: EnquiryKind, noun: string][] = [
  ['request_a_call', 'call request'],
  ['added_enquiries', 'forwarded enquiry'],
  ['enrollments', 'enrolment'],
  ['waiting_list', 'waiting list entry'],
  ['email_subscriptions', 'subscription'],
];

type MailGroup = { table: EnquiryKind; heading: string; leads: readonly LeadText[] };

/** Groups the enquiries. Within a group, they keep their order: the enquiry that waits longest comes first. */
export function groupLeadsByKind(texts: readonly LeadText[]): MailGroup[] {
  return kindsByUrgency.flatMap(([table, noun]) => {
    const leads = texts.filter((text) => text.table === table);
    if (leads.length === 0) return [];
    return [{ table, heading: `${leads.length} ${plural(noun, leads.length)}`, leads }];
  });
}

const plural = (noun: string, count: number) =>
  count === 1 ? noun : `${noun.replace(/y$/, 'ie')}s`;
