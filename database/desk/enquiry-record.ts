/**
 * Converts a row of `enquiries` to an enquiry, and the work on an enquiry (state, owner, follow-up date and so on) to
 * columns.
 */
import type { Selectable, Updateable } from 'kysely';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryWork } from '#domain/enquiries/enquiry-work.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment, type StoredMoment } from '../connection/stored-moment.ts';
import type { EnquiriesTable } from './desk-tables.ts';

export const enquiryColumns = [
  'enquiries.id',
  'kind',
  'enquiries.created_at',
  'state',
  'is_aside',
  'name',
  'email',
  'phone',
  'offer',
  'source',
  'owner_id',
  'due_at',
  'tries',
  'lost_reason',
  'answered_at',
  'person_id',
  'version',
] as const;

type EnquiryRecord = Omit<
  Selectable<EnquiriesTable>,
  'campaign' | 'email_key' | 'phone_key' | 'search'
>;

const orNull = (at: StoredMoment | null) => (at === null ? null : dateOfMoment(at));

export function toEnquiry(record: EnquiryRecord): Enquiry {
  return {
    id: record.id,
    kind: record.kind,
    isQuarantined: Boolean(record.is_aside),
    receivedAt: dateOfMoment(record.created_at),
    name: record.name,
    email: record.email,
    phone: record.phone,
    offer: record.offer,
    source: record.source,
    personId: record.person_id ?? record.id,
    version: record.version,
    state: record.state,
    ownerId: record.owner_id,
    dueAt: orNull(record.due_at),
    tries: record.tries,
    lostReason: record.lost_reason,
    answeredAt: orNull(record.answered_at),
  };
}

export function toWorkColumns(
  work: EnquiryWork,
  { moment }: Pick<KyselyDatabase, 'moment'>,
): Updateable<EnquiriesTable> {
  return {
    state: work.state,
    owner_id: work.ownerId,
    due_at: work.dueAt && moment(work.dueAt),
    tries: work.tries,
    lost_reason: work.lostReason,
    answered_at: work.answeredAt && moment(work.answeredAt),
  };
}

export function toEnquiryWork(enquiry: EnquiryWork): EnquiryWork {
  const { state, ownerId, dueAt, tries, lostReason, answeredAt } = enquiry;
  return { state, ownerId, dueAt, tries, lostReason, answeredAt };
}
