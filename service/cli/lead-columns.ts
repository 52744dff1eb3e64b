/** How a lead is shown to staff: what they call each kind, and the label that the visitor chose. */
import { programLabel } from '#contract/programs.ts';
import type { TableName } from '#contract/tables.ts';
import { visibleText } from '#contract/visible-text.ts';
import type { Lead } from '#database/store.ts';
import { indianTime } from './indian-time.ts';

export const kinds = {
  call: 'request_a_call',
  enrolment: 'enrollments',
  subscription: 'email_subscriptions',
} as const satisfies Record<string, TableName>;

export type Kind = keyof typeof kinds;

export function kindOf(table: TableName): Kind {
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind] === table) ?? 'call';
}

export const columns = [
  'Received (IST)',
  'Kind',
  'Name',
  'Email',
  'Phone',
  'Asked for',
  'Program (stored value)',
  'Message',
  'Id',
] as const;

/** Rows of earlier releases may hold what cannot be seen; here they are read, so it is taken out. */
export function cells(lead: Lead): (string | null)[] {
  return [
    indianTime(lead.createdAt),
    kindOf(lead.table),
    lead.name,
    lead.email,
    lead.phone,
    lead.program === null ? null : programLabel(lead.program),
    lead.program,
    lead.message,
    lead.id,
  ].map((value) => value && visibleText(value));
}

/** For scripts: one object on one line, with what there is to say `beside` the lead. */
export function jsonLine(lead: Lead, beside: Record<string, string> = {}): string {
  const { createdAt, table, ...rest } = lead;
  return `${JSON.stringify({
    ...rest,
    kind: kindOf(table),
    table,
    received_at: createdAt.toISOString(),
    received_ist: indianTime(createdAt),
    asked_for: lead.program === null ? null : programLabel(lead.program),
    ...beside,
  })}\n`;
}

const plain = (text: string) => visibleText(text).normalize('NFC').toLowerCase();

/** Contains this text anywhere, in any case; digits also find a number that is written with spaces. */
export function matches(lead: Lead, text: string): boolean {
  const wanted = plain(text);
  const asked = lead.program === null ? '' : programLabel(lead.program);
  const all = [lead.id, lead.name, lead.email, lead.phone, lead.program, asked, lead.message]
    .map((value) => plain(value ?? ''))
    .join('\n');
  if (all.includes(wanted)) return true;
  const digits = text.replace(/\D/g, '');
  return (
    digits.length >= 4 &&
    /^[\d\s+().-]+$/.test(text) &&
    (lead.phone ?? '').replace(/\D/g, '').includes(digits)
  );
}
