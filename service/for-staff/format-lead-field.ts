import { formFieldOf, type LeadField } from '#contract/rows/lead-fields.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { stripInvisible } from '#contract/text/strip-invisible.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { formatOfferForStaff, type Offers } from '../offers/read-offers.ts';

/**
 * Formats one field for staff: for a choice the label that the visitor saw, for an offer its name, for a batch its
 * first day; null if the field is empty. Invisible characters, which rows of earlier releases may contain, are removed.
 */
export function formatLeadField(lead: Lead, field: LeadField, offers: Offers): string | null {
  const value = lead[field];
  return value ? stripInvisible(formatValue(lead, field, value, offers)) : null;
}

function formatValue(lead: Lead, field: LeadField, value: string, offers: Offers): string {
  const formField = formFieldOf(field);
  if (formField.kind === 'offer') return formatOfferForStaff(value, offers);
  if (formField.kind === 'batch')
    return lead.batchStartsOn === undefined ? value : formatDay(lead.batchStartsOn);
  if (formField.kind !== 'choice') return value;
  return formField.choices.find((choice) => choice.value === value)?.label ?? value;
}
