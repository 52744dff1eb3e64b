/**
 * Finds the same person's other orders for the same offer and payment mode. The enrolments have an equal address or
 * number after normalising. The address and the number are read from the rows in `enquiries`, which are deleted when a
 * person is erased.
 */
import type { Kysely } from 'kysely';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { isOpen, type OrderState } from '#domain/orders/order-states.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment, type StoredMoment } from '../connection/stored-moment.ts';
import { makeCourseChangedCondition } from './conditions/make-course-changed-condition.ts';
import type { Order } from './order.ts';

type Work = { database: KyselyDatabase; trx: Kysely<AllTables>; now: Date };
export type SamePersonOrder = {
  id: string;
  state: OrderState;
  paid_at: StoredMoment | null;
  /** Which instalment of its plan the order is; null without a plan. */
  instalment: { position: number } | null;
};

/** After a year, a second payment for the same course counts as intended. */
const paidCountsMs = 365 * 24 * 60 * 60_000;

/**
 * Whether the order was paid within a year and no refund was requested since. If so, the person already has what
 * another order would buy.
 */
export const isPaidWithinYear = (
  { now }: Pick<Work, 'now'>,
  { state, paid_at }: SamePersonOrder,
): boolean =>
  state === 'paid' &&
  paid_at !== null &&
  dateOfMoment(paid_at).getTime() > now.getTime() - paidCountsMs;

/**
 * Whether the order waits for a payment that would buy the course. A later instalment only pays for the course of its
 * first one.
 */
export const isOpenPurchase = (order: SamePersonOrder): boolean =>
  isOpen(order.state) && !isLaterInstalment(order);

type AlikeTo = Pick<Order, 'id' | 'enrolmentId' | 'mode' | 'instalment'> & {
  offer: Pick<Order['offer'], 'slug'>;
};

/**
 * Returns the same person's other orders for this offer and mode, in any state, newest first. Other instalments of the
 * same plan are left out, and so are orders that were changed to another course: the person has not that course any
 * more.
 */
export async function findSamePersonOrders(
  { database, trx }: Pick<Work, 'database' | 'trx'>,
  { id, enrolmentId, offer, mode, instalment }: AlikeTo,
): Promise<SamePersonOrder[]> {
  if (enrolmentId === null) return [];
  const own = await trx
    .selectFrom('enquiries')
    .select(['email_key', 'phone_key'])
    .where('id', '=', enrolmentId)
    .executeTakeFirst();
  if (own === undefined) return [];
  const { email_key, phone_key } = own;
  // Reads the enrolments first and their orders second, each by an index. For one statement that joins both tables,
  // PostgreSQL would read all orders of the offer while its statistics are outdated.
  const enrolments = await trx
    .selectFrom('enquiries')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(email_key === null ? [] : [eb('email_key', '=', email_key)]),
        ...(phone_key === null ? [] : [eb('phone_key', '=', phone_key)]),
      ]),
    )
    .execute();
  if (enrolments.length === 0) return [];
  const found = await trx
    .selectFrom('orders')
    .select(['id', 'state', 'paid_at', 'plan_position'])
    .where(
      'enrolment_id',
      'in',
      enrolments.map((enrolment) => enrolment.id),
    )
    // Forces SQLite to use the index on enrolments; otherwise it would read all orders of that offer or mode.
    .where((eb) => eb(database.unindexed(eb.ref('offer_slug')), '=', offer.slug))
    .where((eb) => eb(database.unindexed(eb.ref('mode')), '=', mode))
    .where('id', '!=', id)
    .where((eb) => eb.not(makeCourseChangedCondition(database, eb)))
    .where((eb) =>
      instalment === null
        ? eb.lit(true)
        : eb.or([eb('plan_of', 'is', null), eb('plan_of', '!=', instalment.planOf)]),
    )
    // Keeps SQLite from using the index of ids. With that index, it would read all orders backwards instead of sorting
    // these few.
    .orderBy((eb) => database.unindexed(eb.ref('id')), 'desc')
    .execute();
  return found.map(({ plan_position: position, ...other }) => ({
    ...other,
    instalment: position === null ? null : { position },
  }));
}
