/** Queues the weekly mail to the owner: once for each week, even if several processes run or one is killed. */
import { addDays } from '#domain/dates/calendar-date.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { makeUuidV7 } from '../uuid-v7.ts';
import type { WeeklyMailPort } from './desk-port.ts';
import { inDeskTransaction } from './desk-transaction.ts';

/**
 * The name of a row in `service_marks`. The `note` of the row is the Monday of the last week that is done: the mail was
 * queued, or the owner did not want it.
 */
const lastWeekMarkName = 'week told';

export function makeWeeklyMailStore(database: KyselyDatabase): WeeklyMailPort {
  return {
    queueWeeklyMail: (week, isWanted) =>
      inDeskTransaction(database, async ({ trx, now }) => {
        const at = database.moment(now);
        const before = await trx
          .selectFrom('service_marks')
          .select('note')
          .where('name', '=', lastWeekMarkName)
          .executeTakeFirst();
        const claimed = await trx
          .insertInto('service_marks')
          .values({ name: lastWeekMarkName, at, note: week })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ at, note: week })
              .where((eb) =>
                eb.or([
                  eb('service_marks.note', '<', week),
                  // A stored week far in the future was written while a clock was wrong, so it does not count. The next
                  // week counts: another process whose clock is slightly ahead may have stored it.
                  eb('service_marks.note', '>', addDays(week, 7)),
                ]),
              ),
          )
          .returning('name')
          .executeTakeFirst();
        // Without an earlier week in `service_marks`, this is the first start, so there is no week to report. If a
        // clock was set back, nobody knows whether this week was reported, so no mail is queued either.
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
