/**
 * Finds the other open enquiries of a person: those that staff linked, and those with the same phone number or mail
 * address.
 */
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryWork } from '#domain/enquiries/enquiry-work.ts';
import { type EnquiryRelation, relationBetween } from '#domain/enquiries/related-enquiry-work.ts';
import { isUuid } from '../../uuid-v7.ts';
import type { DeskTransaction } from '../desk-transaction.ts';
import { toEnquiryWork } from '../enquiry-record.ts';
import type { LockedEnquiry } from '../lock-enquiries.ts';

/**
 * At most this many enquiries count as related, because a phone number that was sent a thousand times does not identify
 * one person.
 */
const mostAlike = 20;

export type OpenRelatedEnquiry = { nearness: EnquiryRelation; enquiry: Enquiry; work: EnquiryWork };

/**
 * Returns the person's other open enquiries, at most 20. They are not locked yet and may change, so the caller has to
 * lock them and then use `filterOpenRelatedEnquiries`.
 */
export async function findOpenRelatedEnquiries(
  { trx, database }: Pick<DeskTransaction, 'trx' | 'database'>,
  id: string,
): Promise<{ id: string; ownerId: string | null }[]> {
  if (!isUuid(id)) return [];
  const own = await trx
    .selectFrom('enquiries')
    .select(['person_id', 'phone_key', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) return [];
  const found = new Map<string, string | null>();
  // Linked enquiries come first, because a link by staff is surer than an equal phone number or mail address.
  for (const key of ['person_id', 'phone_key', 'email_key'] as const) {
    const shared = own[key];
    if (shared === null) continue;
    const records = await trx
      .selectFrom('enquiries')
      .select(['id', 'owner_id'])
      .where(key, '=', shared)
      .where((eb) => eb(database.unindexed(eb.ref('due_at')), 'is not', null))
      .where((eb) => eb(database.unindexed(eb.ref('is_aside')), '=', database.boolean(false)))
      .where((eb) => eb(database.unindexed(eb.ref('id')), '!=', id))
      .orderBy((eb) => database.unindexed(eb.ref('id')), 'desc')
      .limit(mostAlike)
      .execute();
    for (const one of records) found.set(one.id, one.owner_id);
  }
  return [...found].slice(0, mostAlike).map(([other, ownerId]) => ({ id: other, ownerId }));
}

/**
 * Returns the locked enquiries that are open and related to this one. Returns none if this enquiry itself is not open.
 */
export function filterOpenRelatedEnquiries(
  locked: ReadonlyMap<string, LockedEnquiry>,
  { enquiry: own, keys }: LockedEnquiry,
): OpenRelatedEnquiry[] {
  if (!isOpen(own)) return [];
  return [...locked.values()].flatMap(({ enquiry, keys: others }) => {
    const nearness =
      enquiry.id === own.id || !isOpen(enquiry) ? null : relationBetween(keys, others);
    return nearness === null ? [] : [{ nearness, enquiry, work: toEnquiryWork(enquiry) }];
  });
}

const isOpen = ({ isQuarantined, dueAt }: Enquiry) => !isQuarantined && dueAt !== null;
