import { leadFieldLabel, leadFields } from '#contract/rows/lead-fields.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { toLeadFromQuarantine } from '#database/enquiries/lead-record.ts';
import type { QuarantinedSubmission } from '#database/quarantine/quarantine-port.ts';
import type { Store } from '#database/store.ts';
import type { SentField } from '#desk/api-types/enquiry-api.ts';
import { formatLeadField } from '../../../for-staff/format-lead-field.ts';
import type { Offers } from '../../../offers/read-offers.ts';

/**
 * Returns every field that the visitor filled in, with its label, and its value in the form in which staff read it.
 * `reason` says why the enquiry is in quarantine; null if it is not in quarantine.
 */
export async function readSentFieldsAndQuarantineReason(
  store: Pick<Store, 'findLead' | 'findQuarantined' | 'batches'>,
  { id, isQuarantined }: { id: string; isQuarantined: boolean },
  offers: Offers,
): Promise<{ sent: SentField[]; reason: string | null }> {
  const quarantined = isQuarantined ? await store.findQuarantined(id) : null;
  const lead = quarantined ? await quarantinedLead(store, quarantined) : await store.findLead(id);
  if (lead === null) return { sent: [], reason: null };
  const sent = leadFields.flatMap((field) => {
    const value = formatLeadField(lead, field, offers);
    return value === null ? [] : [{ field, label: leadFieldLabel(field), value }];
  });
  return { sent, reason: quarantined?.reason ?? null };
}

/** Adds the first day of the batch, because a quarantined submission stores only the batch's id. */
async function quarantinedLead(
  store: Pick<Store, 'batches'>,
  quarantined: QuarantinedSubmission,
): Promise<Lead> {
  const lead = toLeadFromQuarantine(quarantined);
  const batch = lead.batch === null ? null : await store.batches.findBatch(lead.batch);
  return batch === null ? lead : { ...lead, batchStartsOn: batch.startsOn };
}
