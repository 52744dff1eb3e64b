import { furtherFields, labelOf } from '#contract/lead-fields.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import { fieldText } from '../for-staff/field-text.ts';
import { indianTime } from '../for-staff/indian-time.ts';
import { kindOf } from '../for-staff/lead-columns.ts';
import type { Offers } from '../offers/offers.ts';
import { printable } from './terminal.ts';

type More = {
  /** Why it is in quarantine. */
  reason?: string;
  /** Of a longer one, the beginning is shown. */
  longestMessage?: number;
};

/** A lead for a person at the terminal: who and what, then whatever else was filled in, under its label. */
export function leadLine(
  lead: Lead,
  offers: Offers,
  { reason, longestMessage = Number.POSITIVE_INFINITY }: More = {},
): string {
  const message = fieldText(lead, 'message', offers);
  const parts = [
    indianTime(lead.createdAt),
    kindOf(lead.table).padEnd(12),
    reason,
    ...(['name', 'email', 'phone', 'program'] as const).map((field) =>
      fieldText(lead, field, offers),
    ),
    ...furtherFields.map((field) => {
      const text = fieldText(lead, field, offers);
      return text && `${labelOf(field)}: ${text}`;
    }),
    message && `“${shortened(message, longestMessage)}”`,
    lead.id,
  ];
  return `${printable(parts.filter(Boolean).join('  '))}\n`;
}

const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
