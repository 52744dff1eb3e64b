import type { Lead } from '#database/enquiries/lead-port.ts';
import { type Offers, offerNameOf } from '../offers/read-offers.ts';
import { formatEnquiryKindForStaff } from './format-enquiry-kind-for-staff.ts';
import { formatLeadProgram } from './format-lead-program.ts';
import { formatIndianTime } from './indian-time-text.ts';

/** Formats a lead as one line of JSON for scripts. `additional` has further properties for the line. */
export function formatLeadJsonLine(
  lead: Lead,
  offers: Offers,
  additional: Record<string, string> = {},
): string {
  const { createdAt, table, batchStartsOn: _, ...rest } = lead;
  return `${JSON.stringify({
    ...rest,
    kind: formatEnquiryKindForStaff(table),
    table,
    received_at: createdAt.toISOString(),
    received_ist: formatIndianTime(createdAt),
    asked_for: formatLeadProgram(lead),
    offer_name: offerNameOf(lead.offer, offers),
    ...additional,
  })}\n`;
}
