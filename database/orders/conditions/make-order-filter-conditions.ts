import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { OrderFilter } from '#domain/orders/order-filter.ts';
import { selectReceiptsAndVouchersInSpan } from '../../bookkeeping/select-receipts-and-vouchers-in-span.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { isUuid } from '../../uuid-v7.ts';
import { makeOrderSearchCondition } from './make-order-search-condition.ts';

type Expressions = ExpressionBuilder<AllTables, 'orders'>;
type Condition = ExpressionWrapper<AllTables, 'orders', SqlBool>;

/** Turns the filter of the order list into conditions. An order is in the list if all of them hold. */
export function makeOrderFilterConditions(
  database: KyselyDatabase,
  eb: Expressions,
  filter: Omit<OrderFilter, 'before'>,
): Condition[] {
  const { state, mode, needsAttention, search = '', issuedIn, offer } = filter;
  const holds: Condition[] = [];
  if (state) holds.push(eb('orders.state', '=', state === 'mistake' ? 'refunded' : state));
  if (state === 'mistake') holds.push(isMistake(eb));
  if (state === 'refunded') holds.push(eb.not(isMistake(eb)));
  // Nearly all orders have the same mode, so an index on the mode does not help. Without it, SQLite reads the orders by
  // id, newest first.
  if (mode) holds.push(eb(database.unindexed(eb.ref('orders.mode')), '=', mode));
  if (needsAttention)
    holds.push(
      eb.or([
        eb('orders.doubt', 'is not', null),
        eb('orders.refund_proposal', 'is not', null),
        eb.exists(
          eb
            .selectFrom('instalments')
            .innerJoin('orders as first', 'first.id', 'instalments.order_id')
            .select('instalments.order_id')
            .whereRef('instalments.asked_by', '=', 'orders.id')
            .where('instalments.missed_at', 'is not', null)
            // After a refund of the plan, nobody has to handle its missed instalments any more.
            .where((of) => of(database.unindexed(of.ref('first.state')), '=', 'paid')),
        ),
        // A person has to hand back this refund, because the order was paid in cash or by transfer.
        eb.and([eb('orders.state', '=', 'refunding'), eb('orders.paid_way', '!=', 'online')]),
      ]),
    );
  if (search.trim() !== '') holds.push(makeOrderSearchCondition(database, eb, search.trim()));
  if (issuedIn)
    holds.push(
      eb(
        'orders.id',
        'in',
        selectReceiptsAndVouchersInSpan(database.db, database, issuedIn).select(
          'receipts.order_id',
        ),
      ),
    );
  if (offer !== undefined) holds.push(eb('orders.offer_slug', '=', offer ?? ''));
  for (const [column, value] of [
    ['source', filter.source],
    ['campaign', filter.campaign],
    ['owner_id', filter.owner],
  ] as const)
    if (value !== undefined) holds.push(hasEnquiryWith(eb, column, value));
  return holds;
}

/** Whether the payment of the order was recorded by mistake, so that a voucher cancels its receipt. */
const isMistake = (eb: Expressions): Condition =>
  eb.exists(
    eb
      .selectFrom('receipts as taken_back')
      .select('taken_back.number')
      .whereRef('taken_back.number', '=', 'orders.voucher_number')
      .where('taken_back.why', '=', 'mistake'),
  );

/**
 * Selects orders by a column of their enquiry. With null, selects orders whose enquiry has no value there or was
 * erased.
 */
function hasEnquiryWith(
  eb: Expressions,
  column: 'source' | 'campaign' | 'owner_id',
  value: string | null,
): Condition {
  // PostgreSQL fails if it has to compare an id with a text that is not a UUID.
  const isImpossible = column === 'owner_id' && value !== null && !isUuid(value);
  const found = eb.exists(
    eb
      .selectFrom('enquiries')
      .select('enquiries.id')
      .whereRef('enquiries.id', '=', 'orders.enrolment_id')
      .where((of) =>
        isImpossible
          ? of.or([])
          : value === null
            ? of(of.ref(`enquiries.${column}`), 'is not', null)
            : of(of.ref(`enquiries.${column}`), '=', value),
      ),
  );
  return value === null ? eb.not(found) : found;
}
