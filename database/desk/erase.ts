/** Erasing for good. That it was done, by whom and when, is in the same transaction; what was erased is nowhere. */
import type { Transaction } from 'kysely';
import type { OfficeDatabase } from '../connection/office-database.ts';
import type { OfficeTables } from '../orders/order-tables.ts';
import { isUuid } from '../uuid-v7.ts';
import { atWork, noteDeskEvents, type Work } from './desk-events.ts';
import type { ErasePort } from './desk-port.ts';

/** The engine's own: the rows, what is kept of them in quarantine, and all that was noted about them. How many rows. */
export type EraseSubmissions = (
  trx: Transaction<OfficeTables>,
  ids: readonly string[],
) => Promise<number>;

/** SQLite and PostgreSQL take only so many values in one statement. */
const idsAtOnce = 1_000;

export function erasing(office: OfficeDatabase, eraseSubmissions: EraseSubmissions): ErasePort {
  return {
    erase: (ids, who) =>
      atWork(office, async (work) => {
        const given = ids.filter(isUuid);
        let erased = 0;
        for (let from = 0; from < given.length; from += idsAtOnce) {
          const some = given.slice(from, from + idsAtOnce);
          await lockOrders(work, some);
          const entry = (type: 'enquiry.erased' | 'enquiry.kin-erased') => (subject: string) => ({
            type,
            subject,
            who,
            what: {},
          });
          const gone = await existing(work, some);
          const left = (await kinOf(work, some)).filter((one) => !given.includes(one));
          erased += await eraseSubmissions(work.trx, some);
          await noteDeskEvents(work, [
            ...gone.map(entry('enquiry.erased')),
            // Who opens what is left of this person sees that they have taken something back.
            ...left.map(entry('enquiry.kin-erased')),
          ]);
        }
        return erased;
      }),
  };
}

/** Before the enquiries, as a payment takes them: of two who took them crosswise one would fail. */
async function lockOrders({ trx }: Work, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ offer_slug: (eb) => eb.ref('offer_slug') })
    .where('enrolment_id', 'in', [...ids])
    .execute();
}

async function existing({ trx }: Work, ids: readonly string[]): Promise<string[]> {
  const records = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return records.map(({ id }) => id);
}

async function kinOf({ trx }: Work, ids: readonly string[]): Promise<string[]> {
  const records = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('person_id', 'in', (eb) =>
      eb
        .selectFrom('enquiries')
        .select((one) => one.ref('person_id').$notNull().as('person_id'))
        .where('id', 'in', [...ids])
        .where('person_id', 'is not', null),
    )
    .orderBy('id')
    .execute();
  return records.map(({ id }) => id);
}
