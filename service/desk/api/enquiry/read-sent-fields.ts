import { leadFieldLabel, leadFields } from '#contract/lead-fields.ts';
import { leadOfQuarantined } from '#database/enquiries/lead-record.ts';
import type { Store } from '#database/store.ts';
import type { SentField } from '#desk/api/enquiry-api.ts';
import { fieldText } from '../../../for-staff/field-text.ts';
import type { Offers } from '../../../offers/read-offers.ts';

/** Returns every field as the visitor sent it, and the reason of the quarantine if the enquiry is quarantined. */
export async function readSentFields(
  store: Pick<Store, 'findLead' | 'findQuarantined'>,
  { id, isQuarantined }: { id: string; isQuarantined: boolean },
  offers: Offers,
): Promise<{ sent: SentField[]; reason: string | null }> {
  const quarantined = isQuarantined ? await store.findQuarantined(id) : null;
  const lead = quarantined ? leadOfQuarantined(quarantined) : await store.findLead(id);
  if (lead === null) return { sent: [], reason: null };
  const sent = leadFields.flatMap((field) => {
    const value = fieldText(lead, field, offers);
    return value === null ? [] : [{ field, label: leadFieldLabel(field), value }];
  });
  return { sent, reason: quarantined?.reason ?? null };
}
