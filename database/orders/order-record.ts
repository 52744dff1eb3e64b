/** Selects rows of `orders` together with the enrolment, place and receipts, and converts each row to an order. */
import type { Kysely, Selectable } from 'kysely';
import type { Weekday } from '#contract/text/weekdays.ts';
import type { BatchLanguage, BatchState } from '#domain/batches/batch.ts';
import type { OrderSeatState } from '#domain/batches/seat-states.ts';
import type { VoucherReason } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { dateOfMoment, type StoredMoment } from '../connection/stored-moment.ts';
import { makeCourseChangedCondition } from './conditions/make-course-changed-condition.ts';
import type { BatchOfSeat, Order, OrderEvent, OrderVoucher, RefundProposal } from './order.ts';
import type { OrdersTable } from './order-tables.ts';

type Payer = { payer_name: string | null; payer_email: string | null; payer_phone: string | null };
type Seat = {
  seat_batch: string | null;
  seat_state: OrderSeatState | null;
  seat_until: OrdersTable['paid_at'];
  waited_id: string | null;
};
type Planned = {
  batch_starts: string | null;
  batch_ends: string | null;
  batch_days: unknown;
  batch_from: string | null;
  batch_to: string | null;
  batch_language: BatchLanguage | null;
  batch_mentor: string | null;
  batch_state: BatchState | null;
};
type Changed = { is_course_changed: unknown };
type Due = { instalment_due: string | null; instalment_missed: OrdersTable['paid_at'] };
type Sum = number | string | null;
type ReceiptAndVoucherColumns = {
  received_paise: Sum;
  received_way: PaymentMethod | null;
  received_reference: string | null;
  received_on: string | null;
  /** The vouchers as JSON; null if the order has none. */
  vouchers: unknown;
};
type OrderRecord = Selectable<OrdersTable> &
  Payer &
  Seat &
  Planned &
  Changed &
  Due &
  ReceiptAndVoucherColumns;

/** Every query whose rows go to `toOrder` must begin with this selection. */
export function selectOrders(
  database: Pick<KyselyDatabase, 'jsonRows' | 'unindexed'>,
  db: Kysely<AllTables>,
) {
  return (
    db
      .selectFrom('orders')
      .leftJoin('enrolled', 'enrolled.id', 'orders.enrolment_id')
      .leftJoin('seats', 'seats.order_id', 'orders.id')
      .leftJoin('batches as planned', 'planned.id', 'seats.batch_id')
      .leftJoin('waited', 'waited.id', 'orders.enrolment_id')
      // Joins the enquiry too, because staff can make an order for any kind of enquiry, not only for an enrolment.
      .leftJoin('enquiries as asking', 'asking.id', 'orders.enrolment_id')
      .leftJoin('instalments', 'instalments.asked_by', 'orders.id')
      .leftJoin('receipts as received', 'received.number', 'orders.receipt_number')
      .selectAll('orders')
      .select((eb) => [
        eb
          .case()
          .when('orders.voucher_number', 'is not', null)
          .then(
            database.jsonRows(
              eb
                .selectFrom('receipts as returned')
                .select([
                  'returned.number',
                  'returned.issued_at',
                  'returned.paise',
                  'returned.way',
                  'returned.movement',
                  'returned.reference',
                  'returned.moved_on',
                  'returned.why',
                ])
                .whereRef('returned.order_id', '=', 'orders.id')
                .where('returned.kind', '=', 'voucher'),
            ),
          )
          .end()
          .as('vouchers'),
        makeCourseChangedCondition(database, eb).as('is_course_changed'),
        'seats.batch_id as seat_batch',
        'seats.state as seat_state',
        'seats.held_until as seat_until',
        'planned.starts_on as batch_starts',
        'planned.ends_on as batch_ends',
        'planned.days as batch_days',
        'planned.from_time as batch_from',
        'planned.to_time as batch_to',
        'planned.language as batch_language',
        'planned.mentor as batch_mentor',
        'planned.state as batch_state',
        'waited.id as waited_id',
        'received.paise as received_paise',
        'received.way as received_way',
        'received.reference as received_reference',
        'received.moved_on as received_on',
        'instalments.due_on as instalment_due',
        'instalments.missed_at as instalment_missed',
        eb.fn.coalesce('asking.name', 'enrolled.name', 'waited.name').as('payer_name'),
        eb.fn.coalesce('asking.email', 'enrolled.email', 'waited.email').as('payer_email'),
        eb.fn.coalesce('asking.phone', 'enrolled.phone', 'waited.phone').as('payer_phone'),
      ])
  );
}

const dateOrNull = (at: OrdersTable['paid_at']) => (at === null ? null : dateOfMoment(at));

