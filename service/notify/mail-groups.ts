/** A mail about several enquiries: those who wait for a call first, then enrolments, then the mailing list. */
import type { TableName } from '#contract/tables.ts';
import type { LeadText } from './lead-text.ts';

const order: readonly [table: TableName, noun: string][] = [
  ['request_a_call', 'call request'],
  ['enrollments', 'enrolment'],
  ['email_subscriptions', 'subscription'],
];

export type MailGroup = { table: TableName; heading: string; leads: readonly LeadText[] };

/** Within a group they keep their order: whoever has waited longest comes first. */
export function groupLeads(texts: readonly LeadText[]): MailGroup[] {
  return order.flatMap(([table, noun]) => {
    const leads = texts.filter((text) => text.table === table);
    if (leads.length === 0) return [];
    return [{ table, heading: `${leads.length} ${noun}${leads.length === 1 ? '' : 's'}`, leads }];
  });
}

const mostWholeMessages = 10;
const longestInMany = 300;

/** Gmail cuts a mail after 102 kB, and nobody reads a page of one visitor on the way to the next. */
export function messageIn({ id, message }: LeadText, among: number): string | null {
  if (message === null || among <= mostWholeMessages) return message;
  const letters = [...message];
  if (letters.length <= longestInMany) return message;
  return `${letters.slice(0, longestInMany).join('')}… (all of it: npm run leads -- show ${id})`;
}
