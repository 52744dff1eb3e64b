import { labelOf, leadFields } from '#contract/lead-fields.ts';
import { asLead } from '#database/enquiries/lead-record.ts';
import type { Store } from '#database/store.ts';
import type { SentField } from '#desk/api/enquiry-api.ts';
import { fieldText } from '../../../for-staff/field-text.ts';
import type { Offers } from '../../../offers/offers.ts';

/** Every field of the visitor's row as it was sent, and why it is in quarantine when it is. */
export async function sentFields(
  store: Pick<Store, 'findLead' | 'findQuarantined'>,
  { id, isQuarantined }: { id: string; isQuarantined: boolean },
  offers: Offers,
): Promise<{ sent: SentField[]; reason: string | null }> {
  const quarantined = isQuarantined ? await store.findQuarantined(id) : null;
  const lead = quarantined ? asLead(quarantined) : await store.findLead(id);
  if (lead === null) return { sent: [], reason: null };
  const sent = leadFields.flatMap((field) => {
    const value = fieldText(lead, field, offers);
    return value === null ? [] : [{ field, label: labelOf(field), value }];
  });
  return { sent, reason: quarantined?.reason ?? null };
}
