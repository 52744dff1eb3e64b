/**
 * Stores enquiries that did not come from a form of the site. A trigger then creates the row in `enquiries`, in the
 * same way as for visitors' enquiries, so that staff can work with both alike.
 */
import type { AddedEnquiryFacts } from '#domain/enquiries/added-enquiry-facts.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { isUuid, makeUuidV7 } from '../../uuid-v7.ts';
import { actOnEnquiry } from '../acts/act-on-enquiry.ts';
import { recordDeskEvent } from '../desk-event-store.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk-transaction.ts';
import { lockEnquiry } from '../lock-enquiries.ts';
import type { AddedEnquiryPort, EnquiryToAdd } from './added-enquiry-port.ts';

/** The greatest number of ids in one statement, because SQLite and PostgreSQL limit the number of values. */
const idsAtOnce = 1_000;

export function makeAddedEnquiryStore(database: KyselyDatabase): AddedEnquiryPort {
  return {
    addEnquiry: (added, { who, claimFor }) =>
      inDeskTransaction(database, async (work) => {
        const { way, told } = added;
        const result = await insertAddedEnquiryRow(work, added, null);
        if (result.at === 'repeated') return { at: 'repeated', id: result.id };
        const eventId = await recordDeskEvent(work, {
          type: 'enquiry.added',
          subject: result.id,
          who,
          what: { way, told },
        });
        if (claimFor !== null) {
          const actor = { who, staffId: claimFor, mayOverrule: false };
          await actOnEnquiry(work, result.id, { kind: 'claim' }, actor);
        }
        return { at: 'added', id: result.id, eventId };
      }),

    async findAddedFacts(ids) {
      const found = new Map<string, AddedEnquiryFacts>();
      const known = ids.filter(isUuid);
      for (let from = 0; from < known.length; from += idsAtOnce) {
        const records = await database.run((db) =>
          db
            .selectFrom('added_enquiries')
            .select(['id', 'way', 'told', 'taken_by'])
            .where('id', 'in', known.slice(from, from + idsAtOnce))
            .execute(),
        );
        for (const { id, way, told, taken_by } of records)
          found.set(id, { way, told, takenBy: taken_by });
      }
      return found;
    },

    recordPrivacyNotice: (id, told, who) =>
      inDeskTransaction(database, async (work) => {
        if ((await lockEnquiry(work.trx, id)) === null) return null;
        const { numUpdatedRows } = await work.trx
          .updateTable('added_enquiries')
          .set({ told })
          .where('id', '=', id)
          .where('told', '!=', told)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return null;
        return recordDeskEvent(work, { type: 'enquiry.told', subject: id, who, what: { told } });
      }),
  };
}

/**
 * Inserts only the row; the caller must record the event in the same transaction. `repeated`: an enquiry with the same
 * `once` is already stored, and `id` is the id of that enquiry.
 */
export async function insertAddedEnquiryRow(
  { database, trx, now }: DeskTransaction,
  { takenBy, ...added }: EnquiryToAdd,
  importId: string | null,
): Promise<{ at: 'added' | 'repeated'; id: string }> {
  const id = makeUuidV7(now.getTime());
  const row = { id, created_at: database.moment(now), ...added };
  const inserted = await trx
    .insertInto('added_enquiries')
    .values({ ...row, taken_by: takenBy, import_id: importId })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { at: 'added', id };
  const before = await trx
    .selectFrom('added_enquiries')
    .select('id')
    .where('once', '=', added.once)
    .executeTakeFirstOrThrow();
  return { at: 'repeated', id: before.id };
}
