/**
 * Mails that staff send to several people at once. Each waits in the outbox for a minute, so that it can be
 * withdrawn, and is in the history of its enquiry from the start. Its text is filled in when it is sent.
 */

import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { lockStaffRows } from '../staff/lock-staff-rows.ts';
import { isUuid, uuidV7 } from '../uuid-v7.ts';
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

export function bulkMailStore(database: KyselyDatabase): BulkMailPort {
  const { moment } = database;
  return {
    sendMails: (enquiryIds, { id: template, name }, who, { did, waitsMs = longEnoughMs }) =>
      inDeskTransaction(database, async (work) => {
        // If a member presses the button twice, the lock makes the second press wait for the first.
        await lockStaffRows(work.trx, [who]);
        const earlier = await findSending(work, did, who);
        if (earlier !== null && (await countWithdrawn(work, earlier, who)) === 0)
          return earlier.events.length;
        const events = await recordDeskEvents(
          work,
          enquiryIds.map((subject) => ({
            type: 'enquiry.mailed' as const,
            subject,
            who,
            what: { template, message: name },
          })),
        );
        for (const [n, subject] of enquiryIds.entries())
          await work.trx
            .insertInto('outbox')
            .values({
              id: uuidV7(work.now.getTime()),
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
        const sending = await findSending(work, did, who);
        if (sending === null) return null;
        const { events, message } = sending;
        // A dispatcher that has claimed a mail may have sent it, so such a mail can't be withdrawn.
        const gone = await trx
          .deleteFrom('outbox')
          .where('channel', '=', bulkMailChannel)
          .where('row_id', 'in', events)
          .where('batch_id', 'is', null)
          .where('sent_at', 'is', null)
          .returning('subject')
          .execute();
        await recordDeskEvents(
          work,
          gone.map(({ subject }) => ({
            type: 'enquiry.mail-withdrawn' as const,
            subject,
            who,
            what: { message },
          })),
        );
        // If the button is pressed twice, the second press gets the same answer as the first.
        const withdrawn = gone.length > 0 ? gone.length : await countWithdrawn(work, sending, who);
        return { withdrawn, sent: events.length - withdrawn };
      }),
  };
}

/** `events` are the ids of the entries in the histories of the people, one for each mail. */
type Sending = { at: Date; events: string[]; message: unknown };

/** The latest mails that this member sent under the id `did`; null if there are none. */
async function findSending(
  { trx, database }: DeskTransaction,
  did: string,
  who: string,
): Promise<Sending | null> {
  const record = await trx
    .selectFrom('desk_events')
    .selectAll()
    .where('subject', '=', isUuid(did) ? did : '')
    .where('type', '=', 'enquiries.mailed')
    .where('who', '=', who)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (record === undefined) return null;
  const { at, what } = toDeskEvent(record, database);
  return { at, events: what.events as string[], message: what.message };
}

/** The number of mails of this sending that the member has withdrawn so far. */
async function countWithdrawn(
  { trx, database }: DeskTransaction,
  { at, events }: Sending,
  who: string,
): Promise<number> {
  const withdrawn = await trx
    .selectFrom('desk_events')
    .select('subject')
    .distinct()
    .where('type', '=', 'enquiry.mail-withdrawn')
    .where('who', '=', who)
    .where('at', '>=', database.moment(at))
    .where('subject', 'in', (db) =>
      db
        .selectFrom('desk_events as mailed')
        .select('mailed.subject')
        .where('mailed.id', 'in', events),
    )
    .execute();
  return withdrawn.length;
}
