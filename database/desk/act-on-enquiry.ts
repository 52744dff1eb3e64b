/**
 * One act on one enquiry, in the transaction of whoever calls: the row is locked before it is read, so that of two
 * who want it at once one gets it and the other is told who has it, and of two who decide on the same version one
 * does and the other is told to look again. The change and its event are one.
 */
import type { Transaction } from 'kysely';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import {
  type AskedAct,
  decideAct,
  type EnquiryAct,
  type EnquiryWork,
} from '#domain/enquiries/enquiry-work.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { isWorker, lockStaff } from '../staff/lock-staff.ts';
import { isUuid } from '../uuid-v7.ts';
import { noteDeskEvent, toDeskEvent, type Work } from './desk-events.ts';
import type { Actor, ActResult, DeskEvent } from './desk-port.ts';
import { enquiryColumns, toEnquiry, workColumns, workOf } from './enquiry-record.ts';

const typeOf: Readonly<Record<EnquiryAct['kind'], DeskEventType>> = {
  claim: 'enquiry.claimed',
  'hand over': 'enquiry.handed-over',
  'note outcome': 'enquiry.tried',
  'set state': 'enquiry.state-set',
  lose: 'enquiry.lost',
  'set due': 'enquiry.due-set',
  paid: 'enquiry.paid',
  restore: 'enquiry.restored',
};

/** Locks the enquiry and reads it; null when there is none. */
export async function lockEnquiry(
  trx: Transaction<DeskDatabaseTables>,
  id: string,
): Promise<Enquiry | null> {
  if (!isUuid(id)) return null;
  // A write that changes nothing takes the lock on both engines before anything is read.
  const record = await trx
    .updateTable('enquiries')
    .set({ version: (eb) => eb.ref('version') })
    .where('id', '=', id)
    .returning(enquiryColumns)
    .executeTakeFirst();
  return record ? toEnquiry(record) : null;
}

export async function actOnEnquiry(
  work: Work,
  id: string,
  given: AskedAct,
  actor: Actor,
  seen?: number,
): Promise<ActResult> {
  const staff = await lockStaff(work.trx, owners(given, actor));
  const enquiry = await lockEnquiry(work.trx, id);
  if (enquiry === null) return { at: 'gone' };
  // What is in quarantine gets a new header when it is let out: nothing is begun on this one.
  if (enquiry.isQuarantined) return { at: 'unchanged', enquiry };
  const { staffId, mayOverrule } = actor;
  const change = decideAct(workOf(enquiry), given, { staffId, mayOverrule, at: work.now });
  if (change.at === 'taken') return { at: 'taken', by: change.by, enquiry };
  if (await isOvertaken(work, enquiry, actor.who, seen)) return { at: 'meanwhile', enquiry };
  if (change.at === 'unchanged') return { at: 'unchanged', enquiry };
  const owner = change.work.ownerId;
  if (owner !== null && owner !== enquiry.ownerId && !isWorker(staff.get(owner)))
    return { at: 'unchanged', enquiry };
  return write(work, enquiry, change.work, typeOf[given.kind], actor.who, { act: given });
}

/** Whether somebody else changed it after that version. */
async function isOvertaken(
  { database, trx }: Work,
  { id, version }: Enquiry,
  who: string,
  seen = version,
): Promise<boolean> {
  if (version <= seen) return false;
  const others = await trx
    .selectFrom('desk_events')
    .selectAll()
    .where('subject', '=', id)
    .where('who', '!=', who)
    .execute();
  return others.some((record) => Number(toDeskEvent(record, database).what.version) > seen);
}

/** Whether this member may own it afterwards. */
const owners = (given: EnquiryAct, { staffId }: Pick<Actor, 'staffId'>) => [
  staffId,
  given.kind === 'hand over' ? given.to : null,
  given.kind === 'restore' ? given.work.ownerId : null,
];

async function write(
  work: Work,
  enquiry: Enquiry,
  after: EnquiryWork,
  type: DeskEventType,
  who: string,
  what: DeskEvent['what'],
): Promise<ActResult> {
  const { database, trx } = work;
  const version = enquiry.version + 1;
  await trx
    .updateTable('enquiries')
    .set({ ...workColumns(after, database), version })
    .where('id', '=', enquiry.id)
    .execute();
  const eventId = await noteDeskEvent(work, {
    type,
    who,
    subject: enquiry.id,
    what: { ...what, before: workOf(enquiry), after, version },
  });
  return { at: 'changed', enquiry: { ...enquiry, ...after, version }, eventId };
}

/** Takes back what an event tells, if nothing came after it, and if it was one's own or one may overrule. */
export async function undoEvent(work: Work, eventId: string, actor: Actor): Promise<ActResult> {
  const event = await findChange(work, eventId);
  if (event === null) return { at: 'gone' };
  const given: EnquiryAct = { kind: 'restore', work: event.before };
  const staff = await lockStaff(work.trx, owners(given, actor));
  const enquiry = await lockEnquiry(work.trx, event.subject);
  if (enquiry === null) return { at: 'gone' };
  const isLast = enquiry.version === event.version && !enquiry.isQuarantined;
  // A payment is no slip.
  if (!isLast || event.type === typeOf.paid) return { at: 'unchanged', enquiry };
  if (event.who !== actor.who && !actor.mayOverrule)
    return { at: 'taken', by: enquiry.ownerId ?? event.who, enquiry };
  const { staffId, mayOverrule } = actor;
  const change = decideAct(workOf(enquiry), given, { staffId, mayOverrule, at: work.now });
  if (change.at !== 'changed') return { at: 'unchanged', enquiry };
  // The former owner may have left meanwhile.
  const owner = change.work.ownerId;
  const isGone = owner !== null && owner !== enquiry.ownerId && !isWorker(staff.get(owner));
  const after = isGone ? { ...change.work, ownerId: null } : change.work;
  return write(work, enquiry, after, typeOf.restore, actor.who, { undoes: eventId });
}

type ChangeEvent = { subject: string; type: string; who: string; version: number } & {
  before: EnquiryWork;
};

async function findChange({ database, trx }: Work, eventId: string): Promise<ChangeEvent | null> {
  if (!isUuid(eventId)) return null;
  const record = await trx
    .selectFrom('desk_events')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!record) return null;
  const { subject, type, who, what } = toDeskEvent(record, database);
  const { before, version } = what as { before?: KeptWork; version?: number };
  if (before === undefined || version === undefined) return null;
  return { subject, type, who, version, before: asWork(before) };
}

/** As JSON has it. */
type KeptWork = Omit<EnquiryWork, 'dueAt' | 'answeredAt'> & {
  dueAt: string | null;
  answeredAt: string | null;
};

function asWork(kept: KeptWork): EnquiryWork {
  const at = (written: string | null) => (written === null ? null : new Date(written));
  return { ...kept, dueAt: at(kept.dueAt), answeredAt: at(kept.answeredAt) };
}
