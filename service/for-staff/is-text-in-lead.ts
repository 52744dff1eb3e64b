import { leadFields } from '#contract/rows/lead-fields.ts';
import { stripInvisible } from '#contract/text/strip-invisible.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { formatLeadProgram } from './format-lead-program.ts';

const normalise = (text: string) => stripInvisible(text).normalize('NFC').toLowerCase();

/**
 * Whether any field of the lead contains the text, ignoring case. At least four digits also match a phone number that
 * is written with spaces.
 */
export function isTextInLead(lead: Lead, text: string): boolean {
  const wanted = normalise(text);
  const all = [lead.id, formatLeadProgram(lead), ...leadFields.map((field) => lead[field])]
    .map((value) => normalise(value ?? ''))
    .join('\n');
  if (all.includes(wanted)) return true;
  const digits = text.replace(/\D/g, '');
  return (
    digits.length >= 4 &&
    /^[\d\s+().-]+$/.test(text) &&
    (lead.phone ?? '').replace(/\D/g, '').includes(digits)
  );
}
