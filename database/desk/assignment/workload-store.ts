/** Counts the open work: for the member who looks at the desk, and for each member of staff. */
import { sql } from 'kysely';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { EnquiryScope, WorkloadPort } from '../desk-port.ts';
import { enquiryColumns, toEnquiry } from '../enquiry-record.ts';
import { countEnquiriesUpToLimit, makeVisibleEnquiryConditions } from '../inbox/inbox-store.ts';

/** The number of longest-waiting enquiries on the page: as many as fit on one screen. */
const waitingRows = 12;

export function makeWorkloadStore(database: KyselyDatabase): WorkloadPort {
  const { moment, boolean } = database;

  const visible = (scope: EnquiryScope) =>
    database.db
      .selectFrom('enquiries')
      .where((eb) => eb.and(makeVisibleEnquiryConditions(database, eb, scope)));
  // These conditions contain their values as literals, because the database uses a partial index only for a query that
  // repeats the condition of the index literally.
  const waiting = (scope: EnquiryScope) =>
    visible(scope)
      .where('state', '=', sql.lit('new'))
      .where('is_aside', '=', sql.lit(boolean(false)))
      .where('kind', '!=', sql.lit('email_subscriptions'));
  const quarantined = (scope: EnquiryScope) =>
    visible(scope).where('is_aside', '=', sql.lit(boolean(true)));

  const countOf = (query: ReturnType<typeof visible>) => countEnquiriesUpToLimit(database, query);

  return {
    countWaiting: (scope) => database.run(() => countOf(waiting(scope))),

    async readTodayCounts(scope) {
      const [fresh, inQuarantine, longest] = await database.run(() =>
        Promise.all([
          countOf(waiting(scope)),
          countOf(quarantined(scope)),
          waiting(scope).select(enquiryColumns).orderBy('id').limit(waitingRows).execute(),
        ]),
      );
      return { fresh, inQuarantine, longestWaiting: longest.map(toEnquiry) };
    },

    async workloads(now) {
      const records = await database.run((db) =>
        db
          .selectFrom('enquiries')
          .where('due_at', 'is not', null)
          .groupBy('owner_id')
          .orderBy('owner_id')
          .select((eb) => [
            'owner_id',
            eb.fn.countAll().as('open'),
            eb.fn.countAll().filterWhere('due_at', '<=', moment(now)).as('overdue'),
            eb.fn
              .countAll()
              .filterWhere('due_at', '>', moment(now))
              .filterWhere('due_at', '<', moment(endOfIndianDay(now)))
              .as('today'),
          ])
          .execute(),
      );
      return records.map(({ owner_id, open, overdue, today }) => ({
        ownerId: owner_id,
        open: Number(open),
        overdue: Number(overdue),
        dueToday: Number(today),
      }));
    },
  };
}

export const endOfIndianDay = (now: Date) => momentOfIndianHour(addDays(indianDay(now), 1), 0);
