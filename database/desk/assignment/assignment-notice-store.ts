/**
 * Tells members who works on an enquiry or on a learner's checklist. Members see these notices at the desk; a member
 * without an open page of the desk gets a mail. The column `enquiry_id` has the id of the enquiry, or of the order of
 * the checklist.
 */
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment, type StoredMoment } from '../../connection/stored-moment.ts';
import { retentionLimits } from '../../retention-limits.ts';
import { isUuid, makeUuidV7 } from '../../uuid-v7.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk-transaction.ts';
import type {
  AssignmentNotice,
  AssignmentNoticeKind,
  AssignmentNoticePort,
} from './assignment-notice-port.ts';

/**
 * The delay before the mail. Several notices in this time become one mail, and a member at the desk sees them first.
 */
const mailAfterMs = 60_000;
/**
 * If no result is recorded this long after a mail was started, the mail is sent again: nobody knows whether it was
 * sent.
 */
const mailAgainMs = 15 * 60_000;
/** Older notices are not mailed, because they do not help any more. */
const longestToMailMs = 24 * 3_600_000;
/** An open page of the desk sends a request at least this often, if the member used it within the last hour. */
const longestDeskSilenceMs = 6 * 60_000;
const mostShown = 100;
/** The greatest number of rows in one statement, because PostgreSQL and SQLite limit the number of values. */
const noticesAtOnce = 1_000;

type NoticeRecord = {
  id: string;
  staff_id: string;
  enquiry_id: string;
  kind: AssignmentNoticeKind;
  who: string;
  at: StoredMoment;
};

const columns = ['id', 'staff_id', 'enquiry_id', 'kind', 'who', 'at'] as const;

export function makeAssignmentNoticeStore(database: KyselyDatabase): AssignmentNoticePort {
  return {
    async listUnseenAssignmentNotices(staffId) {
      if (!isUuid(staffId)) return [];
      const records = await database.run((db) =>
        db
          .selectFrom('colleague_notices')
          .select(columns)
          .where('staff_id', '=', staffId)
          .where('seen_at', 'is', null)
          .orderBy('id', 'desc')
          .limit(mostShown)
          .execute(),
      );
      return records.map(toNotice);
    },
    markAssignmentNoticesSeen: (staffId, upTo) =>
      database.run(async (db) => {
        if (!isUuid(staffId) || !isUuid(upTo)) return;
        const seen_at = database.moment(await database.readClock(db));
        await db
          .updateTable('colleague_notices')
          .set({ seen_at, mail_at: null })
          .where('staff_id', '=', staffId)
          .where('id', '<=', upTo)
          .where('seen_at', 'is', null)
          .execute();
      }),
    claimNoticeMails: () =>
      inDeskTransaction(database, async ({ trx, now }) => {
        const later = (ms: number) => database.moment(new Date(now.getTime() + ms));
        const claimed = await trx
          .updateTable('colleague_notices')
          .set({ mail_at: later(mailAgainMs) })
          .where('mail_at', '<=', database.moment(now))
          .returning(columns)
          .execute();
        if (claimed.length === 0) return [];
        const atDesk = await trx
          .selectFrom('staff_sessions')
          .select('staff_id')
          .where('seen_at', '>', later(-longestDeskSilenceMs))
          .execute();
        const present = new Set(atDesk.map(({ staff_id }) => staff_id));
        const notices = claimed.map(toNotice);
        const isWanted = ({ staffId, at }: AssignmentNotice) =>
          !present.has(staffId) && now.getTime() - at.getTime() < longestToMailMs;
        await markMailed(
          trx,
          notices.filter((one) => !isWanted(one)).map(({ id }) => id),
        );
        return notices.filter(isWanted).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      }),
    markNoticesMailed: (ids) => database.run((db) => markMailed(db, ids)),
  };
}

async function markMailed(
  db: DeskTransaction['trx'] | KyselyDatabase['db'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('colleague_notices')
    .set({ mail_at: null })
    .where('id', 'in', [...ids])
    .execute();
}

type NoticeToStore = Pick<AssignmentNotice, 'subject' | 'staffId' | 'kind'>;

/** Stores notices in the transaction that makes the change. */
export async function storeAssignmentNotices(
  { trx, database, now }: DeskTransaction,
  who: string,
  told: readonly NoticeToStore[],
): Promise<void> {
  const at = database.moment(now);
  const mail_at = database.moment(new Date(now.getTime() + mailAfterMs));
  const rows = told.map(({ subject, staffId, kind }) => ({
    id: makeUuidV7(now.getTime()),
    staff_id: staffId,
    enquiry_id: subject,
    kind,
    who,
    at,
    seen_at: null,
    mail_at,
  }));
  for (let from = 0; from < rows.length; from += noticesAtOnce) {
    await trx
      .insertInto('colleague_notices')
      .values(rows.slice(from, from + noticesAtOnce))
      .execute();
  }
}

/**
 * Tells the new owner that an enquiry or a checklist was assigned to them, and the former owner that it was taken away.
 * A member who made the change is not told about it.
 */
export async function notifyOwnersOfReassignment(
  work: DeskTransaction,
  subject: string,
  { from, to, who }: { from: string | null; to: string | null; who: string },
): Promise<void> {
  if (from === to) return;
  await storeAssignmentNotices(work, who, [
    ...(to === null || to === who ? [] : [{ subject, staffId: to, kind: 'given' } as const]),
    ...(from === null || from === who ? [] : [{ subject, staffId: from, kind: 'taken' } as const]),
  ]);
}

export function deleteOldAssignmentNotices(database: KyselyDatabase): Promise<void> {
  return database.run(async (db) => {
    const now = await database.readClock(db);
    const before = database.moment(new Date(now.getTime() - retentionLimits.assignmentNoticesMs));
    await db.deleteFrom('colleague_notices').where('at', '<', before).execute();
  });
}

const toNotice = (record: NoticeRecord): AssignmentNotice => ({
  id: record.id,
  staffId: record.staff_id,
  subject: record.enquiry_id,
  kind: record.kind,
  who: record.who,
  at: dateOfMoment(record.at),
});
