/**
 * Mails that staff send to several people at once. Each waits in the outbox for a minute, so that it can be
 * withdrawn, and is in the history of its enquiry from the start. Its text is filled in when it is sent.
 */

import type { DeskDatabase } from '../connection/desk-database.ts';
import { isUuid, uuidV7 } from '../uuid-v7.ts';
import {
  inDeskTransaction,
  recordDeskEvent,
  recordDeskEvents,
  toDeskEvent,
} from './desk-events.ts';
import type { BulkMailPort } from './desk-port.ts';

/** The delay before a mail is sent: long enough to read the mail again and to withdraw it. */
const longEnoughMs = 60_000;

export const bulkMailChannel = 'desk';

export function bulkMailStore(database: DeskDatabase): BulkMailPort {
  const { moment } = database;
  return {
    sendMails: (enquiryIds, { id: template, name }, who, waitsMs = longEnoughMs) =>
      inDeskTransaction(database, async (work) => {
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
        const did = uuidV7(work.now.getTime());
        const what = { events, message: name };
        await recordDeskEvent(work, { type: 'enquiries.mailed', subject: did, who, what });
        return did;
      }),

    withdrawMails: (did, who) =>
      inDeskTransaction(database, async (work) => {
        const { trx } = work;
        const record = await trx
          .selectFrom('desk_events')
          .selectAll()
          .where('subject', '=', isUuid(did) ? did : '')
          .where('type', '=', 'enquiries.mailed')
          .where('who', '=', who)
          .executeTakeFirst();
        if (record === undefined) return null;
        const { what } = toDeskEvent(record, database);
        const events = what.events as string[];
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
            what: { message: what.message },
          })),
        );
        return { withdrawn: gone.length, sent: events.length - gone.length };
      }),
  };
}
