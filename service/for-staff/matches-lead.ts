import { leadFields } from '#contract/rows/lead-fields.ts';
import { stripInvisible } from '#contract/text/strip-invisible.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { formatLeadProgram } from './lead-columns.ts';

const plain = (text: string) => stripInvisible(text).normalize('NFC').toLowerCase();

/**
 * Whether any field contains the text, ignoring case. At least four digits also match a phone number that is written
 * with spaces.
 */
export function matchesLead(lead: Lead, text: string): boolean {
  const wanted = plain(text);
  const all = [lead.id, formatLeadProgram(lead), ...leadFields.map((field) => lead[field])]
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
