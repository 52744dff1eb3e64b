/**
 * Erases enquiries for good. The audit entry (who erased, and when) is written in the same transaction. Only receipts
 * and vouchers of live payments keep the person's name, because tax law requires this.
 */
import type { Transaction } from 'kysely';
import { receiptWords } from '#contract/orders/order-words.ts';
import { maskPersonInText } from '#domain/mask-person-in-text.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { isUuid } from '../uuid-v7.ts';
import { findWorkedOnEnquiries } from './acts/find-worked-on-enquiries.ts';
import { recordDeskEvents } from './desk-event-store.ts';
import type { ErasurePort } from './desk-port.ts';
import { type DeskTransaction, inDeskTransaction } from './desk-transaction.ts';

/**
 * Deletes the enquiries with these ids (submitted, quarantined or added) and everything recorded about them. Resolves
 * with the number of deleted rows. SQLite and PostgreSQL have different implementations.
 */
export type EraseSubmissions = (
  trx: Transaction<AllTables>,
  ids: readonly string[],
) => Promise<number>;

/** The greatest number of ids in one statement, because SQLite and PostgreSQL limit the number of values. */
const idsAtOnce = 1_000;

export function makeErasureStore(
  database: KyselyDatabase,
  eraseSubmissions: EraseSubmissions,
): ErasurePort {
  return {
    erase: (ids, who, seenWorkedOn) =>
      inDeskTransaction(database, async (work) => {
        const given = ids.filter(isUuid);
        // First decides for all portions which enquiries are erased. Then each enquiry that stays gets the event
        // `enquiry.kin-erased` if a linked enquiry is erased.
        const portions: string[][] = [];
        for (let from = 0; from < given.length; from += idsAtOnce) {
          const wanted = given.slice(from, from + idsAtOnce);
          await lockOrders(work, wanted);
          const some =
            seenWorkedOn === undefined
              ? wanted
              : await leaveOutWorkedOn(work, wanted, seenWorkedOn);
          if (some.length > 0) portions.push(some);
        }
        const erasing = new Set(portions.flat());
        let erased = 0;
        for (const some of portions) {
          const gone = await findExisting(work, some);
          const receipts = await removeNamesFromTestReceipts(work, some);
          await maskPeopleInSavedViews(work, some);
          const left = (await findLinkedEnquiries(work, some)).filter((one) => !erasing.has(one));
          erased += await eraseSubmissions(work.trx, some);
          await recordDeskEvents(work, [
            ...gone.map((subject) => ({
              type: 'enquiry.erased' as const,
              subject,
              who,
              what: receipts.has(subject) ? { receipts: receipts.get(subject) } : {},
            })),
            // Shows in the history of the person's other enquiries that one enquiry was erased.
            ...left.map((subject) => ({
              type: 'enquiry.kin-erased' as const,
              subject,
              who,
              what: {},
            })),
          ]);
        }
        return erased;
      }),
  };
}

/**
 * Locks orders before enquiries, as a payment does. With the opposite order here, an erasure and a payment could block
 * each other.
 */
async function lockOrders({ trx }: DeskTransaction, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ offer_slug: (eb) => eb.ref('offer_slug') })
    .where('enrolment_id', 'in', [...ids])
    .execute();
}

/**
 * Locks the enquiries, so that nobody can work on them any more. Returns the ids of those without work of staff and
 * without an order, and also the ids in `seen`.
 */
async function leaveOutWorkedOn(
  { trx }: DeskTransaction,
  ids: readonly string[],
  seen: readonly string[],
): Promise<string[]> {
  await trx
    .updateTable('enquiries')
    .set({ kind: (eb) => eb.ref('kind') })
    .where('id', 'in', [...ids])
    .execute();
  const staying = new Set(await findWorkedOnEnquiries(trx, ids));
  for (const id of seen) staying.delete(id);
  return ids.filter((id) => !staying.has(id));
}

async function findExisting({ trx }: DeskTransaction, ids: readonly string[]): Promise<string[]> {
  const records = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return records.map(({ id }) => id);
}

async function findLinkedEnquiries(
  { trx }: DeskTransaction,
  ids: readonly string[],
): Promise<string[]> {
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

/**
 * Removes the person's name from receipts and vouchers of demonstration and test payments, where no money moved.
 * Returns, for each enrolment, the numbers of the live receipts and vouchers, on which the name must stay by tax law.
 */
async function removeNamesFromTestReceipts(
  { trx }: DeskTransaction,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const found = await trx
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['receipts.number', 'orders.enrolment_id', 'orders.mode'])
    .where('orders.enrolment_id', 'in', [...ids])
    .orderBy('receipts.number')
    .execute();
  const shown = found.filter(({ mode }) => mode !== 'live').map(({ number }) => number);
  if (shown.length > 0)
    await trx
      .updateTable('receipts')
      .set({ payer: receiptWords.someone, file: null })
      .where('number', 'in', shown)
      .execute();
  const kept = new Map<string, string[]>();
  for (const { enrolment_id: id, mode, number } of found)
    if (id !== null && mode === 'live') kept.set(id, [...(kept.get(id) ?? []), number]);
  return kept;
}

/**
 * Masks the names, addresses and numbers of erased people in the names of saved views, where a member may have typed
 * them.
 */
async function maskPeopleInSavedViews(
  { trx }: DeskTransaction,
  ids: readonly string[],
): Promise<void> {
  const people = await trx
    .selectFrom('enquiries')
    .select(['name', 'email', 'phone'])
    .where('id', 'in', [...ids])
    .execute();
  const corrections = await trx
    .selectFrom('enquiry_corrections')
    .select(['was', 'becomes'])
    .where('enquiry_id', 'in', [...ids])
    .execute();
  const named = [
    ...people.flatMap(({ name, email, phone }) => [name, email, phone]),
    ...corrections.flatMap(({ was, becomes }) => [was, becomes]),
  ];
  if (named.length === 0) return;
  const views = await trx.selectFrom('saved_views').select(['id', 'name']).execute();
  for (const { id, name } of views) {
    const without = maskPersonInText(name, named);
    if (without !== name)
      await trx.updateTable('saved_views').set({ name: without }).where('id', '=', id).execute();
  }
}
