import { indianDay } from '#domain/dates/indian-day.ts';
import { computeRegistrationChargePaise } from '#domain/money/compute-registration-charge-paise.ts';
import { computeCourseChangePricePaise } from '#domain/terms/decide-course-change.ts';
import { chooseAndLockBatch } from '../../batches/choose-and-lock-batch.ts';
import type { DeskTransaction } from '../../desk/desk-transaction.ts';
import { makeUuidV7 } from '../../uuid-v7.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../transaction/lock-order.ts';

/**
 * Creates the order for the new course. Its amount is the price difference plus the charge. Returns its id; null if the
 * new course is not on sale or none of its batches has a free place. The caller has locked the old order.
 */
export async function insertCourseChangeOrder(
  work: DeskTransaction,
  { id: changeOf, enrolmentId, amountPaise, instalment }: Order,
  { slug, seat }: { slug: string; seat: Order['seat'] },
): Promise<string | null> {
  const { database, trx, now } = work;
  const batch = await chooseAndLockBatch(work, { offer: { slug }, seat });
  if (batch.at === 'none left') return null;
  const id = makeUuidV7(now.getTime());
  const { person } = await trx
    .selectFrom('orders')
    .select('person')
    .where('id', '=', changeOf)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_claims')
    .values({
      id,
      enrolment_id: enrolmentId ?? '',
      person: person ?? '',
      offer: slug,
      batch: batch.at === 'batch' ? batch.id : null,
      day: indianDay(now),
      at: database.moment(now),
    })
    .execute();
  const claimed = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (claimed === undefined) return null;
  const made = await lockOrder(work, id);
  // With instalments, the whole fee of the old course counts, not only what was paid: the learner still pays the other
  // instalments.
  const due = computeCourseChangePricePaise(instalment?.feePaise ?? amountPaise, made.amountPaise);
  await trx
    .updateTable('orders')
    .set({
      amount_paise: due,
      change_of: changeOf,
      facts: database.json({
        ...made.offer.facts,
        isRepriced: true,
        registrationChargePaise: computeRegistrationChargePaise(due),
      }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}
