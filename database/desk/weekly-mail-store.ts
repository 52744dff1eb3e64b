/**
 * Queues the owner's mail about a week. Each week is queued once, even if several instances run or an instance is
 * killed.
 */
import { addDays } from '#domain/dates/calendar-date.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { makeUuidV7 } from '../make-uuid-v7.ts';
import { inDeskTransaction } from './desk-events.ts';
import type { WeeklyMailPort } from './desk-port.ts';

/**
 * The name of a row in `service_marks`. Its note is the first day of the last week that is done. A week is done when
 * its mail was queued, or when the owner did not want the mail.
 */
const mark = 'week told';

export function makeWeeklyMailStore(database: KyselyDatabase): WeeklyMailPort {
  return {
    queueWeek: (week, isWanted) =>
      inDeskTransaction(database, async ({ trx, now }) => {
        const at = database.moment(now);
        const before = await trx
          .selectFrom('service_marks')
          .select('note')
          .where('name', '=', mark)
          .executeTakeFirst();
        const claimed = await trx
          .insertInto('service_marks')
          .values({ name: mark, at, note: week })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ at, note: week })
              .where((eb) =>
                eb.or([
                  eb('service_marks.note', '<', week),
                  // A stored week far ahead comes from a clock that was set back later, so it does not count. A stored
                  // week that directly follows this one may come from another instance whose clock is slightly ahead.
                  eb('service_marks.note', '>', addDays(week, 7)),
                ]),
              ),
          )
          .returning('name')
          .executeTakeFirst();
        // At the first start there is no past week to report. After a clock was set back, nobody knows whether this
        // week was reported.
        const isNext = before?.note != null && before.note < week;
        if (claimed === undefined || !isNext || !isWanted) return false;
        const id = makeUuidV7(now.getTime());
        await trx
          .insertInto('outbox')
          .values({
            id,
            channel: 'owner',
            kind: 'numbers',
            row_id: id,
            subject: week,
            type: 'numbers.week',
            created_at: at,
            due_at: at,
          })
          .execute();
        return true;
      }),
  };
}
