/** How a lead is shown to staff: what they call each kind, and the label that the visitor chose. */
import { furtherFields, type LeadField, labelOf, leadFields } from '#contract/lead-fields.ts';
import { programLabel } from '#contract/programs.ts';
import type { TableName } from '#contract/tables.ts';
import { visibleText } from '#contract/visible-text.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import { nameOf, type Offers } from '../offers/offers.ts';
import { fieldText } from './field-text.ts';
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

type ShownColumn = { title: string; of: (lead: Lead, offers: Offers) => string | null };

const fieldColumn = (field: LeadField): ShownColumn => ({
  title: labelOf(field),
  of: (lead, offers) => fieldText(lead, field, offers),
});

/** In an order that files and scripts of staff rely on: what is added comes last. */
const shown: readonly ShownColumn[] = [
  { title: 'Received (IST)', of: ({ createdAt }) => indianTime(createdAt) },
  { title: 'Kind', of: ({ table }) => kindOf(table) },
  fieldColumn('name'),
  fieldColumn('email'),
  fieldColumn('phone'),
  { ...fieldColumn('program'), title: 'Asked for' },
  { title: 'Program (stored value)', of: ({ program }) => program },
  fieldColumn('message'),
  { title: 'Id', of: ({ id }) => id },
  ...furtherFields.map(fieldColumn),
];

export const leadColumns = shown.map(({ title }) => title);

export function leadCells(lead: Lead, offers: Offers): (string | null)[] {
  return shown.map(({ of }) => of(lead, offers));
}

function askedFor({ program }: Lead): string | null {
  return program === null ? null : programLabel(program);
}

/** For scripts: one object on one line, with what there is to say `beside` the lead. */
export function jsonLine(lead: Lead, offers: Offers, beside: Record<string, string> = {}): string {
  const { createdAt, table, ...rest } = lead;
  return `${JSON.stringify({
    ...rest,
    kind: kindOf(table),
    table,
    received_at: createdAt.toISOString(),
    received_ist: indianTime(createdAt),
    asked_for: askedFor(lead),
    offer_name: nameOf(lead.offer, offers),
    ...beside,
  })}\n`;
}

const plain = (text: string) => visibleText(text).normalize('NFC').toLowerCase();

/** Contains this text anywhere, in any case; digits also find a number that is written with spaces. */
export function matchesLead(lead: Lead, text: string): boolean {
  const wanted = plain(text);
  const all = [lead.id, askedFor(lead), ...leadFields.map((field) => lead[field])]
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