export function toOrder(record: OrderRecord, database: Pick<KyselyDatabase, 'fromJson'>): Order {
  const amountPaise = Number(record.amount_paise);
  const vouchers = record.vouchers === null ? [] : toVouchers(database.fromJson(record.vouchers));
  const { payer_name, payer_email, payer_phone, seat_batch, seat_state, seat_until } = record;
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
    discrepancy: record.doubt,
    raised: database.fromJson(record.raised) as string[],
    createdAt: dateOfMoment(record.made_at),
    offerTries: record.offer_tries,
    link:
      record.link_id === null || record.link_url === null
        ? null
        : {
            id: record.link_id,
            url: record.link_url,
            expiresAt: dateOrNull(record.link_expires_at),
          },
    paymentId: record.payment_id,
    paidWay: record.paid_way,
    instalment: toInstalment(record),
    paidAt: dateOrNull(record.paid_at),
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
    receipt: toReceiptOrVoucher(record.receipt_number, record.receipt_at, {
      paise: record.received_paise,
      way: record.received_way,
      reference: record.received_reference,
      moved_on: record.received_on,
      why: null,
    }),
    voucher: vouchers.at(-1) ?? null,
    vouchers,
    failedPayments: database.fromJson(record.failed_payments) as string[],
    failedAt: dateOrNull(record.failed_at),
    secondOf: record.second_of,
    forOtherAt: dateOrNull(record.for_other_at),
    seat:
      seat_batch === null || seat_state === null || seat_until === null
        ? null
        : {
            batchId: seat_batch,
            state: seat_state,
            heldUntil: dateOfMoment(seat_until),
            batch: toSeatBatch(record, database),
          },
    refundProposal: toProposal(database.fromJson(record.refund_proposal)),
    changeOf: record.change_of,
    isCourseChanged: Boolean(record.is_course_changed),
    hasWaited: record.waited_id !== null,
    payer:
      payer_name === null || payer_email === null || payer_phone === null
        ? null
        : { name: payer_name, email: payer_email, phone: payer_phone },
  };
}

function toSeatBatch(
  record: Planned,
  database: Pick<KyselyDatabase, 'fromJson'>,
): BatchOfSeat | null {
  const { batch_starts, batch_ends, batch_days, batch_from, batch_to } = record;
  const { batch_language, batch_mentor, batch_state } = record;
  if (batch_starts === null || batch_ends === null || batch_from === null || batch_to === null)
    return null;
  if (batch_language === null || batch_mentor === null || batch_state === null) return null;
  return {
    startsOn: batch_starts,
    endsOn: batch_ends,
    days: database.fromJson(batch_days) as Weekday[],
    from: batch_from,
    to: batch_to,
    language: batch_language,
    mentor: batch_mentor,
    state: batch_state,
  };
}

function toInstalment(record: OrderRecord): Order['instalment'] {
  const { plan_of, plan_position, plan_count, plan_fee_paise, ask_at } = record;
  if (plan_of === null || plan_position === null || plan_count === null) return null;
  return {
    planOf: plan_of,
    position: plan_position,
    count: plan_count,
    feePaise: Number(plan_fee_paise),
    dueOn: record.instalment_due,
    askAt: dateOrNull(ask_at),
    missedAt: dateOrNull(record.instalment_missed),
  };
}

/** A stored refund proposal. In JSON, its time is a text. */
type KeptProposal = Omit<RefundProposal, 'at'> & { at: string };

const toProposal = (kept: unknown): RefundProposal | null =>
  kept === null ? null : { ...(kept as KeptProposal), at: new Date((kept as KeptProposal).at) };

type KeptVoucher = ReceiptColumns & {
  number: string;
  issued_at: StoredMoment;
  movement: string | null;
};

/** Reads the vouchers and sorts them, oldest first. PostgreSQL writes their times as texts into the JSON. */
const toVouchers = (kept: unknown): OrderVoucher[] =>
  (kept as KeptVoucher[])
    .flatMap(({ number, issued_at, movement, ...columns }) => {
      const voucher = toReceiptOrVoucher(number, issued_at, columns);
      return voucher === null ? [] : [{ ...voucher, movement }];
    })
    .sort((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime() || (a.number < b.number ? -1 : 1));

function toReceiptOrVoucher(
  number: string | null,
  at: StoredMoment | null,
  { paise, way, reference, moved_on: movedOn, why }: ReceiptColumns,
): Order['receipt'] {
  if (number === null || at === null) return null;
  const record =
    way === null || way === 'online' || reference === null || movedOn === null
      ? null
      : { way, reference, movedOn };
  return { number, issuedAt: dateOfMoment(at), paise: Number(paise), record, why };
}

type ReceiptColumns = {
  paise: Sum;
  way: PaymentMethod | null;
  reference: string | null;
  moved_on: string | null;
  why: VoucherReason | null;
};

/** Reads the events of the order, oldest first. */
export async function readOrderEvents(
  database: KyselyDatabase,
  db: Kysely<AllTables>,
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
  record: AllTables['order_events'],
  database: Pick<KyselyDatabase, 'fromJson'>,
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
