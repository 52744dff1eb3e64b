import type { Transaction } from 'kysely';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { PersonKeys } from '#domain/enquiries/related-enquiry-work.ts';
import type { AllTables } from '../connection/all-tables.ts';
import { isUuid } from '../uuid-v7.ts';
import { enquiryColumns, toEnquiry } from './enquiry-record.ts';

export type LockedEnquiry = { enquiry: Enquiry; keys: PersonKeys };

/**
 * Locks these enquiries, and returns those that exist as a map by id. An update without a change locks a row on both
 * engines.
 */
export async function lockAndReadEnquiries(
  trx: Transaction<AllTables>,
  ids: readonly string[],
): Promise<Map<string, LockedEnquiry>> {
  const locked = new Map<string, LockedEnquiry>();
  for (const id of [...new Set(ids)].filter(isUuid).sort()) {
    const record = await trx
      .updateTable('enquiries')
      .set({ version: (eb) => eb.ref('version') })
      .where('id', '=', id)
      .returning([...enquiryColumns, 'phone_key', 'email_key'])
      .executeTakeFirst();
    if (!record) continue;
    const { phone_key, email_key, ...rest } = record;
    const enquiry = toEnquiry(rest);
    const { personId } = enquiry;
    locked.set(id, { enquiry, keys: { personId, phoneKey: phone_key, emailKey: email_key } });
  }
  return locked;
}

/** Locks one enquiry and returns it; null if it does not exist. */
export async function lockEnquiry(
  trx: Transaction<AllTables>,
  id: string,
): Promise<Enquiry | null> {
  return (await lockAndReadEnquiries(trx, [id])).get(id)?.enquiry ?? null;
}
