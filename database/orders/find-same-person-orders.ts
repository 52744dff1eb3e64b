/**
 * Finds the same person's other orders for the same offer and payment mode: the enquiries have the same normalised mail
 * address or phone number. After an erasure nothing is found, because the enquiry is deleted.
 */
import type { Kysely } from 'kysely';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import { isOrderOpen, type OrderState } from '#domain/orders/order-states.ts';
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
  /** The position of the order in its plan of instalments; null without a plan. */
  instalment: { position: number } | null;
};

/** If the first payment is older than this, a second payment for the same course counts as intended. */
const paidCountsMs = 365 * 24 * 60 * 60_000;

/**
 * Whether the order was paid within a year and is still paid, with no refund requested. The person then already has the
 * course.
 */
export const isPaidWithinYear = (
  { now }: Pick<Work, 'now'>,
  { state, paid_at }: SamePersonOrder,
): boolean =>
  state === 'paid' &&
  paid_at !== null &&
  dateOfMoment(paid_at).getTime() > now.getTime() - paidCountsMs;

/**
 * Whether the order waits for a payment that would buy the course. A later instalment does not count, because its first
 * instalment bought the course.
 */
export const isOpenPurchase = (order: SamePersonOrder): boolean =>
  isOrderOpen(order.state) && !isLaterInstalment(order);

type OrderToCompare = Pick<Order, 'id' | 'enrolmentId' | 'mode' | 'instalment'> & {
  offer: Pick<Order['offer'], 'slug'>;
};

/**
 * Returns the same person's other orders for this offer and mode, in any state, newest first. Leaves out other
 * instalments of the same plan, and orders that were changed to another course.
 */
export async function findSamePersonOrders(
  { database, trx }: Pick<Work, 'database' | 'trx'>,
  { id, enrolmentId, offer, mode, instalment }: OrderToCompare,
): Promise<SamePersonOrder[]> {
  if (enrolmentId === null) return [];
  const own = await trx
    .selectFrom('enquiries')
    .select(['email_key', 'phone_key'])
    .where('id', '=', enrolmentId)
    .executeTakeFirst();
  if (own === undefined) return [];
  const { email_key, phone_key } = own;
  // First reads the enrolments, then their orders, each by an index. With one joined statement and old statistics,
  // PostgreSQL would read all orders of the offer.
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
    // Makes SQLite use the index on enrolments, instead of reading all orders of this offer or mode.
    .where((eb) => eb(database.unindexed(eb.ref('offer_slug')), '=', offer.slug))
    .where((eb) => eb(database.unindexed(eb.ref('mode')), '=', mode))
    .where('id', '!=', id)
    .where((eb) => eb.not(makeCourseChangedCondition(database, eb)))
    .where((eb) =>
      instalment === null
        ? eb.lit(true)
        : eb.or([eb('plan_of', 'is', null), eb('plan_of', '!=', instalment.planOf)]),
    )
    // Makes SQLite sort these few orders, instead of reading all orders in the order of their ids.
    .orderBy((eb) => database.unindexed(eb.ref('id')), 'desc')
    .execute();
  return found.map(({ plan_position: position, ...other }) => ({
    ...other,
    instalment: position === null ? null : { position },
  }));
}
