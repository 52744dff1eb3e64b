/** How much there is to do, for who looks and for each member of staff. What is due is what is not finished. */
import type { OfficeDatabase } from '../connection/office-database.ts';
import type { DeskPort } from './desk-port.ts';
import { enquiryColumns, toEnquiry } from './enquiry-record.ts';
import { endOfIndianDay, seenBy } from './inbox.ts';

export function dayCounts(office: OfficeDatabase): Pick<DeskPort, 'dayCounts' | 'workloads'> {
  const { moment, boolean } = office;
  return {
    async dayCounts(sight, now) {
      const { fresh, aside, longestWaiting } = await office.run(async (db) => {
        const seen = db.selectFrom('enquiries').where((eb) => eb.and(seenBy(office, eb, sight)));
        const waiting = seen
          .where('state', '=', 'new')
          .where('is_aside', '=', boolean(false))
          .where('kind', '!=', 'email_subscriptions');
        return {
          fresh: await waiting.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow(),
          longestWaiting: await waiting
            .select(enquiryColumns)
            .orderBy('id')
            .limit(1)
            .executeTakeFirst(),
          aside: await seen
            .where('is_aside', '=', boolean(true))
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow(),
        };
      });
      await office.breathe();
      const due = await office.run((db) =>
        db
          .selectFrom('enquiries')
          .where((eb) => eb.and(seenBy(office, eb, sight)))
          .where('due_at', '<', moment(endOfIndianDay(now)))
          .select((eb) => [
            eb.fn.countAll().as('all'),
            eb.fn.countAll().filterWhere('due_at', '<=', moment(now)).as('overdue'),
          ])
          .executeTakeFirstOrThrow(),
      );
      return {
        fresh: Number(fresh.n),
        overdue: Number(due.overdue),
        dueToday: Number(due.all) - Number(due.overdue),
        aside: Number(aside.n),
        longestWaiting: longestWaiting ? toEnquiry(longestWaiting) : null,
      };
    },

    async workloads(now) {
      const records = await office.run((db) =>
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
