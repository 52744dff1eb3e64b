/**
 * Assigns enquiries by the owner's rules. An enquiry that waits for an owner, or for an answer of its owner, has a row
 * in `assignments`. The row is written together with the enquiry, so that a restart loses nothing. Like every act, an
 * assignment locks staff first, then enquiries. It locks the row of `assignments` last, which shows whether another
 * process has already assigned the enquiry.
 */
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';
import { colleagueOwningRelated } from '#domain/enquiries/related-enquiry-work.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment, type StoredMoment } from '../../connection/stored-moment.ts';
import { lockedMemberMayOwnEnquiries, lockStaffRows } from '../../staff/lock-staff-rows.ts';
import { isUuid } from '../../uuid-v7.ts';
import { type RelatedChange, writeEnquiryWork } from '../acts/write-enquiry-work.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk-transaction.ts';
import { enquiryColumns, toEnquiry, toEnquiryWork } from '../enquiry-record.ts';
import { lockAndReadEnquiries } from '../lock-enquiries.ts';
import {
  filterOpenRelatedEnquiries,
  findOpenRelatedEnquiries,
  type OpenRelatedEnquiry,
} from '../related/find-open-related-enquiries.ts';
import { storeAssignmentNotices } from './assignment-notice-store.ts';
import {
  type AssignmentDecider,
  type AssignmentResult,
  type AutomaticAssignmentPort,
  assignmentAuthor,
} from './automatic-assignment-port.ts';

export function makeAutomaticAssignmentStore(database: KyselyDatabase): AutomaticAssignmentPort {
  return {
    dueAssignments: (limit) =>
      database.run(async (db) => {
        const now = await database.readClock(db);
        const records = await db
          .selectFrom('assignments')
          .select('enquiry_id')
          .where('look_at', '<=', database.moment(now))
          .orderBy('look_at')
          .limit(limit)
          .execute();
        return records.map(({ enquiry_id }) => enquiry_id);
      }),
    assign: (enquiryId, rules) =>
      inDeskTransaction(database, (work) => assign(work, enquiryId, rules)),
  };
}

type Waiting = { staffId: StaffId | null; had: readonly StaffId[]; version: number; lookAt: Date };

async function assign(
  work: DeskTransaction,
  id: string,
  rules: AssignmentDecider,
): Promise<AssignmentResult> {
  if (!isUuid(id)) return { at: 'ended' };
  const read = await readWaiting(work, id);
  const enquiry = await readEnquiry(work, id);
  if (read === null || enquiry === null) return { at: 'ended' };
  const others = await findOpenRelatedEnquiries(work, id);
  const firstChoice = rules.choose(enquiry, read.had)?.to ?? null;
  const staff = await lockStaffRows(work.trx, [
    firstChoice,
    read.staffId,
    ...others.map((one) => one.ownerId),
  ]);
  const locked = await lockAndReadEnquiries(work.trx, [id, ...others.map((one) => one.id)]);
  const waiting = await lockWaiting(work, id);
  const main = locked.get(id);
  if (waiting === null || main === undefined) return { at: 'ended' };
  if (waiting.lookAt > work.now || waiting.staffId !== read.staffId) return { at: 'meanwhile' };
  if (!isStillWaiting(main.enquiry, waiting)) return endAssignment(work, id);

  const from = waiting.staffId;
  const related = filterOpenRelatedEnquiries(locked, main);
  const isAnswered = related.some(
    ({ work: { ownerId, state } }) => ownerId === from && state !== 'new',
  );
  if (from !== null && (isAnswered || rules.answerBy(work.now) === null))
    return endAssignment(work, id);

  const colleague = from === null ? colleagueOwningRelated(related, null) : null;
  const goesToColleague =
    colleague !== null &&
    lockedMemberMayOwnEnquiries(staff.get(colleague)) &&
    rules.isAtWork(colleague);
  const chosen = goesToColleague ? null : rules.choose(main.enquiry, waiting.had);
  const to = goesToColleague ? colleague : (chosen?.to ?? null);
  if (to !== null && !staff.has(to)) return { at: 'meanwhile' };
  if (to !== null && !lockedMemberMayOwnEnquiries(staff.get(to))) return { at: 'meanwhile' };
  if (to === null && from === null) {
    await endAssignment(work, id);
    return { at: 'nobody', from };
  }
  const rule = goesToColleague ? null : (chosen?.rule ?? null);
  await assignTo(work, main.enquiry, related, { from, to, rule });
  const answerBy = to === null || goesToColleague ? null : rules.answerBy(work.now);
  if (to === null || answerBy === null) await endAssignment(work, id);
  else
    await waitForAnswer(work, id, {
      to,
      had: [...waiting.had, to],
      answerBy,
      enquiry: main.enquiry,
    });
  return to === null ? { at: 'nobody', from } : { at: 'assigned', to, from };
}

