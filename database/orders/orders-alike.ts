/**
 * The other orders for the same offer by the same person: the address or the number of their enrolments is the same,
 * however it was written, and their mode is the same. Found by the headers of the enrolments, which are gone when somebody is erased.
 */
import type { Transaction } from 'kysely';
import type { OrderState } from '#domain/order-states.ts';
import { type DeskDatabase, dateOfMoment } from '../connection/desk-database.ts';
import type { Moment } from '../connection/moment.ts';
import type { Order } from './order-port.ts';
import type { DeskDatabaseTables } from './order-tables.ts';

type Work = { database: DeskDatabase; trx: Transaction<DeskDatabaseTables>; now: Date };
export type OrderAlike = { id: string; state: OrderState; paid_at: Moment | null };

/** After a year, a second payment for the same course is taken as meant. */
const paidCountsMs = 365 * 24 * 60 * 60_000;

/** Paid, and neither refunded nor on the way back: its person has what the other order would buy. */
export const isPaidNow = ({ now }: Pick<Work, 'now'>, { state, paid_at }: OrderAlike): boolean =>
  state === 'paid' &&
  paid_at !== null &&
  dateOfMoment(paid_at).getTime() > now.getTime() - paidCountsMs;

/** The newest first. */
export async function ordersAlike(
  { database, trx }: Pick<Work, 'database' | 'trx'>,
  { id, enrolmentId, offer, mode }: Order,
): Promise<OrderAlike[]> {
  if (enrolmentId === null) return [];
  const own = await trx
    .selectFrom('enquiries')
    .select(['email_key', 'phone_key'])
    .where('id', '=', enrolmentId)
    .executeTakeFirst();
  if (own === undefined) return [];
  const { email_key, phone_key } = own;
  return (
    trx
      .selectFrom('enquiries')
      .innerJoin('orders', 'orders.enrolment_id', 'enquiries.id')
      .select(['orders.id', 'orders.state', 'orders.paid_at'])
      .where((eb) =>
        eb.or([
          ...(email_key === null ? [] : [eb('enquiries.email_key', '=', email_key)]),
          ...(phone_key === null ? [] : [eb('enquiries.phone_key', '=', phone_key)]),
        ]),
      )
      .where('orders.offer_slug', '=', offer.slug)
      // By the enrolments: SQLite would rather read all orders of that mode.
      .where((eb) => eb(database.unindexed(eb.ref('orders.mode')), '=', mode))
      .where('orders.id', '!=', id)
      .orderBy('orders.id', 'desc')
      .execute()
  );
}
