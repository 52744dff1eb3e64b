/**
 * Mails that staff send to several people at once. Each waits in the outbox for a minute, so that it can be
 * withdrawn, and is in the history of its enquiry from the start. Its text is filled in when it is sent.
 */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { isUuid, makeUuidV7 } from '../make-uuid-v7.ts';
import { lockStaffRows } from '../staff/lock-staff-rows.ts';
import {
  type DeskTransaction,
  inDeskTransaction,
  recordDeskEvent,
  recordDeskEvents,
  toDeskEvent,
} from './desk-events.ts';
import type { BulkMailPort } from './desk-port.ts';

/** The delay before a mail is sent: long enough to read the mail again and to withdraw it. */
const longEnoughMs = 60_000;

/** The channel of the outbox in which mails from staff to several people wait. */
export const bulkMailChannel = 'desk';

export function makeBulkMailStore(database: KyselyDatabase): BulkMailPort {
  const { moment } = database;
  return {
    sendMails: (enquiryIds, { id: template, name }, who, { did, waitsMs = longEnoughMs }) =>
      inDeskTransaction(database, async (work) => {
        // If a member presses the button twice, the lock makes the second press wait for the first.
        await lockStaffRows(work.trx, [who]);
        const sendings = await findSendings(work, did, who);
        const [latest] = sendings;
        const toMail = latest ? await withoutMail(work, enquiryIds, sendings, who) : enquiryIds;
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
        // A dispatcher that has claimed a mail may have sent it, so such a mail can't be withdrawn.
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
        // Counts earlier presses too, so that the second press of the button gets the same answer as the first.
        const withdrawn = (await findWithdrawn(work, events, who)).size;
        return { withdrawn, sent: events.length - withdrawn };
      }),
  };
}

/** `events` are the ids of the entries in the histories of the people, one for each mail. */
type Sending = { events: string[]; message: unknown };

/**
 * Finds the mails that this member sent under the id `did`, latest first. If a form is sent twice, its mails have the
 * same id.
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

/** Returns which of these enquiries need a mail again after a withdrawal; none if no mail was withdrawn. */
async function withoutMail(
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

/** Returns which of these mails the member has withdrawn. A mail is named by the id of its history entry. */
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

/** The enquiries whose history has these entries. */
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
