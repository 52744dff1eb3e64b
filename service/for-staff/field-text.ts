import { formFieldOf, type LeadField } from '#contract/lead-fields.ts';
import { visibleText } from '#contract/visible-text.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import { nameForStaff, type Offers } from '../offers/offers.ts';

/**
 * What staff read of one field: of a choice the label that the visitor saw, of an offer its name; null where nothing
 * was filled in. Rows of earlier releases may hold what cannot be seen; here they are read, so it is taken out.
 */
export function fieldText(lead: Lead, field: LeadField, offers: Offers): string | null {
  const value = lead[field];
  return value ? visibleText(inWords(field, value, offers)) : null;
}

function inWords(field: LeadField, value: string, offers: Offers): string {
  const asked = formFieldOf(field);
  if (asked.kind === 'offer') return nameForStaff(value, offers);
  if (asked.kind !== 'choice') return value;
  return asked.choices.find((choice) => choice.value === value)?.label ?? value;
}
