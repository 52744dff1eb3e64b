import { leadFieldLabel, leadFieldsShownWithLabel } from '#contract/rows/lead-fields.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { formatEnquiryKindForStaff } from '../../for-staff/format-enquiry-kind-for-staff.ts';
import { formatLeadField } from '../../for-staff/format-lead-field.ts';
import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import type { Offers } from '../../offers/read-offers.ts';
import { sanitiseForTerminal } from '../terminal/terminal.ts';

type LineOptions = {
  /** The reason why the lead is in quarantine. */
  reason?: string;
  /** The most characters that are shown of the visitor's message; a longer message is cut off. */
  longestMessage?: number;
};

/**
 * Formats a lead as one line: when it came and its kind, who asks for what, the other fields that were filled in with
 * their labels, the message, and the id.
 */
export function formatLeadLine(
  lead: Lead,
  offers: Offers,
  { reason, longestMessage = Number.POSITIVE_INFINITY }: LineOptions = {},
): string {
  const message = formatLeadField(lead, 'message', offers);
  const parts = [
    formatIndianTime(lead.createdAt),
    formatEnquiryKindForStaff(lead.table).padEnd(12),
    reason,
    ...(['name', 'email', 'phone', 'program'] as const).map((field) =>
      formatLeadField(lead, field, offers),
    ),
    ...leadFieldsShownWithLabel.map((field) => {
      const text = formatLeadField(lead, field, offers);
      return text && `${leadFieldLabel(field)}: ${text}`;
    }),
    message && `“${shorten(message, longestMessage)}”`,
    lead.id,
  ];
  return `${sanitiseForTerminal(parts.filter(Boolean).join('  '))}\n`;
}

const shorten = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
