/** From a row of `orders`, with who enrolled beside it, to an order. */
import type { Kysely, Selectable } from 'kysely';
import { type DeskDatabase, dateOfMoment } from '../connection/desk-database.ts';
import type { Order, OrderEvent } from './order-port.ts';
import type { DeskDatabaseTables, OrdersTable } from './order-tables.ts';

type Payer = { payer_name: string | null; payer_email: string | null; payer_phone: string | null };
export type OrderRecord = Selectable<OrdersTable> & Payer;

/** Every read of orders begins here. */
export function selectOrders(db: Kysely<DeskDatabaseTables>) {
  return db
    .selectFrom('orders')
    .leftJoin('enrolled', 'enrolled.id', 'orders.enrolment_id')
    .selectAll('orders')
    .select([
      'enrolled.name as payer_name',
      'enrolled.email as payer_email',
      'enrolled.phone as payer_phone',
    ]);
}

const moment = (at: OrdersTable['paid_at']) => (at === null ? null : dateOfMoment(at));

export function toOrder(record: OrderRecord, database: Pick<DeskDatabase, 'fromJson'>): Order {
  const amountPaise = Number(record.amount_paise);
  const { payer_name, payer_email, payer_phone } = record;
  return {
    id: record.id,
    enrolmentId: record.enrolment_id,
    offer: {
      slug: record.offer_slug,
      version: record.offer_version,
      title: record.offer_title,
      amountPaise,
      facts: database.fromJson(record.facts) as Order['offer']['facts'],
    },
    amountPaise,
    currency: 'INR',
    mode: record.mode,
    state: record.state,
    doubt: record.doubt,
    raised: database.fromJson(record.raised) as string[],
    createdAt: dateOfMoment(record.made_at),
    offerTries: record.offer_tries,
    link:
      record.link_id === null || record.link_url === null
        ? null
        : { id: record.link_id, url: record.link_url, expiresAt: moment(record.link_expires_at) },
    paymentId: record.payment_id,
    paidAt: moment(record.paid_at),
    refund:
      record.refund_paise === null
        ? null
        : {
            key: record.refund_key ?? '',
            paise: Number(record.refund_paise),
            refundId: record.refund_id,
            hasFailed: record.refund_failed_at !== null,
          },
    returnedPaise: Number(record.returned_paise),
    receipt: numbered(record.receipt_number, record.receipt_at),
    voucher: numbered(record.voucher_number, record.voucher_at),
    failedPayments: database.fromJson(record.failed_payments) as string[],
    failedAt: moment(record.failed_at),
    secondOf: record.second_of,
    forOtherAt: moment(record.for_other_at),
    payer:
      payer_name === null || payer_email === null || payer_phone === null
        ? null
        : { name: payer_name, email: payer_email, phone: payer_phone },
  };
}

function numbered(number: string | null, at: OrdersTable['receipt_at']): Order['receipt'] {
  return number === null || at === null ? null : { number, issuedAt: dateOfMoment(at) };
}

/** Oldest first. */
export async function readEvents(
  database: DeskDatabase,
  db: Kysely<DeskDatabaseTables>,
  orderId: string,
): Promise<OrderEvent[]> {
  const records = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return records.map((record) => toEvent(record, database));
}

function toEvent(
  record: DeskDatabaseTables['order_events'],
  database: Pick<DeskDatabase, 'fromJson'>,
): OrderEvent {
  const { id, order_id, at, type, who, what } = record;
  return {
    id,
    orderId: order_id,
    at: dateOfMoment(at),
    type,
    who,
    what: database.fromJson(what) as OrderEvent['what'],
  };
}
