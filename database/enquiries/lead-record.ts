import { findColumnForLeadField, leadFields } from '#contract/rows/lead-fields.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { QuarantinedSubmission } from '../quarantine/quarantine-port.ts';
import type { Lead, LeadFieldValues } from './lead-port.ts';

/** A row that a query of `makeSelectLeadsSql` returns. */
export type LeadRecord = LeadFieldValues & {
  kind: EnquiryKind;
  id: string;
  created_at: number | Date;
  batch_starts_on: string | null;
};

export function toLead({ kind, created_at, batch_starts_on, ...rest }: LeadRecord): Lead {
  const lead: Lead = { ...rest, table: kind, createdAt: new Date(created_at) };
  return batch_starts_on === null ? lead : { ...lead, batchStartsOn: batch_starts_on };
}

/** Converts a quarantined row to a lead, for display only. */
export function toLeadFromQuarantine({ id, table, createdAt, row }: QuarantinedSubmission): Lead {
  const fields = leadFields.map((field) => {
    const column = findColumnForLeadField(table, field);
    return [field, (column === null ? null : row[column]) ?? null];
  });
  const values = Object.fromEntries(fields) as LeadFieldValues;
  return { id, table, createdAt, ...values };
}
