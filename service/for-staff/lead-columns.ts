/** Formats a lead for staff: with the name that staff use for its kind, and with the labels that the visitor saw. */
import {
  type LeadField,
  leadFieldLabel,
  leadFieldsShownWithLabel,
} from '#contract/rows/lead-fields.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import type { Offers } from '../offers/read-offers.ts';
import { formatEnquiryKindForStaff } from './format-enquiry-kind-for-staff.ts';
import { formatLeadField } from './format-lead-field.ts';
import { formatIndianTime } from './indian-time-text.ts';

type ShownColumn = { title: string; of: (lead: Lead, offers: Offers) => string | null };

const fieldColumn = (field: LeadField): ShownColumn => ({
  title: leadFieldLabel(field),
  of: (lead, offers) => formatLeadField(lead, field, offers),
});

/** Spreadsheets and scripts of the staff rely on the order of the columns, so new columns are added at the end. */
const shown: readonly ShownColumn[] = [
  { title: 'Received (IST)', of: ({ createdAt }) => formatIndianTime(createdAt) },
  { title: 'Kind', of: ({ table }) => formatEnquiryKindForStaff(table) },
  fieldColumn('name'),
  fieldColumn('email'),
  fieldColumn('phone'),
  { ...fieldColumn('program'), title: 'Asked for' },
  { title: 'Program (stored value)', of: ({ program }) => program },
  fieldColumn('message'),
  { title: 'Id', of: ({ id }) => id },
  ...leadFieldsShownWithLabel.map(fieldColumn),
];

export const leadColumnTitles = shown.map(({ title }) => title);

export function formatLeadCells(lead: Lead, offers: Offers): (string | null)[] {
  return shown.map(({ of }) => of(lead, offers));
}
