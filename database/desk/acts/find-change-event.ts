/**
 * Reads the event that records a change of an enquiry. The event is stored as JSON, so its dates are read from texts.
 */
import type { EnquiryWork } from '#domain/enquiries/enquiry-work.ts';
import { isUuid } from '../../uuid-v7.ts';
import { toDeskEvent } from '../desk-event-store.ts';
import type { DeskTransaction } from '../desk-transaction.ts';
import type { RelatedChange } from './write-enquiry-work.ts';

/** The event that records a change of an enquiry, with the data that undoing the change needs. */
export type ChangeEvent = {
  id: string;
  subject: string;
  type: string;
  who: string;
  version: number;
  before: EnquiryWork;
  along: readonly RelatedChange[];
};

/** Reads the event of a change. Null if the event does not exist or changed no enquiry. */
export async function findChangeEvent(
  { database, trx }: DeskTransaction,
  eventId: string,
): Promise<ChangeEvent | null> {
  if (!isUuid(eventId)) return null;
  const record = await trx
    .selectFrom('desk_events')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!record) return null;
  const { subject, type, who, what } = toDeskEvent(record, database);
  const { before, version, along } = what as StoredChange;
  if (before === undefined || version === undefined) return null;
  return { id: eventId, subject, type, who, version, before: asWork(before), along: along ?? [] };
}

type StoredChange = { before?: StoredWork; version?: number; along?: readonly RelatedChange[] };

/** The enquiry's work as JSON stores it, with dates as texts. */
type StoredWork = Omit<EnquiryWork, 'dueAt' | 'answeredAt'> & {
  dueAt: string | null;
  answeredAt: string | null;
};

function asWork(kept: StoredWork): EnquiryWork {
  const at = (written: string | null) => (written === null ? null : new Date(written));
  return { ...kept, dueAt: at(kept.dueAt), answeredAt: at(kept.answeredAt) };
}