/**
 * Whether the enquiry still waits for an owner, or for an answer of its owner. Anything that staff change counts as an
 * answer, for example a call, a follow-up date or a new owner.
 */
const isStillWaiting = (enquiry: Enquiry, { staffId, version }: Waiting) =>
  enquiry.state === 'new' &&
  enquiry.dueAt !== null &&
  !enquiry.isQuarantined &&
  enquiry.ownerId === staffId &&
  (staffId === null || enquiry.version === version);

/**
 * Assigns the enquiry to the member `to`, or to nobody. The person's other open enquiries follow if they have no owner
 * or the same owner as this enquiry (`from`).
 */
async function assignTo(
  work: DeskTransaction,
  enquiry: Enquiry,
  related: readonly OpenRelatedEnquiry[],
  { from, to, rule }: { from: StaffId | null; to: StaffId | null; rule: number | null },
): Promise<void> {
  const type = from === null ? 'enquiry.assigned' : 'enquiry.passed-on';
  const act = { kind: 'hand over', to } as const;
  const along: RelatedChange[] = [];
  for (const one of related) {
    const { ownerId } = one.work;
    if (ownerId === to || (ownerId !== null && ownerId !== from)) continue;
    const after = { ...one.work, ownerId: to };
    const details = { act, because: enquiry.id };
    const eventId = await writeEnquiryWork(
      work,
      one.enquiry,
      after,
      type,
      assignmentAuthor,
      details,
    );
    along.push({ id: one.enquiry.id, eventId, nearness: one.nearness });
  }
  await writeEnquiryWork(
    work,
    enquiry,
    { ...toEnquiryWork(enquiry), ownerId: to },
    type,
    assignmentAuthor,
    {
      act,
      rule,
      ...(along.length === 0 ? {} : { along }),
    },
  );
  if (to !== null)
    await work.trx
      .updateTable('staff')
      .set({ last_turn_at: work.database.moment(work.now) })
      .where('id', '=', to)
      .execute();
  const subject = enquiry.id;
  await storeAssignmentNotices(work, assignmentAuthor, [
    ...(to === null ? [] : [{ subject, staffId: to, kind: 'given' } as const]),
    ...(from === null ? [] : [{ subject, staffId: from, kind: 'passed on' } as const]),
    ...(to === null
      ? (await owners(work)).map((staffId) => ({ subject, staffId, kind: 'nobody left' }) as const)
      : []),
  ]);
}

async function owners({ trx }: DeskTransaction): Promise<StaffId[]> {
  const records = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('state', '=', 'active')
    .execute();
  return records.map(({ id }) => id);
}

async function endAssignment({ trx }: DeskTransaction, id: string): Promise<AssignmentResult> {
  await trx.deleteFrom('assignments').where('enquiry_id', '=', id).execute();
  return { at: 'ended' };
}

async function waitForAnswer(
  { trx, database }: DeskTransaction,
  id: string,
  { to, had, answerBy, enquiry }: { to: StaffId; had: StaffId[]; answerBy: Date; enquiry: Enquiry },
): Promise<void> {
  await trx
    .updateTable('assignments')
    .set({
      staff_id: to,
      had: database.json(had),
      version: enquiry.version + 1,
      look_at: database.moment(answerBy),
    })
    .where('enquiry_id', '=', id)
    .execute();
}

async function readEnquiry({ trx }: DeskTransaction, id: string): Promise<Enquiry | null> {
  const record = await trx
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return record ? toEnquiry(record) : null;
}

const waitingColumns = ['staff_id', 'had', 'version', 'look_at'] as const;

async function readWaiting(
  { trx, database }: DeskTransaction,
  id: string,
): Promise<Waiting | null> {
  const record = await trx
    .selectFrom('assignments')
    .select(waitingColumns)
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  return record ? toWaiting(record, database) : null;
}

/** Locks the row of `assignments`: an update without a change does so on both engines. */
async function lockWaiting(
  { trx, database }: DeskTransaction,
  id: string,
): Promise<Waiting | null> {
  const record = await trx
    .updateTable('assignments')
    .set({ version: (eb) => eb.ref('version') })
    .where('enquiry_id', '=', id)
    .returning(waitingColumns)
    .executeTakeFirst();
  return record ? toWaiting(record, database) : null;
}

function toWaiting(
  record: { staff_id: string | null; had: unknown; version: number; look_at: StoredMoment },
  database: Pick<KyselyDatabase, 'fromJson'>,
): Waiting {
  return {
    staffId: record.staff_id,
    had: database.fromJson(record.had) as StaffId[],
    version: record.version,
    lookAt: dateOfMoment(record.look_at),
  };
}
