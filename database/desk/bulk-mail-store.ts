/**
 * Mails that staff send to several people at once. Each mail waits in the outbox for a minute, so that staff can
 * withdraw it; the history of the enquiry shows it at once. The text is filled in when the mail is sent.
 */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { lockStaffRows } from '../staff/lock-staff-rows.ts';
import { isUuid, makeUuidV7 } from '../uuid-v7.ts';
import { recordDeskEvent, recordDeskEvents, toDeskEvent } from './desk-event-store.ts';
import type { BulkMailPort } from './desk-port.ts';
import { type DeskTransaction, inDeskTransaction } from './desk-transaction.ts';

/** The delay before a mail is sent. In this time, the member can read the mail again and withdraw it. */
const withdrawableMs = 60_000;

/** The outbox channel of these mails. */
export const bulkMailChannel = 'desk';

export function makeBulkMailStore(database: KyselyDatabase): BulkMailPort {
  const { moment } = database;
  return {
    sendMails: (enquiryIds, { id: template, name }, who, { did, waitsMs = withdrawableMs }) =>
      inDeskTransaction(database, async (work) => {
        // If a member presses the button twice, this lock makes the second request wait until the first has finished.
        await lockStaffRows(work.trx, [who]);
        const sendings = await findSendings(work, did, who);
        const [latest] = sendings;
        const toMail = latest
          ? await findEnquiriesToMailAgain(work, enquiryIds, sendings, who)
          : enquiryIds;
        if (latest && toMail.length === 0) return latest.events.length;
        const events = await recordDeskEvents(
          work,
          toMail.map((subject) => ({
            type: 'enquiry.mailed' as const,
            subject,
            who,
            what: { template, message: name },
          })),
        );
        for (const [n, subject] of toMail.entries())
          await work.trx
            .insertInto('outbox')
            .values({
              id: makeUuidV7(work.now.getTime()),
              channel: bulkMailChannel,
              kind: 'enquiries',
              row_id: events[n] ?? '',
              subject,
              type: 'desk.mail',
              created_at: moment(work.now),
              due_at: moment(new Date(work.now.getTime() + waitsMs)),
            })
            .execute();
        const what = { events, message: name };
        await recordDeskEvent(work, { type: 'enquiries.mailed', subject: did, who, what });
        return events.length;
      }),

    withdrawMails: (did, who) =>
      inDeskTransaction(database, async (work) => {
        const { trx } = work;
        const [sending] = await findSendings(work, did, who);
        if (sending === undefined) return null;
        const { events, message } = sending;
        // Only mails that no dispatcher has claimed are deleted. A claimed mail may have been sent already.
        const gone = await trx
          .deleteFrom('outbox')
          .where('channel', '=', bulkMailChannel)
          .where('row_id', 'in', events)
          .where('batch_id', 'is', null)
          .where('sent_at', 'is', null)
          .returning(['subject', 'row_id'])
          .execute();
        await recordDeskEvents(
          work,
          gone.map(({ subject, row_id }) => ({
            type: 'enquiry.mail-withdrawn' as const,
            subject,
            who,
            what: { message, mailed: row_id },
          })),
        );
        // Counts mails that an earlier request withdrew too. So a second press of the button gets the same answer as
        // the first.
        const withdrawn = (await findWithdrawn(work, events, who)).size;
        return { withdrawn, sent: events.length - withdrawn };
      }),
  };
}

/**
 * One press of the button "send". `events` has one id for each mail: the id of its entry in the history of the enquiry.
 */
type Sending = { events: string[]; message: unknown };

/**
 * Finds what this member sent under the id `did`, latest first. A form that is sent twice has the same `did` both
 * times.
 */
async function findSendings(
  { trx, database }: DeskTransaction,
  did: string,
  who: string,
): Promise<Sending[]> {
  const records = await trx
    .selectFrom('desk_events')
    .selectAll()
    .where('subject', '=', isUuid(did) ? did : '')
    .where('type', '=', 'enquiries.mailed')
    .where('who', '=', who)
    .orderBy('id', 'desc')
    .execute();
  return records.map((record) => {
    const { what } = toDeskEvent(record, database);
    return { events: what.events as string[], message: what.message };
  });
}

/**
 * Returns those of these enquiries that need a mail again because their mail was withdrawn; none if nothing was
 * withdrawn.
 */
async function findEnquiriesToMailAgain(
  work: DeskTransaction,
  enquiryIds: readonly string[],
  sendings: readonly Sending[],
  who: string,
): Promise<readonly string[]> {
  const mails = sendings.flatMap(({ events }) => events);
  const withdrawn = await findWithdrawn(work, mails, who);
  if (withdrawn.size === 0) return [];
  const mailed = await subjectsOf(
    work,
    mails.filter((id) => !withdrawn.has(id)),
  );
  return enquiryIds.filter((id) => !mailed.has(id));
}

/** Returns which of these mails the member has withdrawn. `mails` and the result are ids of history entries. */
async function findWithdrawn(
  work: DeskTransaction,
  mails: readonly string[],
  who: string,
): Promise<Set<string>> {
  const records = await work.trx
    .selectFrom('desk_events')
    .selectAll()
    .where('type', '=', 'enquiry.mail-withdrawn')
    .where('who', '=', who)
    .where('subject', 'in', [...(await subjectsOf(work, mails)), ''])
    .execute();
  const withdrawn = new Set(
    records.map((record) => toDeskEvent(record, work.database).what.mailed),
  );
  return new Set(mails.filter((id) => withdrawn.has(id)));
}

/** Returns the enquiries to whose history these entries belong. */
async function subjectsOf(
  { trx }: DeskTransaction,
  events: readonly string[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const records = await trx
    .selectFrom('desk_events')
    .select('subject')
    .where('id', 'in', [...events])
    .execute();
  return new Set(records.map(({ subject }) => subject));
}
